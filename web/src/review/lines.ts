/** Lines that were tried in a review, kept on this device by table. */
export interface TriedLine {
  /** The number of acts of the game from which it goes another way. */
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
    // A device that keeps nothing shows them until the page is left.
  }
}

const same = (one: readonly string[], other: readonly string[]) => one.join("\n") === other.join("\n");

/** Add a line; it takes the place of the beginning that it goes on from. */
export function withLine(lines: readonly TriedLine[], line: TriedLine): TriedLine[] {
  const others = lines.filter(
    (one) => one.from !== line.from || !same(one.steps, line.steps.slice(0, one.steps.length)),
  );
  return [...others, line].slice(-MOST);
}
