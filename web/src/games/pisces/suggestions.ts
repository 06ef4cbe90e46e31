/** Steps that are chosen for the reader until they choose others: the only way, or the best payment. */
import type { Table } from "./picture";

/** What to suggest at the beginning of a decision; null for nothing. */
export function suggested(table: Table): readonly string[] | null {
  const { insight, position } = table;
  if (insight.proposal.length > 0) return insight.proposal;
  const [only, ...more] = (position?.legal ?? []).filter((step) => step !== "reroll");
  return only !== undefined && more.length === 0 ? [only] : null;
}
