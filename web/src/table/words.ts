/** Sentences about a table that hold for every game. */
import type { TableStore } from "./store.svelte";
import { t } from "$/strings";
import type { Chair, Clock, Result } from "$/wire/messages";

/** What somebody on a chair is called; a bot by its level. */
export function nameOf(chair: Chair): string {
  return chair.kind === "bot" && chair.level ? (t.lobby.bots[chair.level] ?? chair.name) : chair.name;
}

/** Who won, as the reader would say it. */
export function announce(table: TableStore, result: Result): string {
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

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t.table.noClock;
  if (clock.kind === "days") return t.table.days(clock.days);
  return t.table.live2(String(Math.round((clock.main / 60) * 10) / 10), clock.increment);
}
