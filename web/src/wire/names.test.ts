import { expect, test } from "vitest";
import { namesOf } from "./names";
import type { Chair } from "./messages";

const chair = (name: string): Chair => ({ kind: "person", name, level: null, rating: null });

test("equal names are numbered", () => {
  expect(namesOf(["Ann", "Deckhand", "Deckhand"].map(chair))).toEqual(["Ann", "Deckhand 1", "Deckhand 2"]);
});
