/** Sentences about a table, for every game. */
import type { TableStore } from "./store.svelte";
import type { Room } from "./room";
import { narrow } from "$/kit/narrow.svelte";
import { pointsOf, t } from "$/strings";
import { textIfAny } from "$/i18n/catalogs";
import { speakAll } from "$/i18n/tellings";
import type { Clock, Result } from "$/wire/messages";

/** The tab with what is asked now: a phone has no room for its long name. */
export const nowTab = () => (narrow.now ? t.table.now : t.table.whatNow);

/** Who won, in a sentence for the reader. */
export function announce(table: TableStore, room: Room, result: Result): string {
  const ended = result.quitter === null ? (room.ended?.(table) ?? null) : null;
  if (ended !== null) return t.table.over({ line: ended });
  const best = Math.max(...result.shares);
  const winners = result.shares.flatMap((share, seat) => (share === best ? [seat] : []));
  const first = winners[0] ?? 0;
  const lead = result.scores[first] ?? 0;
  const behind = (score: number) => Math.abs(score - lead);
  const order = [...result.scores].sort((one, other) => behind(one) - behind(other));
  const scores = order.map(pointsOf).join(" : ");
  const who = winners.length > 1 ? "shared" : first === table.you ? "you" : "other";
  const name = table.nameOf(first);
  return result.quitter === null ? t.table.overScores({ who, name, scores }) : t.table.overWon({ who, name });
}

/** How the game ended: by one of its own endings, or because somebody gave up. */
export function endingOf(table: TableStore, result: Result): string {
  const { quitter } = result;
  if (quitter !== null) {
    const told =
      table.happenings.findLast((one) => one.kind !== "act" && one.seat === quitter)?.tellings ?? [];
    return speakAll(told.length > 0 ? told : [{ id: "core.quit", args: { seat: quitter } }], table.reading);
  }
  return textIfAny(table.reading.game, `ending-${result.ending}`) ?? "";
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** An option of a game, what it does, and its value; the name of a set of options. */
export const optionName = (game: string, name: string) =>
  textIfAny(game, `name-${name}`) ?? capitalized(name.replaceAll("_", " "));
export const optionEffect = (game: string, name: string) => textIfAny(game, `option-${name}`) ?? "";
export function optionValue(game: string, name: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return value ? t.newTable.yes : t.newTable.no;
  return textIfAny(game, `value-${name}-${value}`) ?? String(value);
}
export const presetName = (game: string, name: string) =>
  textIfAny(game, `preset-${name}`) ?? capitalized(name.replaceAll("_", " "));

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t.table.noClock;
  if (clock.kind === "days") return t.table.daysClock({ days: clock.days });
  return t.table.liveClock({ minutes: Math.round((clock.main / 60) * 10) / 10, increment: clock.increment });
}
