import { expect, test } from "vitest";
import { namesOf, tell } from "./names";
import type { Chair } from "./messages";

const chair = (name: string): Chair => ({ kind: "person", name, level: null, rating: null });

test("equal names are numbered", () => {
  expect(namesOf(["Ann", "Deckhand", "Deckhand"].map(chair))).toEqual(["Ann", "Deckhand 1", "Deckhand 2"]);
});

test("names replace seat numbers, even names that look like one", () => {
  expect(tell(["{1} passes.", "{0} to play."], ["Ann", "{0}"])).toBe("{0} passes. Ann to play.");
});
