/** What is drawn of a position: taken from view and insight, without computing any rule. */
import { cells, middle, netLine, spaces, type Sea } from "./geometry";
import type { Insight, Region, View } from "./view";
import type { TableStore } from "$/table/store.svelte";

export const PASS = "pass";

export interface Water {
  cells: readonly string[];
  owner: number | null;
}

export interface Chip extends Region {
  /** Whether it belongs to the preview, not to the position. */
  ahead: boolean;
}

export interface BoardModel {
  sea: Sea;
  waters: readonly Water[];
  ships: readonly (readonly string[])[];
  nets: readonly string[];
  /** Net spaces that are still open, and those that are refused for good. */
  open: readonly string[];
  dead: readonly string[];
  chips: readonly Chip[];
  gained: readonly string[];
  last: string | null;
  chosen: string | null;
  refused: boolean;
  mover: number;
}

/** Squares that close, each with its share of the way from the net to the farthest of them. */
export type Closing = readonly { cell: string; share: number }[];

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export const seaOf = ({ options }: View): Sea => ({
  rows: Number(options.rows),
  columns: Number(options.columns),
});

export function boardModel(
  now: Seen,
  ahead: Seen | null,
  choice: string | null,
  refused: boolean,
  last: string | null = null,
): BoardModel {
  const { view } = now;
  const insight = ahead?.insight ?? now.insight;
  const sea = seaOf(view);
  const placing = view.phase === "ships";
  const over = view.phase === "over";
  const mover = view.to_move ?? 0;
  const nets = new Set(view.nets);
  const free = spaces(sea).filter((net) => !nets.has(net) && net !== choice);
  const known = new Set(now.insight.regions.map((region) => region.cells.join()));
  return {
    sea,
    waters: placing ? reach(sea, insight) : insight.regions,
    ships: view.ships,
    nets: view.nets,
    open: over ? free : free.filter((net) => !(net in now.insight.refused)),
    dead: over ? [] : free.filter((net) => net in now.insight.refused),
    chips: placing
      ? []
      : insight.regions.map((region) => ({ ...region, ahead: !known.has(region.cells.join()) })),
    gained: placing && ahead ? gained(now.insight, ahead.insight, mover, choice) : [],
    last: last === PASS ? null : last,
    chosen: choice === PASS ? null : choice,
    refused,
    mover,
  };
}

/** The waters nearer to each side's ships, and those that are equally near to both. */
function reach(sea: Sea, insight: Insight): Water[] {
  const nearer = new Set(insight.nearest.flat());
  const equal = cells(sea).filter((cell) => !nearer.has(cell));
  return [...insight.nearest.map((mine, owner) => ({ cells: mine, owner })), { cells: equal, owner: null }];
}

function gained(before: Insight, after: Insight, seat: number, choice: string | null): string[] {
  const had = new Set(before.nearest[seat] ?? []);
  return (after.nearest[seat] ?? []).filter((cell) => !had.has(cell) && cell !== choice);
}

/** The squares that a net on the board has just closed; none if the same water lies on both of its sides. */
export function closing(sea: Sea, net: string, regions: readonly Region[]): Closing {
  const [one, other] = net.split("/").map((cell) => regions.find((region) => region.cells.includes(cell)));
  if (!one || !other || one === other) return [];
  const { x1, y1, x2, y2 } = netLine(sea, net);
  const far = (cell: string) => {
    const [x, y] = middle(sea, cell);
    return Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2);
  };
  return [one, other].flatMap(({ cells }) => {
    const most = Math.max(...cells.map(far));
    return cells.map((cell) => ({ cell, share: far(cell) / most }));
  });
}
