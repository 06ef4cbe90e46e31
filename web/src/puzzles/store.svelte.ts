/** A puzzle being solved: its position, the steps so far, the tries, and the solution once it is told. */
import { backend } from "$/connect/backend";
import { studySummary, studyTable } from "$/study/table";
import type { TableStore } from "$/table/store.svelte";
import { sideName } from "$/i18n/tellings";
import type { Answered, AskedPuzzle, PuzzleHint, Solution, StudyRequest } from "$/wire/httpTypes";

export class PuzzleStore {
  state = $state<"ask" | "wrong" | "right" | "shown">("ask");
  table = $state.raw<TableStore | null>(null);
  /** What was chosen: a part of a choice while it is asked, else the whole of it. */
  steps = $state.raw<readonly string[]>([]);
  /** The place of the last choice among all. */
  rank = $state(0);
  tries = $state(0);
  /** What speaks for the answer, once a hint was asked for. */
  hinted = $state.raw<PuzzleHint | null>(null);
  /** What the first try has changed. */
  rated = $state.raw<Answered | null>(null);
  solution = $state.raw<Solution | null>(null);
  private wanted = 0;

  /** `onsolved` hears at which try it was solved; 0 if the answer was shown. */
  constructor(
    readonly asked: AskedPuzzle,
    private readonly onsolved: (tries: number) => void,
  ) {
    void this.show([]);
  }

  get told(): boolean {
    return this.state === "right" || this.state === "shown";
  }

  again(): void {
    this.state = "ask";
    void this.show([]);
  }

  async hint(): Promise<void> {
    this.hinted ??= await backend.hint(this.asked.game, this.asked.id);
  }

  async reveal(): Promise<void> {
    const { choices } = await this.learn();
    const answer = choices[0];
    if (!answer || this.told) return;
    this.rank = answer.rank;
    this.onsolved(0);
    await this.show(answer.steps, true);
    this.state = "shown";
  }

  private async act(more: readonly string[]): Promise<void> {
    const { game, id } = this.asked;
    const steps = [...this.steps, ...more];
    const tried = await backend.tryPuzzle(game, id, steps);
    if (!tried.whole) return this.show(steps);
    this.tries++;
    if (tried.solver) this.rated = tried;
    this.rank = tried.rank;
    if (tried.right) {
      this.onsolved(this.tries);
      await this.learn();
    }
    await this.show(steps, true);
    this.state = tried.right ? "right" : "wrong";
  }

  private async learn(): Promise<Solution> {
    this.solution ??= await backend.solution(this.asked.game, this.asked.id);
    return this.solution;
  }

  /** Show the position after some steps. After a whole choice nothing can be chosen. */
  private async show(steps: readonly string[], closed = false): Promise<void> {
    const wanted = ++this.wanted;
    const { game, seats, options, seat, id } = this.asked;
    const study: StudyRequest = { game, seats, options, acts: [], steps, puzzle: id, reader: seat };
    const found = await backend.study(study);
    if (wanted !== this.wanted) return;
    const scene = closed ? { ...found, position: { ...found.position, legal: [], decision: null } } : found;
    this.steps = steps;
    const setup = {
      study,
      summary: studySummary(this.asked, (seat) => sideName(seat, this.asked.game)),
      scene,
      before: [],
      you: seat,
    };
    this.table = studyTable(setup, (taken) => void this.act(taken));
  }
}
