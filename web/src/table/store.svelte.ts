/** A table as its reader uses it, for any game and any connection: what they see, and what they may do. */
import { TableReader } from "./reader.svelte";
import { unlessLost, type Command } from "$/wire/link";
import type { Advice } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

const PASS = "pass";
/** Milliseconds between two messages that the reader is there. */
const TOUCH = 20_000;

export class TableStore<View = unknown, Insight = unknown> extends TableReader<View, Insight> {
  private touched = 0;
  /** The decision for which a hint is on its way. */
  private sought = $state<number | null>(null);

  /** Whether the chosen steps can be sent now; the room says whether they are a whole move. */
  get maySend(): boolean {
    return this.mayAct && this.link.kind === "open" && this.draft.steps.length > 0;
  }

  /** Send the chosen steps together. If they are refused, they stay chosen and the reason is shown. */
  async send(): Promise<void> {
    const { steps } = this.draft;
    const decision = this.position?.decision ?? null;
    if (decision === null || !this.maySend) return;
    this.playback.stop();
    await this.command({ type: "act", decision, steps: [...steps] });
    if (this.refused?.code === "stale") this.draft.tooLate(decision, steps);
  }

  async act(step: string): Promise<void> {
    this.draft.propose([step]);
    await this.send();
  }

  get canPass(): boolean {
    return this.mayAct && (this.position?.legal.includes(PASS) ?? false);
  }

  pass(): Promise<void> {
    return this.act(PASS);
  }

  resign(): Promise<boolean> {
    return this.command({ type: "resign" });
  }

  /** The number of acts to which an undo leads back; null if there is none: chance and what was seen stay. */
  get undoTo(): number | null {
    return this.you === null || this.over ? null : (this.position?.undo ?? null);
  }

  /** Say whether the table takes forced steps for the reader. */
  async takeSteps(auto: boolean): Promise<void> {
    if (await this.command({ type: "steps", auto })) this.auto = auto;
  }

  /** Take back a chosen step, or else a sent one; others may have to agree to that. */
  async undo(): Promise<void> {
    if (this.draft.steps.length > 0 && !this.draft.suggested) this.draft.back();
    else if (this.undoTo !== null) await this.command({ type: "undo", to: this.undoTo });
  }

  answerUndo(agree: boolean): Promise<boolean> {
    return this.command({ type: "answer_undo", agree });
  }

  /** The days of vacation that the reader may still take; 0 where there is none. */
  get vacation(): number {
    return this.you === null || this.over ? 0 : (this.position?.clocks?.[this.you]?.vacation ?? 0);
  }

  /** Take one day of vacation: this decision, or the reader's next one, gets one more day. */
  takeVacation(): Promise<boolean> {
    return this.command({ type: "vacation", left: this.vacation - 1 });
  }

  /** Go on without somebody who is away: claim the win, or let a bot take over. */
  claim(seat: number, what: "win" | "bot"): Promise<boolean> {
    return this.command({ type: "claim", seat, what });
  }

  /** Take the reader's seat back from the bot that plays for them. */
  takeBack(): Promise<boolean> {
    return this.command({ type: "back" });
  }

  nudge(seat: number): Promise<boolean> {
    return this.command({ type: "nudge", seat });
  }

  /** Say that the reader is there: where a clock runs, others may go on without somebody who does nothing. */
  touch(now = false): void {
    const owes = this.position?.decision != null && this.summary?.clock.kind === "live";
    if (!owes || this.presence.told === null || this.link.kind !== "open") return;
    if (!now && Date.now() < this.touched + TOUCH) return;
    this.touched = Date.now();
    void unlessLost(this.way.command({ type: "awake" }));
  }

  say(text: string): Promise<boolean> {
    return this.command({ type: "talk", text });
  }

  /** Whether a hint may be asked for now: at tables where nobody else is a person. */
  get mayHint(): boolean {
    const { position } = this;
    return this.alone && position?.decision != null && position.result === null && this.looking === null;
  }

  /** Whether a hint for this decision is on its way. */
  get seeking(): boolean {
    return this.sought !== null && this.sought === this.position?.decision;
  }

  /** Whether something is on its way that a hint would only come after. */
  get busy(): boolean {
    return this.pending > 0 || this.seeking;
  }

  /**
   * Ask for the best actions. The first one is suggested if the reader has chosen nothing, so that it only needs to be
   * sent; `follow` chooses it in rooms where more belongs to it.
   */
  async hint(follow?: (advice: Advice) => unknown): Promise<void> {
    const decision = this.position?.decision ?? null;
    if (decision === null || this.busy) return;
    this.sought = decision;
    const answer = await unlessLost(this.way.ask({ type: "hint", decision }));
    if (this.sought === decision) this.sought = null;
    if (answer === null || this.position?.decision !== decision) return;
    if (answer.type === "refused") {
      this.refused = answer.refusal;
      return;
    }
    this.advice = answer.best;
    this.adviceFrom = answer.origin;
    const [best] = answer.best;
    if (!best || (this.draft.steps.length > 0 && !this.draft.suggested)) return;
    if (follow) follow(best);
    else this.draft.suggest([best.action]);
  }

  private async command(command: Command): Promise<boolean> {
    this.refused = null;
    this.pending += 1;
    try {
      const answer = await unlessLost(this.way.command(command));
      if (answer?.type === "refused") this.refused = answer.refusal;
      return answer?.type === "accepted";
    } catch (error) {
      // The link says itself that it is lost; this did not even reach it.
      this.refused = refusal("lost", "lost");
      throw error;
    } finally {
      this.pending -= 1;
    }
  }
}
