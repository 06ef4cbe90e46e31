import { expect, test } from "vitest";
import { boardModel, closing, seaOf, type Seen } from "./boardModel";
import { leadOf, partsOf, sumOf } from "./sums";
import type { Insight, View } from "./view";

const options = { rows: 2, columns: 3, ships: 1, net_limit: 0 };
const view: View = {
  options,
  phase: "nets",
  to_move: 0,
  turns: 3,
  passes_in_row: 0,
  ships: [["a1"], ["c2"]],
  nets: ["a1/b1", "a2/b2"],
  nets_cast: [1, 1],
};
const west = { cells: ["a1", "a2"], ships: [1, 0], owner: 0 };
const east = { cells: ["b1", "c1", "b2", "c2"], ships: [0, 1], owner: 1 };
const insight: Insight = {
  scores: [2, 4],
  contested: 0,
  regions: [west, east],
  splits: {},
  refused: { "a1/a2": { rule: "FI-N3", telling: { id: "fishery.without-ship", args: {} } } },
  nearest: [["a1", "a2"], ["c1"]],
};
const seen = (changes: Partial<View> = {}): Seen => ({ view: { ...view, ...changes }, insight });

test("a net closes the waters on both of its sides, the nearest squares first", () => {
  const wave = closing(seaOf(view), "a2/b2", insight.regions);
  expect(wave.map(({ cell }) => cell)).toEqual([...west.cells, ...east.cells]);
  const shareOf = (cell: string) => wave.find((one) => one.cell === cell)?.share ?? NaN;
  expect(shareOf("a2")).toBeLessThan(shareOf("a1"));
  expect(shareOf("b2")).toBeLessThan(shareOf("c2"));
  expect(shareOf("a1")).toBe(1);
  expect(shareOf("c1")).toBe(1);
});

test("a net with the same water on both sides closes nothing", () => {
  expect(closing(seaOf(view), "b1/c1", insight.regions)).toEqual([]);
});

test("spaces are open or refused for good; cast and chosen ones are neither", () => {
  const drawn = boardModel(seen(), null, "b1/c1", false, "a2/b2");
  expect(drawn.dead).toEqual(["a1/a2"]);
  expect([...drawn.open].sort()).toEqual(["b1/b2", "b2/c2", "c1/c2"]);
  expect(drawn.last).toBe("a2/b2");
  expect(boardModel(seen(), null, "pass", false, "pass")).toMatchObject({ last: null, chosen: null });
});

test("sums are fish, or reach while ships are placed", () => {
  expect(sumOf(seen())).toEqual({ black: 2, white: 4, tied: 0 });
  expect(sumOf(seen({ phase: "ships" }))).toEqual({ black: 2, white: 1, tied: 3 });
  expect(sumOf(seen(), true)).toEqual({ black: 2, white: 1, tied: 3 });
  expect(leadOf({ black: 2, white: 4, tied: 0 }, 0)).toBe(-2);
  expect(leadOf({ black: 2, white: 4, tied: 0 }, 1)).toBe(2);
});

test("the points of a seat are its largest fishery, the second, and the others", () => {
  const size = (owner: number | null, cells: number) => ({
    cells: Array<string>(cells).fill("a1"),
    ships: [],
    owner,
  });
  const regions = [size(0, 3), size(0, 9), size(null, 20), size(0, 1), size(0, 2), size(1, 4)];
  expect(partsOf(regions, ["first", "second", "others"]).points).toEqual([
    [9, 3, 3],
    [4, 0, 0],
  ]);
});
