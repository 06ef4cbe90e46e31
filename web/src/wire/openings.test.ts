import { expect, test } from "vitest";
import { oneBack, openingAddress, openingRequestOf, type OpeningRequest } from "./openings";

const START: OpeningRequest = { game: "fishery", seats: null, preset: null, strength: null, acts: [] };

test("an address says which position is wanted", () => {
  const request = {
    ...START,
    seats: 2,
    preset: "pond",
    strength: "hard" as const,
    acts: ["0 c3", "1 a1/a2"],
  };
  const address = new URL(openingAddress(request), "http://x");
  expect(address.pathname).toBe("/openings/fishery");
  expect(openingRequestOf("fishery", address.search)).toEqual(request);
  expect(openingAddress(START)).toBe("/openings/fishery");
  expect(openingRequestOf("fishery", "")).toEqual(START);
});

test("what an address cannot mean is left out", () => {
  expect(openingRequestOf("fishery", "?seats=many&strength=weak")).toEqual(START);
  expect(openingRequestOf("fishery", "?seats=-2")).toEqual(START);
});

test("one step back from the first decision is the start", () => {
  expect(oneBack(["0 c3", "1 b3"])).toEqual(["0 c3"]);
  expect(oneBack(["-1 center a7", "-1 seat 0 starts", "0 reserve c3"])).toEqual([]);
  expect(oneBack([])).toEqual([]);
});
