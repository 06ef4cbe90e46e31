import { describe, expect, test } from "vitest";
import { distance, road, stub } from "./geometry";
import { OFF, byRank, inOrder, isUnlinked, routeWords } from "./boardModel";
import { plotOf } from "./steps";
import type { Route } from "./view";

const route = (some: Partial<Route>): Route => ({
  outlet: "Game Shop",
  at: "d1",
  counts: 12,
  present: null,
  bound: 9,
  chain: [],
  settled: false,
  ...some,
});

describe("routes", () => {
  test("are not linked only if their outlet stands on the board without streets", () => {
    expect(isUnlinked(route({}))).toBe(true);
    expect(isUnlinked(route({ present: 5 }))).toBe(false);
    expect(isUnlinked(route({ at: null }))).toBe(false);
    expect(isUnlinked(route({ at: OFF }))).toBe(false);
  });

  test("are words that tell settled, open, not linked and not built apart", () => {
    expect(routeWords(route({ settled: true, present: 5, counts: 5 }))).toBe("5");
    expect(routeWords(route({ settled: true }))).toBe("✕ 12");
    expect(routeWords(route({}))).toBe("9+");
    expect(routeWords(route({ present: 11, counts: 11 }))).toBe("9–11");
    expect(routeWords(route({ at: OFF }))).toBe("–");
  });
});

describe("streets", () => {
  test("spread from the building outwards, after those that lay there", () => {
    const streets = ["a1", "a2", "b4", "e4", "d4"];
    expect(inOrder(streets, ["b4", "e4", "d4"], "f4")).toEqual(["a1", "a2", "e4", "d4", "b4"]);
    expect(inOrder(streets, [], null)).toEqual(streets);
  });

  test("lead to the streets and served buildings beside them, and nowhere else", () => {
    const arms = road(9, "b2", new Set(["b2", "b3"]), new Set(["a2"]));
    expect(arms.match(/M/g)).toHaveLength(2);
    expect(road(9, "b2", new Set(["b2"]), new Set())).toBe("");
    expect(stub(9, "b2")).toMatch(/^M/);
  });

  test("are counted from side to side", () => expect(distance("a1", "c4")).toBe(5));
});

test("seats rank by their share of the win, then by the lower score", () => {
  expect(byRank([38, 22, 33, 25], [0, 1, 0, 0])).toEqual([1, 3, 2, 0]);
  expect(byRank([20, 20], [0, 1])).toEqual([1, 0]);
});

test("an act is about the plot that it names", () => {
  expect(plotOf("reserve j10")).toBe("j10");
  expect(plotOf("build a1")).toBe("a1");
  expect(plotOf("bid 3")).toBeNull();
});
