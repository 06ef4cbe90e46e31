/** The words for a table that was found. */
import { gameList } from "$/games/gameList.svelte";
import { t } from "$/strings/finding/texts";
import type { Pool } from "$/wire/httpTypes";

const COUNTS = ["two", "three", "four", "five", "six"] as const;

/** "Fleet for three: sit down within a minute" */
export function foundWords(pool: Pool | undefined): string {
  const count = COUNTS[(pool?.seats ?? 2) - 2] ?? "six";
  return t.found[count]({ game: gameList.titleOf(pool?.game ?? "") });
}
