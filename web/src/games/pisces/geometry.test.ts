import { expect, test } from "vitest";
import { DOT, HEIGHT, bay, heightIn } from "./geometry";
import type { Location } from "./view";

const ring = (stage: string, number: number): Location[] =>
  Array.from({ length: number }, (_, at) => ({
    spot: `${stage} ${at}`,
    stage,
    numbers: [],
    catch: "catch",
    chips: 1,
    blocked: false,
  }));

const BOARDS = {
  snapper: [4, 4, 5, 2],
  tuna: [4, 5, 2],
  mahi: [6, 5, 2],
  crab: [5, 5, 2],
  shark: [4, 4, 4, 2],
  sardine: [4, 2],
};
const shapes = [heightIn(400, 100), 200, HEIGHT, heightIn(300, 400)];

test.each(
  Object.entries(BOARDS).flatMap(([name, rings]) => shapes.map((height) => ({ name, rings, height }))),
)("no location of $name covers another at height $height", ({ rings, height }) => {
  const stages = ["young", "juvenile", "adult", "spawner"].slice(4 - rings.length);
  const { dots } = bay(
    stages.flatMap((stage, at) => ring(stage, rings[at] ?? 0)),
    height,
  );
  expect(dots).toHaveLength(rings.reduce((sum, one) => sum + one));
  for (const [at, one] of dots.entries()) {
    expect(one.y - DOT).toBeGreaterThanOrEqual(0);
    expect(one.y + DOT).toBeLessThanOrEqual(height);
    for (const other of dots.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * DOT - 3);
    }
  }
});

test("a bay fills its box, and is neither too flat nor rounder than a circle", () => {
  expect(heightIn(372, 224)).toBe(224);
  expect(heightIn(744, 448)).toBe(224);
  expect(heightIn(400, 100)).toBe(heightIn(400, 50));
  expect(heightIn(300, 900)).toBeLessThan(372);
  expect(heightIn(0, 0)).toBe(HEIGHT);
});
