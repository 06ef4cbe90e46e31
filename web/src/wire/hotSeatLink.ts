/** A table of a server for a hot seat: if several people share this device, they pass it from one to the next. */
import { WebsocketLink } from "./websocketLink";
import type { Answer, Command, Listener, Question, TableLink } from "./link";
import type { Device, Position, Refused, ServerMessage, Welcome } from "./messages";

/** How much of what happened is shown to the person who gets the device. */
const TOLD = 6;

export class HotSeatLink implements TableLink {
  private readonly link: WebsocketLink;
  private listener: Listener | null = null;
  /** The seats of the people at this device; empty if nobody shares it. */
  private seats: readonly number[] = [];

  /** `holder` is the seat of the person who has the device, if that is known. */
  constructor(
    table: string,
    private holder: number | null = null,
  ) {
    this.link = new WebsocketLink(table, holder);
  }

  open(listener: Listener): void {
    this.listener = listener;
    this.link.open({ state: (state) => listener.state(state), heard: (message) => this.hear(message) });
  }

  close(): void {
    this.listener = null;
    this.link.close();
  }

  retry(): void {
    this.link.retry();
  }

  record() {
    return this.link.record();
  }

  command(command: Command) {
    return this.link.command(command);
  }

  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    return this.link.ask(question);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") return this.enter(message);
    if (message.type === "changed")
      this.seats = this.seats.filter((seat) => message.table.chairs[seat]?.kind === "person");
    if (this.holder === null && this.seats.length > 0) return;
    this.listener?.heard(message);
    if (message.type === "news") this.passOn(message.position);
  }

  /** A welcome for somebody else, asked for before the device was passed, is not shown. */
  private enter(welcome: Welcome): void {
    const { device, you, position } = welcome;
    this.seats = device?.seats ?? [];
    const reader = this.holder !== null && this.seats.includes(this.holder) ? this.holder : null;
    if (device && you !== reader) return;
    if (device && this.holder === null) return this.choose(welcome, device);
    this.listener?.heard(welcome);
    if (position) this.passOn(position);
  }

  /** Choose who gets the device: the person who decides next. */
  private choose(welcome: Welcome, { seats, hides }: Device): void {
    const { table, happenings } = welcome;
    const seat = seats.find((one) => table.turn.includes(one)) ?? seats[0];
    if (seat === undefined) return;
    if (hides && seats.length > 1 && table.status !== "over") {
      this.link.close();
      this.listener?.state({ kind: "passed", seat, table, happenings: happenings.slice(-TOLD) });
      return;
    }
    this.holder = seat;
    this.link.readAs(seat);
  }

  /** Ask who gets the device, if somebody else here decides next. */
  private passOn({ decision, result, turn }: Position): void {
    const next = this.seats.find((seat) => turn.includes(seat));
    if (decision !== null || result !== null || next === undefined || next === this.holder) return;
    this.holder = null;
    this.link.readAs(null);
  }
}
