/** What is known of the dice of the table that is shown. */
import type { KeptDice } from "$/dice/kept";
import { diceKeeper } from "$/connect/dice";
import type { Happening, Summary } from "$/wire/messages";

export type Verdict = "promised" | "partly" | "checked" | "wrong";

export class DiceWatch {
  kept = $state.raw<KeptDice | null>(null);
  /** The first entry that was not heard yet. */
  private heard = 0;

  /** Compare what the server shows now with what was kept; where the game is over, check all of it. */
  async attend(summary: Summary, finish: boolean): Promise<void> {
    const keeper = await diceKeeper();
    const over = finish && summary.status === "over" && summary.commitment.secret !== null;
    try {
      this.kept = await (over ? keeper.finish(summary) : keeper.attend(summary));
    } catch {
      // the server could not be asked; the next change of the table tries it again
    }
  }

  async hear(summary: Summary, happenings: readonly Happening[]): Promise<void> {
    const fresh = happenings.filter((one) => one.entry >= this.heard);
    if (fresh.length === 0) return;
    this.heard = Math.max(...fresh.map((one) => one.entry)) + 1;
    this.kept = await (await diceKeeper()).hear(summary, fresh);
  }

  /** What can be said of the dice; null before anything is known. `seated` says whether the reader plays. */
  verdictFor(seated: boolean): Verdict | null {
    const { kept } = this;
    if (kept === null || kept.seals === null) return null;
    if (kept.problems.length > 0) return "wrong";
    if (kept.draws === null) return "promised";
    return kept.late || (seated && !this.counts) ? "partly" : "checked";
  }

  /** Whether a word of this browser is among those that the dice follow from. */
  get counts(): boolean {
    const { mine = {}, words } = this.kept ?? {};
    return Object.entries(mine).some(([seat, { word }]) => words?.[Number(seat)] === word);
  }
}
