/** How a player's own table is told in a list: with whom, whose turn it is, and how much time is left. */
import { t } from "$/strings/people/texts";
import { listedName, nameOf } from "$/wire/names";
import type { Mine } from "$/wire/httpTypes";
import type { Chair } from "$/wire/messages";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left, in the two largest units. */
export function timeWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days > 0) return t.lists.days({ days, hours });
  return hours > 0 ? t.lists.hours({ hours, minutes }) : t.lists.minutes({ minutes });
}

/** The others at a table: one or two by name, more by number. */
export function othersOf(chairs: readonly Chair[], seat: number): string {
  const names = chairs.flatMap((chair, at) =>
    at === seat || chair.kind === "open" ? [] : [listedName(chair)],
  );
  const [first = "", second] = names;
  if (names.length > 2) return t.lists.more({ name: first, number: names.length - 1 });
  return second === undefined ? first : `${first}, ${second}`;
}

export const chairsOf = ({ table, seat }: Mine): string => othersOf(table.chairs, seat);

export function stateOf(
  { table, due, until, missed }: Mine,
  now = Date.now(),
): { words: string; time: string } {
  if (due)
    return {
      words: t.lists.yourTurn,
      time: until === null ? "" : t.lists.left({ time: timeWords(Date.parse(until) - now) }),
    };
  if (missed) return { words: t.lists.missed, time: "" };
  if (table.status === "waiting") return { words: t.lists.waits, time: "" };
  const [next, ...rest] = table.turn;
  const chair = next === undefined || rest.length > 0 ? undefined : table.chairs[next];
  return { words: chair ? t.lists.toPlay({ name: nameOf(chair) }) : t.lists.running, time: "" };
}
