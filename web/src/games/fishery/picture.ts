/** What is drawn of a position: taken from view and insight, without computing any rule. */
import { cells, spaces, type Sea } from "./geometry";
import type { Insight, Region, View } from "./view";
import type { TableStore } from "$/table/store.svelte";

export interface Water {
  cells: readonly string[];
  owner: number | null;
}

export interface Chip extends Region {
  /** Whether it belongs to the preview, not to the position. */
  ahead: boolean;
}

export interface Picture {
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

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export function picture(
  now: Seen,
  ahead: Seen | null,
  choice: string | null,
  refused: boolean,
  last: string | null,
): Picture {
  const { view } = now;
  const insight = ahead?.insight ?? now.insight;
  const sea = { rows: Number(view.options.rows), columns: Number(view.options.columns) };
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
    last: last === "pass" ? null : last,
    chosen: choice === "pass" ? null : choice,
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
