/** The first games of a game on this device. A learner sees every step there, also the forced ones. */
const KEY = "shoal.firsts";
const FIRST = 3;

/** The tables of the first games, by game. */
type Firsts = Record<string, string[]>;

function stored(): Firsts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Firsts;
  } catch {
    return {};
  }
}

/** Whether a table is one of the first of its game; null for a table that is still to be opened. */
export function isFirstGame(game: string, table: string | null): boolean {
  const known = stored()[game] ?? [];
  return known.length < FIRST || (table !== null && known.includes(table));
}

/** Remember that a game is played at a table, if it is one of the first. */
export function rememberFirstGame(game: string, table: string): void {
  const all = stored();
  const known = all[game] ?? [];
  if (known.length >= FIRST || known.includes(table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...known, table] }));
  } catch {
    // Without storage every game is a first one.
  }
}
