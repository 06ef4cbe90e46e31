import { expect, test } from "vitest";
import { inARow, keep, lastWeek, type Kept } from "./kept";

const NONE: Kept = { solved: {}, days: {} };

test("the first way to solve a puzzle is kept", () => {
  const once = keep(NONE, "fishery/1", 2, "2026-11-17");
  const again = keep(once, "fishery/1", 1, "2026-11-17");
  expect(again).toEqual({ solved: { "fishery/1": 2 }, days: { "2026-11-17": 2 } });
});

test("an answer that was shown is no solved day", () => {
  const shown = keep(NONE, "fishery/1", 0, "2026-11-17");
  expect(shown).toEqual({ solved: { "fishery/1": 0 }, days: {} });
  expect(keep(shown, "fishery/1", 1, "2026-11-17").solved).toEqual({ "fishery/1": 0 });
});

test("other puzzles than that of the day count for no day", () => {
  expect(keep(NONE, "fleet/1", 1, null).days).toEqual({});
});

test("days in a row are counted over the end of a month, and today may still be open", () => {
  const kept = { solved: {}, days: { "2026-02-27": 1, "2026-02-28": 3, "2026-03-01": 1 } };
  expect(inARow(kept, "2026-03-01")).toBe(3);
  expect(inARow(kept, "2026-03-02")).toBe(3);
  expect(inARow(kept, "2026-03-03")).toBe(0);
  expect(inARow(NONE, "2026-03-01")).toBe(0);
});

test("a week has seven days, today last", () => {
  const week = lastWeek({ solved: {}, days: { "2026-02-28": 2 } }, "2026-03-01");
  expect(week.map(({ tries }) => tries)).toEqual([null, null, null, null, null, 2, null]);
  expect(week.at(-1)?.day).toBe("2026-03-01");
});
