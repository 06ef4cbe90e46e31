import { expect, test } from "vitest";
import { oneBack, openingAddress, wishOf, type OpeningWish } from "./openings";

const START: OpeningWish = { game: "fishery", seats: null, preset: null, strength: null, acts: [] };

test("an address says which position is wanted", () => {
  const wish = { ...START, seats: 2, preset: "pond", strength: "hard" as const, acts: ["0 c3", "1 a1/a2"] };
  const address = new URL(openingAddress(wish), "http://x");
  expect(address.pathname).toBe("/openings/fishery");
  expect(wishOf("fishery", address.search)).toEqual(wish);
  expect(openingAddress(START)).toBe("/openings/fishery");
  expect(wishOf("fishery", "")).toEqual(START);
});

test("what an address cannot mean is left out", () => {
  expect(wishOf("fishery", "?seats=many&strength=weak")).toEqual(START);
  expect(wishOf("fishery", "?seats=-2")).toEqual(START);
});

test("one step back from the first decision is the start", () => {
  expect(oneBack(["0 c3", "1 b3"])).toEqual(["0 c3"]);
  expect(oneBack(["-1 center a7", "-1 seat 0 starts", "0 reserve c3"])).toEqual([]);
  expect(oneBack([])).toEqual([]);
});
