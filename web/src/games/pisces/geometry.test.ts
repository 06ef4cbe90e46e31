import { expect, test } from "vitest";
import { DOT, bay } from "./geometry";
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

test.each([
  ["snapper", [4, 4, 5, 2]],
  ["tuna", [4, 5, 2]],
  ["mahi", [6, 5, 2]],
  ["sardine", [4, 2]],
])("no location of %s covers another", (_species, numbers) => {
  const stages = ["young", "juvenile", "adult", "spawner"].slice(4 - numbers.length);
  const { dots } = bay(stages.flatMap((stage, at) => ring(stage, numbers[at] ?? 0)));
  expect(dots).toHaveLength(numbers.reduce((sum, one) => sum + one));
  for (const [at, one] of dots.entries()) {
    for (const other of dots.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * DOT);
    }
  }
});
