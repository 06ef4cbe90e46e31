import { expect, test } from "vitest";
import { atRest, cutOf, Highlight } from "./highlight.svelte";
import { keyOf, keysIn, withoutSeats, type Pointed } from "../things";

test("a thing has the same key in the log and on the stage", () => {
  expect(keyOf({ kind: "square", value: "a1" })).toBe("square:a1");
  expect(keysIn(`${keyOf({ kind: "boat", value: "king crab" })} seat:1`)).toEqual([
    "boat:king-crab",
    "seat:1",
  ]);
  expect(keysIn(null)).toEqual([]);
});

test("seats count only where there is nothing else", () => {
  expect(withoutSeats(["seat:0", "square:a1", "square:a1"])).toEqual(["square:a1"]);
  expect(withoutSeats(["seat:0"])).toEqual(["seat:0"]);
});

test("what the pointer is on goes before what has the focus, and both before what is played", () => {
  const highlight = new Highlight();
  const at = (key: string): Pointed => ({ keys: [key], seat: null });
  const [played, focused, hovered] = [at("fish:cod"), at("net:a1/b1"), at("square:a1")];
  highlight.play([played], []);
  expect(highlight.lit).toEqual([played]);
  highlight.focus(focused);
  expect(highlight.lit).toEqual([focused]);
  highlight.hover(hovered);
  expect(highlight.lit).toEqual([hovered]);
  highlight.hover({ keys: [], seat: 1 });
  expect(highlight.lit).toEqual([focused]);
  highlight.focus();
  expect(highlight.lit).toEqual([played]);
});

test("a thing that moves is measured where it comes to rest, and its motion goes on", () => {
  const slides = { currentTime: 40, effect: { getComputedTiming: () => ({ endTime: 220 }) } };
  const glows = { currentTime: 7, effect: { getComputedTiming: () => ({ endTime: Infinity }) } };
  const thing = { getAnimations: () => [slides, glows] } as unknown as Element;
  expect(atRest([thing], () => [slides.currentTime, glows.currentTime])).toEqual([220, 7]);
  expect([slides.currentTime, glows.currentTime]).toEqual([40, 7]);
});

test("lines that speak of a thing on the stage are marked", () => {
  const highlight = new Highlight();
  highlight.meet(["seat:0", "square:a1"]);
  expect(highlight.marks(["seat:1", "square:a1"])).toBe(true);
  expect(highlight.marks(["seat:0", "square:b2"])).toBe(false);
  highlight.meet([]);
  expect(highlight.marks(["square:a1"])).toBe(false);
});

test("a ring ends where its part of the frame hides the thing, and hardly passes it elsewhere", () => {
  expect(cutOf(12)).toBe(12);
  expect(cutOf(0)).toBe(-5);
  expect(cutOf(-1)).toBe(-6);
  expect(cutOf(-100)).toBe(-7);
});
