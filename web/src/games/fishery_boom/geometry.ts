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
  /** The width of names, dice and shields before the columns. */
  label: number;
  /** The height of the line with the years. */
  head: number;
  /** How large fish are drawn. */
  scale: number;
}

/** A place to lay rows in, in pixels, and the size of its letters. */
export interface Room {
  width: number;
  height: number;
  rem: number;
}

/** The width and the distance of fish at a scale of 1. */
export const FISH = 38;
export const PITCH = 24;

/** Shares of the width behind the names: the first and last column stand this far from its ends. */
const MARGIN = 0.112;
const WIDEST = 0.13;
/** In letters (rem). */
const WIDE = { head: 1.25, label: 8.4, gap: 1.4 };
const NARROW = { head: 1.6, label: 6.1, folded: 2.25, tapped: 2.75, least: 4.2, pitch: 1.75, touch: 2.75 };

/** A row has room for two lines of text. */
const tall = (row: Row) => Math.max(2, row.fish);

export function wide(sheet: readonly Row[], room: Room): Layout {
  const head = WIDE.head * room.rem;
  const label = WIDE.label * room.rem;
  const gap = WIDE.gap * room.rem;
  const half = (room.width - gap) / 2;
  const tallness = sheet.map(tall);
  const first = halve(tallness);
  const most = Math.max(1, sum(tallness.slice(0, first)), sum(tallness.slice(first)));
  const pitch = (room.height - head - 2) / most;
  const rows: Place[] = [];
  let y = head;
  for (const [species, units] of tallness.entries()) {
    if (species === first) y = head;
    const x = species < first ? 0 : half + gap;
    rows.push({ species, x, y, width: half, height: units * pitch, open: true, pitch });
    y += units * pitch;
  }
  const columns = half - label;
  return {
    width: room.width,
    height: room.height,
    rows,
    heads: [0, half + gap],
    past: label + MARGIN * columns,
    now: label + columns / 2,
    next: label + (1 - MARGIN) * columns,
    label,
    head,
    scale: Math.min(pitch / PITCH, (WIDEST * columns) / FISH),
  };
}

/** Rows of a phone: `touch` ones are open with room for fingers, `open` ones without, others are folded. */
export interface Folds {
  touch: ReadonlySet<number>;
  open: ReadonlySet<number>;
  /** Whether folded rows are tapped too. */
  tapped: boolean;
}

export function narrow(sheet: readonly Row[], { width, rem }: Room, { touch, open, tapped }: Folds): Layout {
  const rows: Place[] = [];
  const head = NARROW.head * rem;
  const label = NARROW.label * rem;
  let y = head;
  for (const [species, row] of sheet.entries()) {
    const isOpen = touch.has(species) || open.has(species);
    const pitch = (touch.has(species) ? NARROW.touch : NARROW.pitch) * rem;
    const folded = (tapped ? NARROW.tapped : NARROW.folded) * rem;
    const height = isOpen ? Math.max(NARROW.least * rem, row.fish * pitch + 6) : folded;
    rows.push({ species, x: 0, y, width, height, open: isOpen, pitch });
    y += height;
  }
  const columns = width - label;
  return {
    width,
    height: y + 2,
    rows,
    heads: [0],
    past: null,
    now: label + 0.28 * columns,
    next: label + 0.8 * columns,
    label,
    head,
    scale: (NARROW.touch * rem) / FISH,
  };
}

/** The first row of the second half, chosen so that the halves are as equal as possible. */
function halve(heights: readonly number[]): number {
  const longer = (at: number) => Math.max(sum(heights.slice(0, at)), sum(heights.slice(at)));
  return heights.map((_, at) => at).reduce((best, at) => (longer(at) < longer(best) ? at : best), 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The middle of a fish's place in a row, downwards. */
export function across(place: Place, row: Row, fish: number): number {
  return place.y + place.height / 2 + (fish - (row.fish - 1) / 2) * place.pitch;
}
