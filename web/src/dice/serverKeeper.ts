/** The keeper of the dice of this page's server. */
import type { CheckedRecord } from "./check";
import { BrowserDiceStorage } from "./kept";
import { DiceKeeper } from "./keeper";
import { call, httpBackend } from "$/wire/httpBackend";

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const keeper = new DiceKeeper(new BrowserDiceStorage(), {
  promise: (table) => call("GET", `${at(table)}/promise`),
  reveal: (table, word) => call("POST", `${at(table)}/reveal`, { word }),
  record: async (table) => JSON.parse(await httpBackend.recordFile(table)) as CheckedRecord,
  dice: (table) => httpBackend.dice(table),
});
