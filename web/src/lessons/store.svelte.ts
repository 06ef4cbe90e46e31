/** A lesson being taken: which step, the position of it, and what the learner did there. */
import type { Lesson, LessonStep } from "./lesson";
import { studySummary, studyTable } from "$/study/table";
import type { TableStore } from "$/table/store.svelte";
import type { Scene, StudyRequest } from "$/wire/httpTypes";
import { backend } from "$/connect/backend";

const key = (game: string) => `shoal.lesson.${game}`;

function readDone(game: string): number {
  try {
    return Number(localStorage.getItem(key(game)) ?? 0);
  } catch {
    return 0;
  }
}

export class LessonStore {
  at = $state(0);
  /** The first step that was not finished yet. */
  reached = $state(0);
  table = $state.raw<TableStore | null>(null);
  /** Whether the table shows this step already, and not the one before. */
  ready = $state(false);
  /** What the learner did at this step, and the scene after it; null before that. */
  done = $state.raw<{ steps: string[]; scene: Scene } | null>(null);
  private wanted = 0;
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.at] as LessonStep);
  /** Whether the move was one of the invited ones. */
  readonly invited = $derived.by(() => {
    const did = this.done?.steps.join("\n");
    return this.step.invited.some((one) => one.steps.join("\n") === did);
  });

  constructor(
    readonly lesson: Lesson,
    private readonly names: string[],
  ) {
    this.reached = Math.min(readDone(lesson.game), lesson.steps.length);
    this.goTo(this.reached < lesson.steps.length ? this.reached : 0);
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the next step is open: after a move, or if there is only something to look at. */
  get mayGoOn(): boolean {
    return this.done !== null || this.step.invited.length === 0;
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.lesson.steps.length - 1, at));
    this.done = null;
    this.ready = false;
    void this.show([]);
  }

  next(): void {
    this.finish();
    if (!this.last) this.goTo(this.at + 1);
  }

  finish(): void {
    this.reached = Math.max(this.reached, this.at + 1);
    try {
      localStorage.setItem(key(this.lesson.game), String(this.reached));
    } catch {
      // Without storage the lesson starts at its beginning next time.
    }
  }

  private async show(steps: string[]): Promise<void> {
    const wanted = ++this.wanted;
    const { game, seats, options, seat } = this.lesson;
    const acts = this.lesson.acts.slice(0, this.step.after);
    const study: StudyRequest = { game, seats, options, acts, steps, reader: seat };
    const scene = await backend.study(study);
    if (wanted !== this.wanted) return;
    const closed = { ...scene, position: { ...scene.position, legal: [], decision: null } };
    const setup = {
      study,
      summary: studySummary(this.lesson, (seat) => this.names[seat] ?? ""),
      scene: steps.length > 0 ? closed : scene,
      before: [],
      you: seat,
    };
    this.table = studyTable(setup, (taken) => void this.show(taken));
    this.done = steps.length > 0 ? { steps, scene } : null;
    this.ready = true;
  }
}
