/** Whom the player follows, mutes and blocks. Asked once, and changed here. */
import { hidden } from "./hidden.svelte";
import { me } from "$/me.svelte";
import { BackendError } from "$/wire/backend";
import { people, type Hearing, type Kind, type Whom } from "$/wire/people";
import type { People } from "$/wire/httpTypes";

const NOBODY: People = { follow: [], mute: [], block: [], hearing: "everybody" };

class Acquaintances {
  known = $state.raw<People>(NOBODY);
  /** Why the latest choice was refused. */
  refusal = $state("");
  private asking: Promise<void> | null = null;

  load(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  has(kind: Kind, name: string): boolean {
    return this.known[kind].includes(name);
  }

  /** Follow, mute or block somebody, or no longer. A stranger becomes a guest first. */
  async choose(kind: Kind, name: string, whom: Whom, on: boolean): Promise<void> {
    await this.attempt(async () => {
      await me.ensure();
      await people.choose(kind, whom, on);
      if (kind !== "follow") this.hide(name, kind, on);
      this.known = await people.known();
    });
  }

  async hear(whom: Hearing): Promise<void> {
    await this.attempt(() => people.hear(whom));
    this.known = { ...this.known, hearing: whom };
  }

  private hide(name: string, kind: Kind, on: boolean): void {
    const other = kind === "mute" ? "block" : "mute";
    if (on) hidden.add(name);
    else if (!this.has(other, name)) hidden.delete(name);
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.refusal = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      this.refusal = error.sentence;
    }
  }

  private async ask(): Promise<void> {
    if (await me.load()) this.known = await people.known();
  }
}

export const acquaintances = new Acquaintances();
