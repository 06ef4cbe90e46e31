/** Sentences about a table, for every game. */
import type { TableStore } from "./store.svelte";
import type { Room } from "./room";
import { t } from "$/strings";
import type { Clock, Result } from "$/wire/messages";

/** Who won, in a sentence for the reader. */
export function announce(table: TableStore, room: Room, result: Result): string {
  const ended = result.quitter === null ? (room.ended?.(table) ?? null) : null;
  if (ended !== null) return t.table.over(ended);
  const best = Math.max(...result.shares);
  const winners = result.shares.flatMap((share, seat) => (share === best ? [seat] : []));
  const first = winners[0] ?? 0;
  const lead = result.scores[first] ?? 0;
  const behind = (score: number) => Math.abs(score - lead);
  const scores = [...result.scores].sort((one, other) => behind(one) - behind(other)).join(" : ");
  const who =
    winners.length > 1
      ? t.table.shared
      : first === table.you
        ? t.table.youWin
        : t.table.wins(table.nameOf(first));
  return t.table.over(result.quitter === null ? `${who}, ${scores}` : who);
}

/** An option of a game and its value, in words. */
export const optionName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
export const optionValue = (value: boolean | number | string) =>
  typeof value === "boolean" ? (value ? t.newTable.yes : t.newTable.no) : String(value);

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t.table.noClock;
  if (clock.kind === "days") return t.table.days(clock.days);
  return t.table.live2(String(Math.round((clock.main / 60) * 10) / 10), clock.increment);
}
