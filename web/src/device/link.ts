/** A table on this device. If several people share the device, they pass it from one to the next. */
import { engine } from "./engine";
import type { Told } from "./messages";
import { BackendError, SPECTATOR } from "$/wire/backend";
import type { Answer, Command, Listener, Question, TableLink } from "$/wire/link";
import type { Accepted, Position, Refused, Summary, Welcome } from "$/wire/messages";
import type { TableRecord } from "$/wire/record";

/** How much of what happened is shown to the person who gets the device. */
const TOLD = 6;

interface Visit {
  summary: Summary;
  /** The seats of the people at this device. */
  people: number[];
  /** Whether they know different things. */
  hides: boolean;
}

export class DeviceLink implements TableLink {
  private listener: Listener | null = null;
  private stop: (() => void) | null = null;
  private seat = SPECTATOR;
  private people: number[] = [];

  /** `holder` is the seat of the person who has the device, if that is known. */
  constructor(
    private readonly table: string,
    private readonly holder: number | null = null,
  ) {}

  open(listener: Listener): void {
    this.listener = listener;
    listener.state({ kind: "connecting" });
    this.enter().catch((error: unknown) => {
      if (!(error instanceof BackendError)) throw error;
      listener.state({ kind: "closed", telling: error.refusal.telling });
    });
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.listener = null;
  }

  retry(): void {
    if (this.listener) this.open(this.listener);
  }

  record(): Promise<TableRecord> {
    return engine.call("record", { table: this.table, reader: this.seat });
  }

  command(command: Command): Promise<Accepted | Refused> {
    return this.say(command);
  }

  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    if (question.type === "hint") return this.advice(question);
    return this.say(question);
  }

  private advice<T>(message: object): Promise<T> {
    return engine.call("advise", { table: this.table, seat: this.seat, message: { ...message, key: "" } });
  }

  private say<T>(message: object, seat = this.seat): Promise<T> {
    return engine.call("say", { table: this.table, seat, message: { ...message, key: "" } });
  }

  private async enter(): Promise<void> {
    const { summary, people, hides } = await engine.call<Visit>("visit", { table: this.table });
    this.people = people;
    const due = people.find((seat) => summary.turn.includes(seat));
    const seat = this.holder ?? due ?? people[0] ?? SPECTATOR;
    const covered = hides && people.length > 1 && this.holder === null && summary.status !== "over";
    if (covered) return this.pass(seat);
    this.seat = seat;
    this.stop ??= engine.listen(this.table, (told) => void this.hear(told));
    await this.welcome();
  }

  private async welcome(): Promise<void> {
    const welcome = await this.say<Welcome>({ type: "hello", since: 0 });
    this.listener?.state({ kind: "open" });
    this.listener?.heard(welcome);
    if (welcome.position) await this.passOn(welcome.position);
  }

  private async hear(told: Told[]): Promise<void> {
    if (told.length === 0) return this.welcome();
    for (const [seat, message] of told) {
      if (seat !== this.seat) continue;
      this.listener?.heard(message);
      if (message.type === "news") await this.passOn(message.position);
    }
  }

  /** Pass the device to the person who decides next, if that is somebody else here. */
  private async passOn({ decision, result, turn }: Position): Promise<void> {
    const next = this.people.find((seat) => turn.includes(seat));
    if (decision !== null || result !== null || next === undefined || next === this.seat) return;
    if (await engine.call<boolean>("hides", { table: this.table })) return this.pass(next);
    this.seat = next;
    await this.welcome();
  }

  /** Cover the page until the next person has the device. It shows only what everybody may know. */
  private async pass(seat: number): Promise<void> {
    this.stop?.();
    this.stop = null;
    this.listener?.state({ kind: "passed", seat, table: null, happenings: [] });
    const { table, happenings } = await this.say<Welcome>({ type: "hello", since: 0 }, SPECTATOR);
    this.listener?.state({ kind: "passed", seat, table, happenings: happenings.slice(-TOLD) });
  }
}
