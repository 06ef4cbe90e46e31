/** Tables that were wished for while the engine came: a page that is loaded again meanwhile makes them after all. */
type Words = Record<string, unknown>;

const key = (table: string) => `shoal.wish.${table}`;
/** The requests that this page has passed on to an engine that still lives. */
const passedOn = new Set<string>();

export function keepPending(table: string, words: Words): void {
  passedOn.add(table);
  localStorage.setItem(key(table), JSON.stringify(words));
}

export function dropPending(table: string): void {
  localStorage.removeItem(key(table));
}

/** Keep a request that the engine could not fulfil: the next visit of the table passes it on again. */
export function losePending(table: string): void {
  passedOn.delete(table);
}

/** The request for a table that the engine has not made yet. */
export function pendingOf(table: string): Words | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : (JSON.parse(kept) as Words);
}

/** The request for a table that no engine is about to make, because the page was left or the engine died; null if there is none. */
export function lostPending(table: string): Words | null {
  return passedOn.has(table) ? null : pendingOf(table);
}
