/** Where plots and streets are drawn on the board. */
import type { Target } from "$/kit/board/nearestTarget";

export const PLOT = 66;
export const LEFT = 26;
export const TOP = 6;
const RIGHT = 6;
const BOTTOM = 26;
/** How far a road runs towards a building: to its wall. */
const TO_WALL = PLOT / 2 + 3;

export const width = (side: number) => LEFT + side * PLOT + RIGHT;
export const height = (side: number) => TOP + side * PLOT + BOTTOM;
export const letters = (side: number) => [..."abcdefghij"].slice(0, side);

/** The upper left corner of a plot. */
export function corner(side: number, plot: string): [number, number] {
  const column = plot.charCodeAt(0) - 97;
  const row = Number(plot.slice(1)) - 1;
  return [LEFT + column * PLOT, TOP + (side - 1 - row) * PLOT];
}

export function middle(side: number, plot: string): [number, number] {
  const [x, y] = corner(side, plot);
  return [x + PLOT / 2, y + PLOT / 2];
}

/** The square of a tile on a plot. */
export function tile(side: number, plot: string): { x: number; y: number; width: number; height: number } {
  const [x, y] = corner(side, plot);
  return { x: x + 3, y: y + 3, width: PLOT - 6, height: PLOT - 6 };
}

/** All plots, row by row. */
export function plots(side: number): string[] {
  return Array.from({ length: side }, (_, down) =>
    letters(side).map((letter) => `${letter}${side - down}`),
  ).flat();
}

export function target(side: number, plot: string, label: string, legal: boolean): Target {
  return { id: plot, ...tile(side, plot), label, legal };
}

/** A line from a building to another over the plots between them: from wall to wall, `shift` beside their middles. */
export function line(side: number, from: string, over: readonly string[], to: string, shift = 0): string {
  const [first = to, last = first] = [over[0], over.at(-1)];
  const points = [wall(side, from, first), ...over.map((plot) => middle(side, plot)), wall(side, to, last)];
  return "M" + points.map(([x, y]) => `${x + shift} ${y + shift}`).join("L");
}

/** Where the wall of a building meets the plot beside it. */
function wall(side: number, building: string, beside: string): [number, number] {
  const [x, y] = middle(side, building);
  const [otherX, otherY] = middle(side, beside);
  return [x + (otherX - x) * 0.4, y + (otherY - y) * 0.4];
}

/** The road on a street that nothing lies beside. */
export function stub(side: number, plot: string): string {
  const [x, y] = middle(side, plot);
  return `M${x - 12} ${y}h24`;
}

/** The road on a street: from its middle to the streets and to the served buildings beside it. */
export function road(
  side: number,
  plot: string,
  streets: ReadonlySet<string>,
  served: ReadonlySet<string>,
): string {
  const [x, y] = middle(side, plot);
  return beside(plot)
    .map(([other, right, down]) => {
      const reach = streets.has(other) ? PLOT / 2 : served.has(other) ? TO_WALL : 0;
      return reach ? `M${x} ${y}l${right * reach} ${down * reach}` : "";
    })
    .join("");
}

/** How many steps from side to side lie between two plots. */
export function distance(one: string, other: string): number {
  const across = one.charCodeAt(0) - other.charCodeAt(0);
  return Math.abs(across) + Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
}

function beside(plot: string): [string, number, number][] {
  const column = plot.charCodeAt(0);
  const row = Number(plot.slice(1));
  const letter = plot.charAt(0);
  return [
    [`${letter}${row + 1}`, 0, -1],
    [`${letter}${row - 1}`, 0, 1],
    [`${String.fromCharCode(column - 1)}${row}`, -1, 0],
    [`${String.fromCharCode(column + 1)}${row}`, 1, 0],
  ];
}
