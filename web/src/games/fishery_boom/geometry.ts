/** Where the rows of the High Seas lie: in two halves side by side, or one below the other with most of them folded. */
import type { Row } from "./view";

export interface Place {
  /** The number of its species. */
  species: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A folded row shows its count alone. */
  open: boolean;
  /** How far its fish lie apart. */
  pitch: number;
}

export interface Layout {
  width: number;
  height: number;
  rows: Place[];
  /** Where the halves begin. */
  heads: number[];
  /** The middles of the columns from a row's beginning: past (none on a narrow page), now, next. */
  past: number | null;
  now: number;
  next: number;
  label: number;
  /** The width of a fish. */
  fish: number;
}

const HEAD = 26;
const PAD = 6;

const WIDE = { half: 476, gap: 32, pitch: 24, least: 56 };
const NARROW = { width: 374, pitch: 28, touch: 44, least: 66, folded: 36 };

export function wide(sheet: readonly Row[]): Layout {
  const heights = sheet.map((row) => Math.max(WIDE.least, row.fish * WIDE.pitch + PAD));
  const first = halve(heights);
  const rows: Place[] = [];
  let y = HEAD;
  for (const [species, height] of heights.entries()) {
    if (species === first) y = HEAD;
    const x = species < first ? 0 : WIDE.half + WIDE.gap;
    rows.push({ species, x, y, width: WIDE.half, height, open: true, pitch: WIDE.pitch });
    y += height;
  }
  return {
    width: 2 * WIDE.half + WIDE.gap,
    height: Math.max(...rows.map((row) => row.y + row.height)) + 2,
    rows,
    heads: [0, WIDE.half + WIDE.gap],
    past: 156,
    now: 294,
    next: 432,
    label: 108,
    fish: 38,
  };
}

/** `touch` rows are open with room for fingers, `open` ones without, others are folded. */
export function narrow(sheet: readonly Row[], touch: ReadonlySet<number>, open: ReadonlySet<number>): Layout {
  const rows: Place[] = [];
  let y = HEAD;
  for (const [species, row] of sheet.entries()) {
    const isOpen = touch.has(species) || open.has(species);
    const pitch = touch.has(species) ? NARROW.touch : NARROW.pitch;
    const height = isOpen ? Math.max(NARROW.least, row.fish * pitch + PAD) : NARROW.folded;
    rows.push({ species, x: 0, y, width: NARROW.width, height, open: isOpen, pitch });
    y += height;
  }
  return {
    width: NARROW.width,
    height: y + 2,
    rows,
    heads: [0],
    past: null,
    now: 172,
    next: 318,
    label: 96,
    fish: 44,
  };
}

/** The first row of the second half, chosen so that the halves are as equal as possible. */
function halve(heights: readonly number[]): number {
  const sum = (part: readonly number[]) => part.reduce((one, other) => one + other, 0);
  const longer = (at: number) => Math.max(sum(heights.slice(0, at)), sum(heights.slice(at)));
  return heights.map((_, at) => at).reduce((best, at) => (longer(at) < longer(best) ? at : best), 0);
}

/** The middle of a fish's place in a row, downwards. */
export function across(place: Place, row: Row, fish: number): number {
  return place.y + place.height / 2 + (fish - (row.fish - 1) / 2) * place.pitch;
}
