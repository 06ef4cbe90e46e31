/** Earlier positions of a table, as this reader saw them: stepping through the acts, and asking for what is missing. */
import { SvelteMap } from "svelte/reactivity";
import type { StandingAct } from "./standingActs";
import { ofGame, type PositionOf } from "../viewTypes";
import { unlessLost, type TableLink } from "$/wire/link";
import type { Happening, Looked, Position, Refusal, Refused } from "$/wire/messages";

/** Milliseconds to wait after the backend has said that it was asked too often. */
export const PATIENCE_MS = 1000;

/** The part of a table whose past this is. */
export interface Present<View, Insight> {
  readonly acts: readonly StandingAct[];
  readonly happenings: readonly Happening[];
  readonly position: PositionOf<View, Insight> | null;
}

export class EarlierPositions<View = unknown, Insight = unknown> {
  /** The number of entries of the position that is looked at; null for the position now. */
  looking = $state<number | null>(null);
  private readonly seen = new SvelteMap<number, PositionOf<View, Insight>>();
  private readonly told = new SvelteMap<number, Happening | null>();
  private held = $state.raw<PositionOf<View, Insight> | null>(null);
  private asking = false;
  /** How many readers there were: answers for one who has left are not kept. */
  private reader = 0;

  /** How many acts the game has so far. */
  readonly steps: number = $derived.by(() => this.present.acts.length);
  /** After how many acts the position shown is: `steps` for the position now. */
  readonly at: number = $derived.by(() => {
    const { looking } = this;
    if (looking === null) return this.steps;
    return this.present.acts.filter((act) => act.entry < looking).length;
  });
  /** The earlier position. While it is asked for, the one shown before stays. */
  readonly position: PositionOf<View, Insight> | null = $derived.by(() =>
    this.looking === null ? null : (this.seen.get(this.looking) ?? this.held),
  );
  readonly loading: boolean = $derived.by(() => this.looking !== null && !this.seen.has(this.looking));
  /** What led to the earlier position. */
  readonly happening: Happening | null = $derived.by(() => {
    const { looking } = this;
    if (looking === null) return null;
    const known = this.present.happenings.find((one) => one.entry === looking - 1);
    return known ?? this.told.get(looking) ?? null;
  });

  /** `refuse` is told why an earlier position cannot be shown. */
  constructor(
    private readonly present: Present<View, Insight>,
    private readonly link: TableLink,
    private readonly refuse: (refusal: Refusal) => void,
  ) {}

  /** Look at the position after the first `entry` entries, or at the one now. */
  look(entry: number | null): void {
    const now = this.present.position;
    this.held = this.position ?? now;
    this.looking = entry === null || now === null || entry >= now.entry ? null : Math.max(0, entry);
    void this.ask();
  }

  /** Look at the position after so many acts. */
  stepTo(acts: number): void {
    const wanted = Math.max(0, Math.min(this.steps, acts));
    const act = this.present.acts[wanted - 1];
    this.look(wanted === this.steps ? null : act === undefined ? 0 : act.entry + 1);
  }

  /** Keep a position that the reader sees now. */
  keep(position: PositionOf<View, Insight>): void {
    this.seen.set(position.entry, position);
  }

  /** Forget everything: somebody else reads now. */
  forget(): void {
    this.seen.clear();
    this.told.clear();
    this.looking = null;
    this.held = null;
    this.reader += 1;
  }

  /** Ask for the position that is looked at; also after the connection was lost. One question at a time. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      for (let entry = this.missing; entry !== null; entry = this.missing) {
        const { reader } = this;
        const answer = await unlessLost(this.link.ask({ type: "look", entry }));
        if (answer === null) return;
        if (reader === this.reader) await this.hear(entry, answer);
      }
    } finally {
      this.asking = false;
    }
  }

  private get missing(): number | null {
    return this.loading ? this.looking : null;
  }

  private async hear(entry: number, answer: Looked | Refused): Promise<void> {
    if (answer.type === "looked") {
      this.told.set(entry, answer.happening);
      this.keep(ofGame<Position, View, Insight>(answer.position));
    } else if (answer.refusal.code === "limit") {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    } else if (this.looking === entry) {
      this.looking = null;
      this.refuse(answer.refusal);
    }
  }
}
