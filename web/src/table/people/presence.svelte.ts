/** Who is at a table, as the server told it last, and how long ago that was. */
import type { Presence } from "$/wire/messages";

/** A person who is away: for how many milliseconds by now, and in how many they may be reminded. */
export interface AwayNow {
  gone: number;
  idle: boolean;
  nudge: number | null;
}

/** Milliseconds for which a choice is put off: alone, and together with others. */
const PAUSE = 90_000;
const LONGER = 300_000;

export class TablePresence {
  /** Null where nobody else can be there. */
  told = $state.raw<Presence | null>(null);
  now = $state(0);
  /** Whether the reader lets the bot go on that plays for them. */
  letsGo = $state(false);
  private received = $state(0);
  private waitsUntil = $state(0);

  hear(message: Presence): void {
    this.told = message;
    this.received = this.now = Date.now();
    if (!message.replaced) this.letsGo = false;
  }

  tick(): void {
    this.now = Date.now();
  }

  /** Whether time matters: somebody is away. */
  get ticks(): boolean {
    return this.told?.away.some((one) => one !== null) ?? false;
  }

  away(seat: number): AwayNow | null {
    const found = this.told?.away[seat] ?? null;
    if (found === null) return null;
    const passed = Math.max(0, this.now - this.received);
    const nudge = found.nudge === undefined ? null : Math.max(0, found.nudge - passed);
    return { gone: found.since + passed, idle: found.idle, nudge };
  }

  get waits(): boolean {
    return this.now < this.waitsUntil;
  }

  wait(seats: number): void {
    this.waitsUntil = Date.now() + (seats > 2 ? LONGER : PAUSE);
    this.tick();
  }
}
