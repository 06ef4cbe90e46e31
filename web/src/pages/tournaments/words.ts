/** How tournaments are told: their terms in one line, points, and time that is left. */
import { decimal, pointsOf } from "$/strings";
import { t } from "$/strings/tournaments/texts";
import type { Tournament } from "$/wire/httpTypes";
import type { Clock } from "$/wire/messages";

/** Points come as whole numbers of twentieths. */
const POINT = 20;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Points with as many decimals as they need: 6, 4.5 or 3.75. */
export function pointWords(points: number): string {
  if (points % POINT === 0) return pointsOf(points / POINT);
  return decimal(points / POINT, points % (POINT / 10) === 0 ? 1 : 2);
}

/** The points of each place at a table of so many seats. */
export const pointsAt = (seats: number): number[] =>
  Array.from({ length: seats }, (_, place) => (6 * POINT * (seats - 1 - place)) / (seats - 1));

export function clockWords(clock: Clock): string {
  if (clock.kind === "days") return t.list.days({ days: clock.days });
  return t.list.live({ minutes: clock.main / 60, increment: clock.increment });
}

/** Minutes and seconds below an hour, then the two largest units. */
export function leftWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days > 0) return t.list.timeDays({ days, hours });
  if (hours > 0) return t.list.timeHours({ hours, minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.floor((left % MINUTE) / 1000);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, "0")}`;
}

export function formWords(one: Tournament): string {
  if (one.form === "arena") return t.list.arena({ minutes: one.minutes });
  return one.everybody ? t.list.everybody : t.list.rounds({ number: one.rounds });
}

/** What a tournament is like, in one line. */
export function termWords(one: Tournament, title: string): string {
  const parts = [title, formWords(one), t.list.seats({ seats: one.seats }), clockWords(one.clock)];
  if (one.rated) parts.push(t.list.rated);
  return [...parts, t.list.players({ number: one.entrants })].join(" · ");
}

/** When it starts, or how far it is. */
export function stateWords(one: Tournament): string {
  if (one.state === "over") return t.page.over;
  if (one.state === "open") return t.list.starts({ time: leftWords(one.left) });
  if (one.form === "arena") return t.list.bell({ time: leftWords(one.left) });
  return t.list.round({ round: one.round, rounds: one.rounds });
}

/** How many tables of which size so many players make: as few and as equal as can be. */
export function tablesOf(players: number, seats: number): { larger: number; smaller: number; size: number } {
  const tables = Math.ceil(players / seats);
  const small = Math.floor(players / tables);
  const larger = players % tables;
  return larger === 0
    ? { larger: tables, smaller: 0, size: small }
    : { larger, smaller: tables - larger, size: small + 1 };
}
