/** Who plays on this device. A guest is made only when somebody wants to play. */
import { backend } from "./connect/backend";
import { BackendError } from "./wire/backend";
import type { Me } from "./wire/httpTypes";

class Visitor {
  private player = $state.raw<Me | null>(null);
  private answered = $state(false);
  private asking: Promise<Me | null> | null = null;

  get name(): string {
    return this.player?.name ?? "";
  }

  /** Whether the backend has said who plays here. */
  get known(): boolean {
    return this.answered;
  }

  /** Whether they can sign in elsewhere; a guest cannot. */
  get account(): boolean {
    return this.player?.account ?? false;
  }

  /** Note who plays here after signing in or out. */
  become(player: Me | null): void {
    this.player = player;
    this.asking = player ? Promise.resolve(player) : null;
  }

  /** Ask who plays here; null if nobody does yet. */
  load(): Promise<Me | null> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Return who plays here; make them a guest if nobody does yet. */
  async ensure(): Promise<Me> {
    const known = await this.load();
    if (known) return known;
    this.player = await backend.guest();
    this.asking = Promise.resolve(this.player);
    return this.player;
  }

  async rename(name: string): Promise<Me> {
    this.player = await backend.rename(name);
    return this.player;
  }

  private async ask(): Promise<Me | null> {
    try {
      this.player = await backend.me();
      this.answered = true;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      this.asking = null;
    }
    return this.player;
  }
}

export const me = new Visitor();
