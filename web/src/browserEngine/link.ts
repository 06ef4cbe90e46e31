/** A table on this device. If several people share the device, they pass it from one to the next. */
import { loadProgress } from "./progress.svelte";
import { early, LastSeen } from "./beforeEngine";
import { DEAD, engine, SILENCE_MS } from "./engine";
import type { Told } from "./workerMessages";
import { dropPending, lostPending } from "./pendingTables";
import { BackendError, SPECTATOR } from "$/wire/backend";
import {
  LinkLost,
  type Answer,
  type Command,
  type Listener,
  type Question,
  type TableLink,
} from "$/wire/link";
import type { Accepted, Position, Refusal, Refused, ServerMessage, Summary, Welcome } from "$/wire/messages";
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

export class BrowserEngineLink implements TableLink {
  private listener: Listener | null = null;
  private stop: (() => void) | null = null;
  private unmourn: (() => void) | null = null;
  private seat = SPECTATOR;
  private people: number[] = [];
  /** Set once the engine has spoken. */
  private seen: LastSeen | null = null;
  /** Whether the engine has died; the board stays, and nothing can be asked. */
  private dead = false;

  /** `holder` is the seat of the person who has the device, if that is known. */
  constructor(
    private readonly table: string,
    private readonly holder: number | null = null,
  ) {}

  open(listener: Listener): void {
    this.listener = listener;
    this.unmourn ??= engine.mourn((why) => this.stopped(why));
    listener.state({ kind: "connecting" });
    if (!loadProgress.ready) void this.showEarly();
    void this.carefully(() => this.enter());
  }

  close(): void {
    this.stop?.();
    this.unmourn?.();
    this.stop = this.unmourn = this.listener = null;
  }

  /** Enter again. An engine that has died is started again with it. */
  retry(): void {
    this.dead = false;
    if (this.listener) this.open(this.listener);
  }

  record(): Promise<TableRecord> {
    return engine.call("record", { table: this.table, reader: this.seat });
  }

  /** If the engine fails, nobody knows what it did: it is ended, and the table is as it was stored last. */
  async command(command: Command): Promise<Accepted | Refused> {
    if (this.dead) throw new LinkLost();
    try {
      return await inTime(this.say<Accepted | Refused>(command));
    } catch (error) {
      return this.refused(error, (why) => this.end(why));
    }
  }

  async ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    if (this.dead) throw new LinkLost();
    try {
      return await (question.type === "hint"
        ? this.advice<Answer<Q>>(question)
        : this.say<Answer<Q>>(question));
    } catch (error) {
      return this.refused(error, () => undefined);
    }
  }

  /** An error of the engine as an answer. */
  private refused(error: unknown, failed: (why: Refusal) => void): Refused {
    if (!(error instanceof BackendError)) throw error;
    if (error.refusal.code === DEAD) failed(error.refusal);
    return { type: "refused", key: "", refusal: error.refusal };
  }

  /** An engine that cannot be used is ended, so that another one can be started. */
  private end(why: Refusal): void {
    this.stopped(why);
    engine.stop();
  }

  /** Say once that the engine has died. */
  private stopped({ telling }: Refusal): void {
    if (this.dead) return;
    this.dead = true;
    this.stop = null;
    this.listener?.state({ kind: "stopped", telling });
  }

  /** Do something that nobody waits for, and say it if it cannot be done. */
  private async carefully(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (error.refusal.code === DEAD) this.end(error.refusal);
      else this.listener?.state({ kind: "closed", telling: error.refusal.telling });
    }
  }

  private advice<T>(message: object): Promise<T> {
    return engine.call("advise", { table: this.table, seat: this.seat, message: { ...message, key: "" } });
  }

  private say<T>(message: object, seat = this.seat): Promise<T> {
    return engine.call("say", { table: this.table, seat, message: { ...message, key: "" } });
  }

  /** Show the board before the engine is ready; what the engine says replaces it. */
  private async showEarly(): Promise<void> {
    const welcome = await early(this.table);
    if (welcome && this.seen === null && !this.dead) this.listener?.heard(welcome);
  }

  private async enter(): Promise<void> {
    const request = lostPending(this.table);
    if (request) await engine.call("create", request).then(() => dropPending(this.table));
    const { summary, people, hides } = await engine.call<Visit>("visit", { table: this.table });
    this.people = people;
    const due = people.find((seat) => summary.turn.includes(seat));
    const seat = this.holder ?? due ?? people[0] ?? SPECTATOR;
    const covered = hides && people.length > 1 && this.holder === null && summary.status !== "over";
    if (covered) return this.pass(seat);
    this.seat = seat;
    this.stop ??= engine.listen(this.table, (told) => void this.carefully(() => this.hear(told)));
    await this.welcome();
  }

  private async welcome(): Promise<void> {
    const welcome = await this.say<Welcome>({ type: "hello", since: 0 });
    this.listener?.state({ kind: "open" });
    this.seen ??= new LastSeen();
    this.tell(welcome);
    if (welcome.position) await this.passOn(welcome.position);
  }

  private tell(message: ServerMessage): void {
    if (this.people.length === 1) this.seen?.hear(message);
    this.listener?.heard(message);
  }

  private async hear(told: Told[]): Promise<void> {
    if (told.length === 0) return this.welcome();
    for (const [seat, message] of told) {
      if (seat !== this.seat) continue;
      this.tell(message);
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

/** A command that is not answered in time is refused: the engine is dead, and the page must not wait for ever. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => engine.stop(), SILENCE_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
