import "$/i18n/forTests";
import { beforeAll, expect, test } from "vitest";
import { leftWords, pointsAt, tablesOf } from "./words";
import { loadTexts } from "$/i18n/catalogs";

beforeAll(() => loadTexts("tournaments"));

test("points go from six to nothing, evenly", () => {
  expect(pointsAt(2)).toEqual([120, 0]);
  expect(pointsAt(5)).toEqual([120, 90, 60, 30, 0]);
  expect(pointsAt(6)).toEqual([120, 96, 72, 48, 24, 0]);
});

test("tables are as few and as equal as can be", () => {
  expect(tablesOf(23, 4)).toEqual({ larger: 5, smaller: 1, size: 4 });
  expect(tablesOf(14, 4)).toEqual({ larger: 2, smaller: 2, size: 4 });
  expect(tablesOf(16, 4)).toEqual({ larger: 4, smaller: 0, size: 4 });
  expect(tablesOf(6, 4)).toEqual({ larger: 2, smaller: 0, size: 3 });
});

test("time is told in the two largest units", () => {
  expect(leftWords(-5)).toBe("0:00");
  expect(leftWords(62_000)).toBe("1:02");
  expect(leftWords(3_600_000 + 5 * 60_000)).toBe("1 h 5 min");
  expect(leftWords(26 * 3_600_000)).toBe("1 d 2 h");
});
