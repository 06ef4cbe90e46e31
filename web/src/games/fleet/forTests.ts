/** A table of Fleet in a given position, for unit tests. */
import type { Table } from "./boardModel";
import type { Insight, View } from "./view";
import { at, HandLink, summary, welcome } from "$/table/forTests";
import { TableStore } from "$/table/store.svelte";
import { loadTexts, putKinds } from "$/i18n/catalogs";
import type { Happening } from "$/wire/messages";

await loadTexts("fleet");
await loadTexts("core");
putKinds("fleet", { card: "card", boat: "boat", licence: "licence", licences: "licence*" });

const BOATS = {
  tuna: { cash: 3, launch: 1, points: 1 },
  lobster: { cash: 2, launch: 2, points: 2 },
  cod: { cash: 1, launch: 2, points: 2 },
};
const LICENCES = { lobster: { least: 5, points: 3, premium: false } };

export interface Given {
  view?: Partial<View>;
  insight?: Partial<Insight>;
  legal?: string[];
  happenings?: Happening[];
}

/** Seat 0 decides in a position of which only some parts are given. */
export function tableAt({ view = {}, insight = {}, legal = [], happenings = [] }: Given): Table {
  const link = new HandLink();
  const table: Table = new TableStore(link, () => true);
  table.open();
  const printed = { boats: BOATS, licences: LICENCES, capacity: 4, crates: 100 };
  const position = at(happenings.length, 1, {
    legal,
    view: { options: {}, ...view },
    insight: { bids: [], payments: [], launches: {}, power: 6, printed, ...insight },
  });
  link.hear(welcome(happenings, 1, { table: { ...summary("running"), game: "fleet" }, position }));
  return table;
}
