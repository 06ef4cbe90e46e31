/** A finished game being reviewed: the position shown, who is looking, what was judged, and what was tried. */
import { changes, sharesByPly } from "./luckAndSkill";
import { turningPoints } from "./turningPoints";
import { readLines, withLine, writeLines, type TriedLine } from "./lines";
import { studyTable } from "$/study/table";
import { fromRecord, standing } from "$/table/history/standingActs";
import type { TableStore } from "$/table/store.svelte";
import { speakAll, type ReaderContext } from "$/i18n/tellings";
import { namesOf } from "$/wire/names";
import type { Checked, Judged, Scene, StudyRequest } from "$/wire/httpTypes";
import { backend } from "$/connect/backend";
import { ALL_REVEALED } from "$/wire/backend";
import type { Summary, Told } from "$/wire/messages";

const TOGETHER = 12;
const POLL = 1500;

export class ReviewStore {
  /** The position shown, as a table that a room can draw. */
  table = $state.raw<TableStore | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How many acts of the game have been played at the position shown, and the steps tried from there. */
  ply = $state(0);
  steps = $state.raw<readonly string[]>([]);
  trying = $state(false);
  /** Whose knowledge is shown: a seat, or ALL_REVEALED. */
  reader = $state(ALL_REVEALED);
  judged = $state.raw<readonly Judged[]>([]);
  asked = $state(false);
  checked = $state.raw<Checked | null>(null);
  lines = $state.raw<readonly TriedLine[]>([]);
  /** The last scene of the game: its scores and shares. */
  end = $state.raw<Scene | null>(null);
  private readonly scenes: Record<string, Scene> = {};
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The seat whose share the bars and the turning points are about. */
  readonly seat: number;
  readonly shares = $derived.by(() => sharesByPly(this.judged, this.acts.length, this.endShares));
  readonly changes = $derived.by(() => changes(this.shares, this.judged, this.seat));
  readonly turning = $derived(turningPoints(this.changes));

  private constructor(
    readonly summary: Summary,
    readonly you: number | null,
    readonly acts: readonly (readonly [number, string])[],
    private readonly endShares: number[] | null,
  ) {
    this.seat = you ?? 0;
    this.reader = you ?? ALL_REVEALED;
    this.ply = acts.length;
    this.lines = readLines(summary.id);
  }

  static async open(summary: Summary, you: number | null, shares: number[] | null): Promise<ReviewStore> {
    const record = await backend.record(summary.id);
    const acts = standing(fromRecord(record.entries)).map((act) => [act.seat, act.text] as const);
    const store = new ReviewStore(summary, you, acts, shares);
    const judged = await backend.review(summary.id);
    store.hear(judged.judged);
    await store.show();
    store.end = store.scene;
    void store.check();
    return store;
  }

  async check(): Promise<void> {
    this.checked = null;
    this.checked = await backend.dice(this.summary.id);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  get complete(): boolean {
    return this.judged.length >= this.acts.length;
  }

  /** The act before the position shown, and what followed from it by the rules. */
  readonly happened = $derived(this.speak(this.scene?.happening?.tellings.slice(0, 1)));
  readonly followed = $derived(this.speak(this.scene?.happening?.tellings.slice(1)));

  get names(): string[] {
    return namesOf(this.summary.chairs);
  }

  get reading(): ReaderContext {
    return { game: this.summary.game, names: this.names, you: this.you };
  }

  private speak(tellings: readonly Told[] = []): string {
    return speakAll(tellings, this.reading);
  }

  /** Ask for a review of the whole game, and check its progress from time to time. */
  async ask(where: "here" | "server" = "here"): Promise<void> {
    this.asked = true;
    this.hear((await backend.askReview(this.summary.id, where)).judged);
    this.poll();
  }

  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(this.acts.length, ply));
    this.leave();
  }

  look(reader: number): void {
    this.reader = reader;
    this.leave();
  }

  /** Go back from the tried line to the game as it was played. */
  leave(): void {
    this.steps = [];
    this.trying = false;
    void this.show();
  }

  nextTurning(): void {
    const next = this.turning.find((one) => one.ply > this.ply) ?? this.turning[0];
    if (next) this.goTo(next.ply);
  }

  /** Try moves from here on, for every seat that owes a decision. */
  try(): void {
    this.trying = true;
    void this.show();
  }

  /** Try a line from some ply. */
  follow(line: TriedLine): void {
    this.ply = line.from;
    this.steps = line.steps;
    this.trying = true;
    this.keep(withLine(this.lines, line));
    void this.show();
  }

  forget(line: TriedLine): void {
    this.keep(this.lines.filter((one) => one !== line));
  }

  /** Take back one tried step; without any left, go back to the game. */
  undo(): void {
    this.steps = this.steps.slice(0, -1);
    this.trying = this.steps.length > 0;
    void this.show();
  }

  /** The act before a ply, as a sentence. */
  async tell(ply: number): Promise<string> {
    return this.speak((await this.sceneAt(ply, this.reader)).happening?.tellings);
  }

  /** What the act before a ply brought, told to somebody who knows everything: the game is over. */
  async outcome(ply: number): Promise<string> {
    return this.speak((await this.sceneAt(ply, ALL_REVEALED)).happening?.tellings.slice(0, 1));
  }

  private async show(): Promise<void> {
    const wanted = ++this.wanted;
    const study = await this.study();
    const { ply, steps } = this;
    const scene = steps.length > 0 ? await backend.study(study) : await this.sceneAt(ply, study.reader);
    if (wanted !== this.wanted) return;
    const you = study.reader >= 0 ? study.reader : this.you;
    const before = steps.length > 0 ? [] : this.before(study.reader);
    const setup = { study, summary: this.summary, scene, before, you };
    this.scene = scene;
    this.table = studyTable(setup, (more) => this.follow({ from: ply, steps: [...steps, ...more] }));
  }

  /** Show the position; while moves are tried, as the seat that owes the decision sees it. */
  private async study(): Promise<StudyRequest> {
    const { game, seats, options } = this.summary;
    const acts = this.acts.slice(0, this.ply);
    const study: StudyRequest = { game, seats, options, acts, steps: this.steps, reader: this.reader };
    if (!this.trying) return study;
    const [mover] = (await backend.study(study)).position.turn;
    return { ...study, reader: mover === undefined || mover < 0 ? this.reader : mover };
  }

  private async sceneAt(ply: number, reader: number): Promise<Scene> {
    const known = this.scenes[`${reader} ${ply}`];
    if (known) return known;
    const first = Math.floor(ply / TOGETHER) * TOGETHER;
    const told = await backend.scenes(this.summary.id, reader, first, TOGETHER);
    for (const scene of told) this.scenes[`${reader} ${scene.acts}`] = scene;
    const found = this.scenes[`${reader} ${ply}`];
    if (!found) throw new Error(`the game has no ply ${ply}`);
    return found;
  }

  /** What is known to have happened before the position shown. */
  private before(reader: number) {
    return Array.from(
      { length: this.ply },
      (_, ply) => this.scenes[`${reader} ${ply}`]?.happening ?? null,
    ).filter((one) => one !== null);
  }

  private keep(lines: readonly TriedLine[]): void {
    this.lines = lines;
    writeLines(this.summary.id, lines);
  }

  private hear(judged: readonly Judged[]): void {
    this.judged = [...judged].sort((one, other) => one.acts - other.acts);
    if (judged.length > 0) this.asked = true;
    if (judged.length > 0 && !this.complete) this.poll();
  }

  private poll(): void {
    clearTimeout(this.timer);
    if (this.complete) return;
    this.timer = setTimeout(() => {
      void backend.review(this.summary.id).then((found) => {
        this.hear(found.judged);
        this.poll();
      });
    }, POLL);
  }
}
