/** Shows on the board, one after the other, what others and chance did since the reader's turn. */
import { SvelteSet } from "svelte/reactivity";
import { CHANCE, grouped, latest, sinceReader, sinceRound, withoutUndone, type Group } from "./sinceMyTurn";
import type { StandingAct } from "./standingActs";
import { prefersStill } from "$/kit/motion";
import type { Happening, Position } from "$/wire/messages";

/** Milliseconds that one group is shown. */
export const SHOWN = 420;
/** Milliseconds that all groups are marked if the reader wants no motion. */
export const MARKED = 1600;

/** The part of a table that is played back. */
export interface Played {
  readonly happenings: readonly Happening[];
  readonly acts: readonly StandingAct[];
  readonly you: number | null;
  readonly position: Pick<Position, "turn" | "decision" | "result"> | null;
  readonly looking: number | null;
  /** What led to the earlier position that is looked at. */
  readonly lookedAt: Happening | null;
}

const NOTHING: readonly Happening[] = [];

export class Playback {
  /** What is shown now; empty while nothing is played. */
  showing = $state.raw<readonly Happening[]>(NOTHING);
  private readonly entries = new SvelteSet<number>();
  /** The entries that were shown since the page was opened. */
  readonly shown: ReadonlySet<number> = this.entries;
  /** The entries that need not be shown any more in this run. */
  private done: readonly number[] = [];
  /** The entries that were shown, or whose showing the reader ended. They do not play by themselves again. */
  private past: readonly number[] = [];
  /** The first entry of the latest news. */
  private together = $state(Infinity);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether there is a board to show it on. */
  private begun = false;

  private readonly standing: readonly Happening[] = $derived.by(() =>
    withoutUndone(this.table.happenings, this.table.acts),
  );
  /** What others and chance did since the reader's last act; for a spectator, in the last round. */
  readonly acts: readonly Happening[] = $derived.by(() => {
    const { you, position } = this.table;
    return you === null ? sinceRound(this.standing, position?.turn ?? []) : sinceReader(this.standing, you);
  });
  /** The same as chips of the strip. */
  readonly groups: readonly Group[] = $derived.by(() => grouped(this.acts));
  /** The number of the group that is shown; null while nothing is played. */
  readonly at: number | null = $derived.by(() => {
    const found = this.groups.findLastIndex((group) => this.lights(group));
    return found < 0 ? null : found;
  });
  /** The latest act of any seat, with the chance that followed it; the act looked at in an earlier position. */
  readonly lastAct: readonly Happening[] = $derived.by(() => {
    const { looking, lookedAt } = this.table;
    if (looking === null) return latest(this.standing, this.together);
    return lookedAt === null ? NOTHING : [lookedAt];
  });

  constructor(
    private readonly table: Played,
    private readonly still: () => boolean = prefersStill,
  ) {}

  get playing(): boolean {
    return this.showing.length > 0;
  }

  /** Whether a chip is lit. Without motion all of them are at once. */
  lights(group: Group): boolean {
    return group.happenings.some((one) => this.isShowing(one.entry));
  }

  isShowing(entry: number): boolean {
    return this.showing.some((one) => one.entry === entry);
  }

  /** The board and its strip are drawn: show what was told before that. */
  begin(): void {
    this.begun = true;
    this.resume();
  }

  /** Show everything since the reader's turn, from its beginning. */
  play(): void {
    this.done = [];
    this.next();
  }

  /** End at once. What was not shown yet does not play by itself any more; what waits for its turn to be shown does. */
  stop(): void {
    if (this.playing) this.past = withEntries(this.past, this.acts);
    this.pause();
  }

  /** End at once, and go on when the reader comes back from an earlier position. */
  pause(): void {
    clearTimeout(this.timer);
    this.showing = NOTHING;
  }

  /** The board has drawn or lit up what is shown: its time begins now, however long a busy device took for it. */
  lit(): void {
    if (this.playing) this.wait();
  }

  /** Take up news. What came together is one act. */
  hear(news: readonly Happening[]): void {
    this.together = news[0]?.entry ?? this.together;
    if (this.isDue(news)) this.goOn();
  }

  /** Take up a welcome. What it tells did not come together. */
  enter(): void {
    this.together = Infinity;
    this.resume();
  }

  /** Go on after a pause, if there is anything left to show. */
  resume(): void {
    if (this.isDue([])) this.goOn();
  }

  /** Show what was neither shown nor skipped. What is being shown stays until its time is over. */
  private goOn(): void {
    if (this.playing && !this.still()) return;
    this.done = this.past.filter((entry) => !this.isShowing(entry));
    this.next();
  }

  /** At the reader's turn, at the end, for a spectator, and after a roll. Never over an earlier position. */
  private isDue(news: readonly Happening[]): boolean {
    const { position, you, looking } = this.table;
    if (!this.begun || position === null || looking !== null) return false;
    const rolled = news.some((one) => one.seat === CHANCE);
    return position.decision !== null || position.result !== null || you === null || rolled;
  }

  private next(): void {
    clearTimeout(this.timer);
    const left = this.acts.filter((one) => !this.done.includes(one.entry));
    const group = this.groups.find((one) => one.happenings.some((part) => left.includes(part)));
    const now = this.still() ? left : left.filter((one) => group?.happenings.includes(one));
    this.showing = now;
    if (now.length === 0) return;
    for (const one of now) this.entries.add(one.entry);
    this.done = withEntries(this.done, now);
    this.past = withEntries(this.past, now);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), this.still() ? MARKED : SHOWN);
  }
}

const withEntries = (entries: readonly number[], more: readonly Happening[]): readonly number[] => [
  ...entries,
  ...more.map((one) => one.entry),
];
