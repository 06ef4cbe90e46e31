/** Who plays on this device. A guest is made only when somebody wants to play. */
import { house, HouseError, type Me } from "./connect/house";

class Visitor {
  private player = $state.raw<Me | null>(null);
  private asking: Promise<Me | null> | null = null;

  get name(): string {
    return this.player?.name ?? "";
  }

  /** Learn who this is, if anybody yet. */
  know(): Promise<Me | null> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Be somebody: a guest, if nobody yet. */
  async be(): Promise<Me> {
    const known = await this.know();
    if (known) return known;
    this.player = await house.guest();
    this.asking = Promise.resolve(this.player);
    return this.player;
  }

  async rename(name: string): Promise<Me> {
    this.player = await house.rename(name);
    return this.player;
  }

  private async ask(): Promise<Me | null> {
    try {
      this.player = await house.me();
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (error.refusal.code !== "stranger") this.asking = null;
    }
    return this.player;
  }
}

export const me = new Visitor();
