import { expect, test } from "vitest";
import { popoverPlace } from "./popoverPlace";

const WINDOW = { width: 390, height: 844 };
const BUBBLE = { width: 200, height: 60 };

test("a bubble lies above its thing, at its middle", () => {
  const thing = { left: 150, top: 400, width: 100, height: 40 };
  expect(popoverPlace(thing, BUBBLE, WINDOW)).toEqual({ left: 100, top: 332 });
});

test("at the top edge it lies below", () => {
  const thing = { left: 150, top: 20, width: 100, height: 40 };
  expect(popoverPlace(thing, BUBBLE, WINDOW)).toEqual({ left: 100, top: 68 });
});

test("it never leaves the window at a side", () => {
  expect(popoverPlace({ left: 0, top: 400, width: 20, height: 20 }, BUBBLE, WINDOW).left).toBe(6);
  expect(popoverPlace({ left: 370, top: 400, width: 20, height: 20 }, BUBBLE, WINDOW).left).toBe(184);
});

test("beside a thing that fills the window it lies on it, inside the window", () => {
  const place = popoverPlace({ left: 0, top: 0, width: 390, height: 844 }, BUBBLE, WINDOW);
  expect(place).toEqual({ left: 95, top: 778 });
});
