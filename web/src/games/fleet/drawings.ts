/** The drawings of Fleet: one file each in src/art/fleet. */

const FILES = import.meta.glob<string>("../../art/fleet/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const DRAWINGS = new Map(
  Object.entries(FILES).map(([path, svg]) => [path.replace(/^.*\/(.+)\.svg$/, "$1"), svg]),
);
const KING_CRAB = "king-crab";

/** A licence of the king crab says after it what it counts. */
export const groundOf = (kind: string) => (kind.startsWith(KING_CRAB) ? KING_CRAB : kind);

export function drawingOf(kind: string, afloat = false): string {
  const name = groundOf(kind);
  return (afloat && DRAWINGS.get(`boat-${name}`)) || (DRAWINGS.get(name) ?? "");
}
