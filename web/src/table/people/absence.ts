/** Sentences about people who are away. */
import type { TableStore } from "../store.svelte";
import { timeLeft } from "../timeInWords";
import { t as shell } from "$/strings";
import { t } from "$/strings/presence/texts";
import type { Absence } from "$/wire/messages";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that has passed: 0:12, 1:30, 5 hours, 2 days. */
export function elapsed(milliseconds: number): string {
  if (milliseconds >= DAY) return t.presence.days({ days: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return t.presence.hours({ hours: Math.floor(milliseconds / HOUR) });
  const seconds = Math.floor(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const botName = (level: string) => (shell.lobbyBots as Record<string, string>)[level] ?? level;

/** What a seat's line says of a person who is away; null if they are here. */
export function awayLine(table: TableStore, seat: number): string | null {
  const away = table.presence.away(seat);
  if (away === null) return null;
  const time = elapsed(away.gone);
  if (away.idle) return t.presence.idle({ time });
  if (table.summary?.clock.kind === "live") return t.presence.lost({ time });
  const minutes = Math.max(1, Math.floor(away.gone / MINUTE));
  return t.presence.since({ time: away.gone < HOUR ? t.leaving.minutes({ minutes }) : time });
}

/** The seat without which the reader may go on now, or soon: they owe a decision and are away. */
export function absentSeat(table: TableStore): number | null {
  const { position, you, presence } = table;
  if (you === null || table.over || table.looking !== null || position?.decision != null) return null;
  return position?.turn.find((seat) => seat >= 0 && seat !== you && presence.away(seat) !== null) ?? null;
}

/** Whether the others may go on without a seat now. */
export function mayGoOn(table: TableStore, seat: number): boolean {
  const { absence } = table.summary ?? {};
  const away = table.presence.away(seat);
  return absence != null && away !== null && away.gone >= absence.after * SECOND;
}

/** What is left on a seat's clock; null if there is none. */
export function clockLeft(table: TableStore, seat: number): string | null {
  const face = table.position?.clocks?.[seat];
  if (!face || table.summary?.clock.kind !== "live") return null;
  return timeLeft(
    Math.floor((face.left - Math.max(0, table.presence.now - table.received)) / SECOND) * SECOND,
  );
}

/** How long the others wait for somebody before they may go on, in words. */
export function afterWords(absence: Absence): string {
  const milliseconds = absence.after * SECOND;
  if (milliseconds >= HOUR) return elapsed(milliseconds);
  if (absence.after % 60 === 0) return t.leaving.minutes({ minutes: absence.after / 60 });
  return t.leaving.seconds({ seconds: absence.after });
}

export const absenceWords = (absence: Absence): string =>
  t.leaving.shown({ time: afterWords(absence), bot: botName(absence.level) });
