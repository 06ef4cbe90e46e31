/** What the chosen steps name. */

const PLACED = /^(?:reserve|build) (\w+)$/;

/** The plot that an act is about, if it is about one. */
export function plotOf(act: string): string | null {
  return PLACED.exec(act)?.[1] ?? null;
}
