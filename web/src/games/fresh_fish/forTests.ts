/** A table of Fresh Fish in a given position, for unit tests. */
import type { Table } from "./boardModel";
import type { Insight, View } from "./view";
import { at, HandLink, summary, welcome } from "$/table/forTests";
import { TableStore } from "$/table/store.svelte";
import { loadTexts } from "$/i18n/catalogs";

await loadTexts("fresh_fish");

export interface Given {
  view?: Partial<View>;
  insight?: Partial<Insight>;
  legal?: string[];
}

const ROUTES = ["Fish Market", "Nuclear Waste Disposal", "Gas Station", "Game Shop"].map((outlet) => ({
  outlet,
  at: null,
  counts: 8,
  present: null,
  bound: null,
  chain: [],
  settled: false,
}));

/** Seat 0 decides in a position of which only some parts are given. */
export function tableAt({ view = {}, insight = {}, legal = [] }: Given): Table {
  const link = new HandLink();
  const table: Table = new TableStore(link, () => true);
  table.open();
  const position = at(0, 1, {
    legal,
    view: {
      options: {},
      phase: "turn",
      tile: null,
      turns: 4,
      zones: [],
      reserved: [["c3"], ["d4"]],
      reserved_once: [true, true],
      money: [12, 9],
      supply: [5, 6],
      auction: null,
      ...view,
    },
    insight: { routes: [ROUTES, ROUTES], sites: {}, offers: {}, ways: {}, tiles_left: 20, ...insight },
  });
  link.hear(welcome([], 0, { table: { ...summary("running"), game: "fresh_fish" }, position }));
  return table;
}
