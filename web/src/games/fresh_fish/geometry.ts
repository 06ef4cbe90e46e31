/** Where plots and streets are drawn on the board. */
import type { Target } from "$/kit/board/roving";

export const PLOT = 66;
export const LEFT = 26;
export const TOP = 6;
const RIGHT = 6;
const BOTTOM = 26;
/** How far a road runs towards a building: to its wall. */
const TO_WALL = 27;

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

/** The widest that a name on a tile may be, in the board's own units, and its usual size. */
const NAME = 58;
const SIZE = 11;
/** The width of a letter, as a part of its size: thin ones, other Latin ones, and Japanese ones. */
const THIN = 0.36;
const BROAD = 0.62;
const FULL = 1;

const widthOf = (letter: string) => (letter > "\u2fff" ? FULL : "fijlrt ".includes(letter) ? THIN : BROAD);
const wide = (words: string) => [...words].reduce((sum, letter) => sum + widthOf(letter), 0);

/** A name in lines that fit on a tile, with the size of its letters. */
export function label(name: string): { lines: string[]; size: number } {
  const lines: string[] = [];
  for (const word of name.split(" ").filter((one) => one !== "")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && wide(longer) * SIZE > NAME * 1.2) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return { lines, size: Math.min(SIZE, ...lines.map((line) => NAME / wide(line))) };
}

/** All plots, row by row. */
export function plots(side: number): string[] {
  return Array.from({ length: side }, (_, down) =>
    letters(side).map((letter) => `${letter}${side - down}`),
  ).flat();
}

export function target(side: number, plot: string, label: string, legal: boolean): Target {
  const [x, y] = corner(side, plot);
  return { id: plot, x: x + 3, y: y + 3, width: PLOT - 6, height: PLOT - 6, label, legal };
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

/** The lines of all streets: from the middle of each to the streets and to the served buildings beside it. */
export function roads(streets: readonly string[], served: readonly string[], side: number): string {
  const street = new Set(streets);
  const building = new Set(served);
  return streets
    .map((plot) => {
      const [x, y] = middle(side, plot);
      const arms = beside(plot).flatMap(([other, right, down]) => {
        const reach = street.has(other) ? PLOT / 2 : building.has(other) ? TO_WALL : 0;
        return reach ? [`M${x} ${y}l${right * reach} ${down * reach}`] : [];
      });
      return arms.join("") || `M${x} ${y}h.01`;
    })
    .join("");
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
