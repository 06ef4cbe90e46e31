/** What a reader sees and hears of a table: the position now or an earlier one, what happened, who sits there. */
import { TablePresence } from "./people/presence.svelte";
import { Draft } from "./turn/draft.svelte";
import { EarlierPositions } from "./history/earlierPositions.svelte";
import { Playback } from "./history/playback.svelte";
import type { StandingAct } from "./history/standingActs";
import { Happenings } from "./history/happenings.svelte";
import { ofGame, type PositionOf, type PreviewedOf, type Seen } from "./viewTypes";
import { speak, type ReaderContext, type Telling } from "$/i18n/tellings";
import { namesOf } from "$/wire/names";
import type { LinkState, TableLink } from "$/wire/link";
import type {
  Advice,
  Asked,
  ClockFace,
  Happening,
  News,
  Position,
  Refusal,
  Said,
  ServerMessage,
  Summary,
  Welcome,
} from "$/wire/messages";

export class TableReader<View = unknown, Insight = unknown> {
  link = $state.raw<LinkState>({ kind: "connecting" });
  summary = $state.raw<Summary | null>(null);
  you = $state<number | null>(null);
  /** The position now. */
  position = $state.raw<PositionOf<View, Insight> | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** Whether the table takes forced steps for the reader; null if they have no seat. */
  auto = $state<boolean | null>(null);
  advice = $state.raw<readonly Advice[]>([]);
  /** Where the shares of the advice come from. */
  adviceFrom = $state.raw<Telling | null>(null);
  /** Why the last command was refused, until the next one. */
  refused = $state.raw<Refusal | null>(null);
  /** Commands that were sent and not answered yet. */
  pending = $state(0);
  /** Who is there. */
  readonly presence = new TablePresence();
  /** When the position came, for its clocks. */
  received = $state(0);
  readonly draft: Draft<View, Insight>;
  /** Shows what others did since the reader's turn. */
  readonly playback: Playback;
  /** Earlier positions. */
  readonly earlier: EarlierPositions<View, Insight>;
  private readonly told: Happenings;
  /** The position that is shown: the one now, or the one looked back at. */
  readonly shown: PositionOf<View, Insight> | null = $derived.by(
    () => this.earlier.position ?? this.position,
  );
  /** Whether the reader owes a decision and can answer it now. */
  readonly mayAct: boolean = $derived.by(
    () =>
      this.position !== null &&
      this.position.decision !== null &&
      this.looking === null &&
      this.pending === 0,
  );
  /** Whether nobody else at the table is a person. */
  readonly alone = $derived(
    this.you !== null &&
      (this.summary?.chairs.every((one, seat) => seat === this.you || one.kind === "bot") ?? false),
  );
  readonly names = $derived(namesOf(this.summary?.chairs ?? []));
  /** For whom tellings are said at this table. */
  readonly reading: ReaderContext = $derived({
    game: this.summary?.game ?? "",
    names: this.names,
    you: this.you,
  });
  /** The act that led to the position shown. */
  readonly last: StandingAct | null = $derived.by(() => this.acts[this.earlier.at - 1] ?? null);
  readonly over = $derived(this.summary?.status === "over" || this.position?.result != null);

  /** `still` says whether the reader wants no motion. */
  constructor(
    protected readonly way: TableLink,
    still?: () => boolean,
  ) {
    this.told = new Happenings(way);
    this.earlier = new EarlierPositions(this, way, (refusal) => this.cannotLook(refusal));
    this.playback = new Playback(this, still);
    this.draft = new Draft(way, () => this.playback.stop());
  }

  open(): void {
    this.way.open({ state: (state) => (this.link = state), heard: (message) => this.hear(message) });
  }

  close(): void {
    this.playback.pause();
    this.way.close();
  }

  retry(): void {
    this.way.retry();
  }

  /** The latest happenings, in order. */
  get happenings(): readonly Happening[] {
    return this.told.happenings;
  }

  /** All acts that count, from the first one on. */
  get acts(): readonly StandingAct[] {
    return this.told.acts;
  }

  /** The position that a room draws. Rooms are shown only when there is one. */
  get now(): Seen<View, Insight> {
    if (this.shown === null) throw new Error("there is no position to draw yet");
    return this.shown;
  }

  get view(): View {
    return this.now.view;
  }

  get insight(): Insight {
    return this.now.insight;
  }

  /** What a board shows as the next position: after the step under the pointer, else after the chosen steps. */
  get ahead(): PreviewedOf<View, Insight> | null {
    return this.draft.considered ?? this.draft.composed;
  }

  /** What the seat is called at this table. */
  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** A telling as a sentence for the reader of this table. */
  speak(telling: Telling): string {
    return speak(telling, this.reading);
  }

  /** The number of entries of the earlier position that is looked at; null for the position now. */
  get looking(): number | null {
    return this.earlier.looking;
  }

  /** What led to the earlier position that is looked at. */
  get lookedAt(): Happening | null {
    return this.earlier.happening;
  }

  /** Look at the position after the first `entry` entries, or at the one now. */
  look(entry: number | null): void {
    this.earlier.look(entry);
    this.settle();
  }

  /** Step through the acts of the game: -1 back, 1 forward. */
  step(by: number): void {
    this.stepTo(this.earlier.at + by);
  }

  /** Look at the position after so many acts: 0 for the start. */
  stepTo(acts: number): void {
    this.earlier.stepTo(acts);
    this.settle();
  }

  /** How many acts there are, and after how many the position shown is. */
  get steps(): number {
    return this.earlier.steps;
  }

  get stepAt(): number {
    return this.earlier.at;
  }

  get canStepBack(): boolean {
    return this.earlier.at > 0;
  }

  /** Nothing plays over an earlier position; back at the one now, the rest is shown. */
  private settle(): void {
    if (this.looking === null) this.playback.resume();
    else this.playback.pause();
  }

  private cannotLook(refusal: Refusal): void {
    this.refused = refusal;
    this.settle();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.enter(message);
    else if (message.type === "news") this.learn(message);
    else if (message.type === "changed") this.change(message.table);
    else if (message.type === "clocks") this.turnClocks(message.clocks);
    else if (message.type === "said") this.talk = [...this.talk, message];
    else if (message.type === "presence") this.presence.hear(message);
    else if (message.type === "asked") this.asked = message.settled === undefined ? message : null;
  }

  /** A player who was turned away before the game began has no seat any more. */
  private change(summary: Summary): void {
    this.summary = summary;
    const began = summary.entries > 0 || summary.status === "running";
    if (!began && this.you !== null && summary.chairs[this.you]?.kind === "open") this.you = null;
  }

  private turnClocks(clocks: ClockFace[]): void {
    if (this.position) this.position = { ...this.position, clocks };
    this.received = Date.now();
  }

  private enter(message: Welcome): void {
    if (message.you !== this.you) this.forget();
    this.summary = message.table;
    this.you = message.you;
    this.talk = message.talk;
    this.asked = message.asked;
    this.auto = message.auto ?? null;
    this.told.enter(message.earlier, message.happenings);
    this.take(message.position);
    this.playback.enter();
    void this.earlier.ask();
  }

  /** Somebody else reads now: nothing of what the reader before saw or chose is left. */
  private forget(): void {
    this.earlier.forget();
    this.position = null;
  }

  /** News that were overtaken by later ones say nothing new. */
  private learn(news: News): void {
    if (this.position && news.position.entry < this.position.entry) return;
    this.told.tell(news.happenings);
    this.take(news.position);
    if (this.summary)
      this.summary = { ...this.summary, turn: news.position.turn, entries: news.position.entry };
    this.playback.hear(news.happenings);
  }

  private take(told: Position | null): void {
    const position = told && ofGame<Position, View, Insight>(told);
    const answered = position?.decision !== this.position?.decision || position === null;
    this.position = position;
    this.received = Date.now();
    if (position) this.earlier.keep(position);
    if (answered) {
      this.draft.begin(position);
      this.advice = [];
      this.adviceFrom = null;
    }
  }
}
