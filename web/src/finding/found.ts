/** The words for a table that was found. */
import { shelf } from "$/games/shelf.svelte";
import { t } from "$/strings/finding/texts";
import type { Pool } from "$/wire/finding";

const COUNTS = ["two", "three", "four", "five", "six"] as const;

/** "Fleet for three: sit down within a minute" */
export function foundWords(pool: Pool | undefined): string {
  const count = COUNTS[(pool?.seats ?? 2) - 2] ?? "six";
  return t.found[count]({ game: shelf.titleOf(pool?.game ?? "") });
}
