/** Lines that were tried in a review, kept on this device by table. */
export interface TriedLine {
  /** How many acts of the game come before its first own step. */
  from: number;
  steps: readonly string[];
}

const MOST = 8;
const key = (table: string) => `shoal.lines.${table}`;

export function readLines(table: string): TriedLine[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "[]") as TriedLine[];
  } catch {
    return [];
  }
}

export function writeLines(table: string, lines: readonly TriedLine[]): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(lines));
  } catch {
    // Without storage the lines last until the page is left.
  }
}

const same = (one: readonly string[], other: readonly string[]) => one.join("\n") === other.join("\n");

/** Add a line; it replaces a line that it continues. */
export function withLine(lines: readonly TriedLine[], line: TriedLine): TriedLine[] {
  const others = lines.filter(
    (one) => one.from !== line.from || !same(one.steps, line.steps.slice(0, one.steps.length)),
  );
  return [...others, line].slice(-MOST);
}
