import { expect, test } from "vitest";
import { changeOf, isSettling, sparkOf } from "./history";

const NOW = Date.parse("2026-06-01");
const rated = (values: [string, number][], games = 12, margin = 60) => ({
  game: "fleet",
  rating: values.at(-1)?.[1] ?? 1000,
  margin,
  games,
  history: values.map(([day, rating]) => ({ day, rating })),
});

test("a change is counted from the last day before the period", () => {
  const long = rated([
    ["2026-01-01", 1000],
    ["2026-02-20", 1100],
    ["2026-05-01", 1150],
  ]);
  expect(changeOf(long, NOW)).toBe(50);
  expect(changeOf(rated([["2026-05-01", 1150]]), NOW)).toBe(0);
  expect(changeOf(rated([]), NOW)).toBe(0);
});

test("a line needs two days, and goes from the lowest to the highest point", () => {
  expect(sparkOf(rated([["2026-01-01", 1000]]))).toBeNull();
  const spark = sparkOf(
    rated([
      ["2026-01-01", 1000],
      ["2026-01-02", 1100],
    ]),
  );
  expect(spark).toEqual({ path: "M6.0 34.0 134.0 6.0", x: 134, y: 6 });
});

test("few games or a wide margin leave a rating unsettled", () => {
  expect(isSettling(rated([], 9))).toBe(true);
  expect(isSettling(rated([], 12, 81))).toBe(true);
  expect(isSettling(rated([]))).toBe(false);
});
