/** A table as its reader sees it, for any game and any connection. */
import { SvelteMap } from "svelte/reactivity";
import { Composer } from "./composer.svelte";
import { fromHappenings, fromRecord, standing, type StandingAct, type Told } from "./history";
import { ofGame, type PositionOf, type PreviewedOf, type Seen } from "./seen";
import { speak, type Reading, type Telling } from "$/texts/speaker";
import { namesOf } from "$/wire/names";
import type { Command, LinkState, TableLink } from "$/wire/link";
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

const PASS = "pass";

export class TableStore<View = unknown, Insight = unknown> {
  link = $state.raw<LinkState>({ kind: "connecting" });
  summary = $state.raw<Summary | null>(null);
  you = $state<number | null>(null);
  /** The position now. */
  position = $state.raw<PositionOf<View, Insight> | null>(null);
  happenings = $state.raw<readonly Happening[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  asked = $state.raw<Asked | null>(null);
  advice = $state.raw<readonly Advice[]>([]);
  /** Why the last command was refused, until the next one. */
  refused = $state.raw<Refusal | null>(null);
  /** Commands that were sent and not answered yet. */
  pending = $state(0);
  /** When the position came, for its clocks. */
  received = $state(0);
  /** The entry after which an earlier position is looked at; null for the position now. */
  looking = $state<number | null>(null);
  readonly composer: Composer<View, Insight>;
  private earlier = $state.raw<readonly Told[]>([]);
  private readonly seen = new SvelteMap<number, PositionOf<View, Insight>>();

  /** All acts that count, from the first one on. */
  readonly acts: readonly StandingAct[] = $derived(
    standing([...this.earlier, ...fromHappenings([...this.happenings])]),
  );
  /** The position that is shown: the one now, or the one looked back at. */
  readonly shown = $derived.by(() => {
    return (this.looking === null ? null : (this.seen.get(this.looking) ?? null)) ?? this.position;
  });
  /** Whether the reader owes a decision and can answer it now. */
  readonly mayAct = $derived(
    this.position !== null && this.position.decision !== null && this.looking === null && this.pending === 0,
  );
  /** Whether nobody else at the table is a person. */
  readonly alone = $derived(
    this.you !== null &&
      (this.summary?.chairs.every((one, seat) => seat === this.you || one.kind === "bot") ?? false),
  );
  readonly names = $derived(namesOf(this.summary?.chairs ?? []));
  /** For whom tellings are said at this table. */
  readonly reading: Reading = $derived({
    game: this.summary?.game ?? "",
    names: this.names,
    you: this.you,
  });
  readonly last: StandingAct | null = $derived(this.acts.at(-1) ?? null);
  readonly over = $derived(this.summary?.status === "over" || this.position?.result != null);

  constructor(private readonly way: TableLink) {
    this.composer = new Composer(way);
  }

  open(): void {
    this.way.open({ state: (state) => (this.link = state), heard: (message) => this.hear(message) });
  }

  close(): void {
    this.way.close();
  }

  retry(): void {
    this.way.retry();
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
    return this.composer.considered ?? this.composer.composed;
  }

  /** What the seat is called at this table. */
  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** A telling as a sentence for the reader of this table. */
  speak(telling: Telling): string {
    return speak(telling, this.reading);
  }

  /** Send the chosen steps together. If they are refused, show the reason and clear them. */
  async send(): Promise<void> {
    const { steps } = this.composer;
    const decision = this.position?.decision ?? null;
    if (steps.length === 0 || decision === null || !this.mayAct) return;
    const done = await this.command({ type: "act", decision, steps: [...steps] });
    if (!done) this.composer.clear();
  }

  async act(step: string): Promise<void> {
    this.composer.propose([step]);
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

  /** The number of acts before the reader's last one: an undo leads back to there. */
  get undoTo(): number | null {
    if (this.you === null || this.over) return null;
    if (this.position?.undo != null) return this.position.undo;
    const last = this.acts.findLastIndex((act) => act.seat === this.you);
    return last < 0 ? null : last;
  }

  /** Take back a chosen step, or else a sent one; others may have to agree to that. */
  async undo(): Promise<void> {
    if (this.composer.steps.length > 0 && !this.composer.suggested) this.composer.back();
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

  say(text: string): Promise<boolean> {
    return this.command({ type: "talk", text });
  }

  async hint(): Promise<void> {
    const decision = this.position?.decision ?? null;
    if (decision === null) return;
    const answer = await this.way.ask({ type: "hint", decision });
    if (answer.type === "advised") this.advice = answer.best;
    else this.refused = answer.refusal;
  }

  /** Look at an earlier position that this reader has seen, or at the one now. */
  look(entry: number | null): void {
    this.looking = entry !== null && entry !== this.position?.entry && this.seen.has(entry) ? entry : null;
  }

  /** Step through the positions seen: -1 back, 1 forward. */
  step(by: number): void {
    const entries = [...this.seen.keys()].sort((one, other) => one - other);
    const at = entries.indexOf(this.looking ?? this.position?.entry ?? 0);
    const next = entries[Math.max(0, Math.min(entries.length - 1, at + by))];
    if (next !== undefined) this.look(next);
  }

  get canStepBack(): boolean {
    return this.seen.size > 1 && (this.looking ?? Infinity) > Math.min(...this.seen.keys());
  }

  private async command(command: Command): Promise<boolean> {
    this.refused = null;
    this.pending += 1;
    const answer = await this.way.command(command);
    this.pending -= 1;
    if (answer.type === "refused") this.refused = answer.refusal;
    return answer.type === "accepted";
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.enter(message);
    else if (message.type === "news") this.learn(message);
    else if (message.type === "changed") this.change(message.table);
    else if (message.type === "clocks") this.turnClocks(message.clocks);
    else if (message.type === "said") this.talk = [...this.talk, message];
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
    this.summary = message.table;
    this.you = message.you;
    this.talk = message.talk;
    this.asked = message.asked;
    const known = (this.happenings.at(-1)?.entry ?? -1) + 1;
    if (message.earlier > known) {
      this.happenings = [];
      void this.readEarlier(message.earlier);
    }
    this.tell(message.happenings);
    this.take(message.position);
  }

  private learn(news: News): void {
    this.tell(news.happenings);
    this.take(news.position);
    if (this.summary)
      this.summary = { ...this.summary, turn: news.position.turn, entries: news.position.entry };
  }

  private tell(happenings: readonly Happening[]): void {
    const first = happenings[0]?.entry ?? Infinity;
    this.happenings = [...this.happenings.filter((one) => one.entry < first), ...happenings];
  }

  private take(told: Position | null): void {
    const position = told && ofGame<Position, View, Insight>(told);
    const answered = position?.decision !== this.position?.decision || position === null;
    this.position = position;
    this.received = Date.now();
    if (position) this.seen.set(position.entry, position);
    if (answered) {
      this.composer.begin(position);
      this.advice = [];
    }
  }

  private async readEarlier(before: number): Promise<void> {
    const record = await this.way.record();
    this.earlier = fromRecord(record.entries.slice(0, before));
  }
}
