import { describe, expect, test, vi } from "vitest";
import { turnLine } from "./turnLine";
import { confirm } from "./confirmButton";
import { words } from "./actionWords";
import { mayChoose, offered, stepsOn } from "./turn";
import { tableAt } from "./forTests";
import type { Site } from "./view";

// Only a page has a window.
vi.mock("$/kit/narrow.svelte", () => ({ narrow: { now: false } }));

const site = (some: Partial<Site>): Site => ({
  streets: [],
  outlet_streets: [],
  sent_home: {},
  bounds: [],
  ...some,
});

describe("the button names the act from the first moment", () => {
  test.each([
    [{ legal: ["reserve c4", "draw"] }, "Reserve or draw"],
    [{ legal: ["reserve c4"] }, "Reserve a plot"],
    [{ legal: ["take apartments", "take street", "reserve c4"] }, "Build or reserve"],
    [
      { legal: ["build c3"], view: { phase: "building" as const, tile: "game shop" } },
      "Build the Game Shop on …",
    ],
    [
      { legal: ["build e5"], view: { phase: "building" as const, tile: "construction zone" } },
      "Put the zone on …",
    ],
  ])("%j", (given, name) => expect(confirm(tableAt(given), [])).toEqual({ name, ready: false }));
});

test("a whole move can be sent, half of one cannot", () => {
  const table = tableAt({ legal: ["take apartments", "take street"] });
  table.draft.propose(["take street"]);
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Build a street on …", ready: false });
  expect(confirm(table, ["take street", "build c3"])).toEqual({ name: "Build a street on c3", ready: true });
});

test("a bid says that it is not sealed yet, and what the reader has", () => {
  const auction = { outlet: "Game Shop", drawer: 1, bidders: [0, 1], sealed: [null, null] };
  const table = tableAt({ legal: ["bid 0", "bid 3"], view: { phase: "bids", tile: "game shop", auction } });
  expect(turnLine(table).say).toBe("Seal your bid for the Game Shop");
  expect(words(table, ["bid 3"])).toEqual({
    chosen: "Bid 3, not sealed yet.",
    next: "You have $12. Once sealed, it cannot be changed.",
  });
});

test("building says which streets it forces, its route and whose markers go home", () => {
  const here = site({ outlet_streets: ["c4", "d4"], sent_home: { d4: 1 }, bounds: [null, null, null, 2] });
  const table = tableAt({
    legal: ["build c3"],
    view: { phase: "building", tile: "game shop" },
    insight: { sites: { c3: here } },
  });
  expect(words(table, ["build c3"])).toEqual({
    chosen: "c3: 2 plots become street.",
    next: "Game Shop here: route 2 at best. 1 marker goes home.",
  });
});

test("reserving says how many markers are left after it", () => {
  const table = tableAt({ legal: ["reserve c4"] });
  expect(words(table, ["reserve c4"]).next).toBe("4 markers left after it.");
});

test("with an empty deck an own plot stands for taking a tile and building it there", () => {
  const table = tableAt({ legal: ["take street", "reserve c4"] });
  expect(mayChoose(table, "c3")).toBe(true);
  expect(stepsOn(table, "c3")).toEqual(["take street", "build c3"]);
  expect(stepsOn(table, "c4")).toEqual(["reserve c4"]);
  expect(mayChoose(table, "d4")).toBe(false);
});

test("in an auction the reader's plot with the shortest route is shown, or the wished one, never a rival's", () => {
  const offer = (seat: number, bound: number | null) => ({ seat, bound, present: null, chain: [] });
  const table = tableAt({ insight: { offers: { c3: offer(0, 5), e5: offer(0, 2), d4: offer(1, 1) } } });
  expect(offered(table, null)).toBe("e5");
  expect(offered(table, "c3")).toBe("c3");
  expect(offered(table, "d4")).toBe("e5");
});
