/** Sentences about a table that hold for every game. */
import type { TableStore } from "./store.svelte";
import type { Room } from "$/games/room";
import { t } from "$/strings";
import type { Chair, Clock, Result } from "$/wire/messages";

/** What somebody on a chair is called; a bot by its level. */
export function nameOf(chair: Chair): string {
  return chair.kind === "bot" && chair.level ? (t.lobby.bots[chair.level] ?? chair.name) : chair.name;
}

/** What all on the chairs are called; those of one name are numbered. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name && other !== "" ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

/** Put names where lines mark seats: "{1} passes." */
export function tell(lines: readonly string[], names: readonly string[]): string {
  return lines.join(" ").replace(/\{(\d+)\}/g, (mark, seat: string) => names[Number(seat)] ?? mark);
}

/** Who won, as the reader would say it. */
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

/** An option of a game and its value, as one would say them. */
export const optionName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
export const optionValue = (value: boolean | number | string) =>
  typeof value === "boolean" ? (value ? t.newTable.yes : t.newTable.no) : String(value);

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t.table.noClock;
  if (clock.kind === "days") return t.table.days(clock.days);
  return t.table.live2(String(Math.round((clock.main / 60) * 10) / 10), clock.increment);
}
