import { expect, test } from "vitest";
import { lanes } from "./recent";

test("a lane has the dice of its seat's catch, without those of poachers and those rolled again", () => {
  const texts: [number, string][] = [
    [0, "fish with longline"],
    [-1, "roll 6"],
    [-1, "roll 2"],
    [0, "reroll 6"],
    [0, "stop"],
    [-1, "roll 1"],
    [0, "take Sharks 1 for 1"],
    [1, "fish with default"],
    [-1, "roll 6"],
    [-1, "roll 5"],
    [0, "mark radar"],
  ];
  const acts = texts.map(([seat, text], entry) => ({ seat, text, entry }));
  const equipment = [
    { name: "default", roll: 1, take: 1, kill: 0 },
    { name: "longline", roll: 2, take: 2, kill: 0 },
  ];
  const view = { year: 1, sheets: [{ marked: ["radar"] }, { marked: [] }] };
  const [first, second] = lanes(acts, { view, insight: { equipment } });
  expect(first).toEqual({
    seat: 0,
    gear: "longline",
    dice: [1, 2],
    again: [6],
    kind: "radar",
    fished: true,
    marked: true,
  });
  expect(second).toEqual({
    seat: 1,
    gear: "default",
    dice: [6],
    again: [],
    kind: null,
    fished: true,
    marked: false,
  });
});
