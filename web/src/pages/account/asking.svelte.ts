/** One question to the server at a time: what it refused, and whether the owner must prove who they are first. */
import { NoPasskey } from "./passkeys";
import { t } from "$/strings/account/texts";
import { BackendError } from "$/wire/backend";

export class Asking {
  busy = $state(false);
  sentence = $state("");
  /** What is done again after a proof. */
  unproved = $state.raw<(() => Promise<unknown>) | null>(null);

  /** Do something, and show why it failed; return whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.sentence = "";
    try {
      await work();
      this.unproved = null;
      return true;
    } catch (error) {
      this.hear(error, work);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private hear(error: unknown, work: () => Promise<unknown>): void {
    if (error instanceof NoPasskey) this.sentence = t.account.passkeyFailed;
    else if (!(error instanceof BackendError)) throw error;
    else if (error.refusal.code === "unproved") this.unproved = work;
    else this.sentence = error.sentence;
  }
}
