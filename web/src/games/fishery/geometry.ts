/** Where squares and net spaces lie on the drawn board. */
import type { Target } from "$/kit/board/nearestTarget";

export const CELL = 84;
export const LEFT = 34;
export const TOP = 14;
const RIGHT = 12;
const BOTTOM = 30;

export interface Sea {
  rows: number;
  columns: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const width = (sea: Sea) => LEFT + sea.columns * CELL + RIGHT;
export const height = (sea: Sea) => TOP + sea.rows * CELL + BOTTOM;
export const letters = (sea: Sea) => [..."abcdefghi"].slice(0, sea.columns);

/** The upper left corner of a square. */
export function corner(sea: Sea, cell: string): [number, number] {
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  return [LEFT + column * CELL, TOP + (sea.rows - 1 - row) * CELL];
}

export function middle(sea: Sea, cell: string): [number, number] {
  const [x, y] = corner(sea, cell);
  return [x + CELL / 2, y + CELL / 2];
}

/** All squares, from a1 on. */
export function cells(sea: Sea): string[] {
  return Array.from({ length: sea.rows }, (_, row) =>
    letters(sea).map((letter) => `${letter}${row + 1}`),
  ).flat();
}

/** All net spaces: each is named by its two squares. */
export function spaces(sea: Sea): string[] {
  return cells(sea).flatMap((cell) => {
    const column = cell.charCodeAt(0) - 97;
    const row = Number(cell.slice(1));
    const found: string[] = [];
    if (column + 1 < sea.columns) found.push(`${cell}/${String.fromCharCode(98 + column)}${row}`);
    if (row < sea.rows) found.push(`${cell}/${cell.charAt(0)}${row + 1}`);
    return found;
  });
}

/** The line on which a net lies: between its two squares. */
export function netLine(sea: Sea, net: string): Line {
  const [one = "", other = ""] = net.split("/");
  const [x, y] = corner(sea, one);
  if (one.slice(1) === other.slice(1)) return { x1: x + CELL, y1: y, x2: x + CELL, y2: y + CELL };
  return { x1: x, y1: y, x2: x + CELL, y2: y };
}

export function cellTarget(sea: Sea, cell: string, label: string, legal: boolean): Target {
  const [x, y] = corner(sea, cell);
  return { id: cell, x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, label, legal };
}

export function netTarget(sea: Sea, net: string, label: string, legal: boolean): Target {
  const { x1, y1, x2, y2 } = netLine(sea, net);
  const upright = x1 === x2;
  return {
    id: net,
    x: upright ? x1 - 13 : x1 + 8,
    y: upright ? y1 + 8 : y1 - 13,
    width: upright ? 26 : x2 - x1 - 16,
    height: upright ? y2 - y1 - 16 : 26,
    label,
    legal,
  };
}

export const squaresPath = (sea: Sea, squares: readonly string[]) =>
  squares
    .map((cell) => {
      const [x, y] = corner(sea, cell);
      return `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
    })
    .join("");

/** Where a fishery's chip stands: the square without a ship that is nearest to its middle; null if all have ships. */
export function chipCell(sea: Sea, squares: readonly string[], taken: ReadonlySet<string>): string | null {
  const points = squares.map((cell) => middle(sea, cell));
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const free = squares.filter((cell) => !taken.has(cell));
  const far = (cell: string) => Math.hypot(middle(sea, cell)[0] - x, middle(sea, cell)[1] - y);
  return free.sort((one, other) => far(one) - far(other))[0] ?? null;
}
