import { expect, test } from "vitest";
import { turningPoint, turningPoints } from "./turningPoints";

test("turning points are the largest changes in the order of the game", () => {
  const small = Array.from({ length: 8 }, (_, at) => ({
    ply: at + 1,
    change: 0.06 + at / 100,
    chance: false,
  }));
  const found = turningPoints([
    ...small,
    { ply: 20, change: -0.5, chance: true },
    { ply: 21, change: 0.01, chance: false },
  ]);
  expect(found.map((one) => one.ply)).toEqual([4, 5, 6, 7, 8, 20]);
});

test("the turning point is the largest change, if any is large enough", () => {
  const changed = (ply: number, change: number) => ({ ply, change, chance: false });
  expect(turningPoint([changed(1, 0.1), changed(2, -0.4), changed(3, 0.3)])?.ply).toBe(2);
  expect(turningPoint([changed(1, 0.04)])).toBeNull();
  expect(turningPoint([])).toBeNull();
});
