import "$/i18n/forTests";
import { beforeAll, expect, test } from "vitest";
import { chairsOf, stateOf, timeWords } from "./mine";
import { loadTexts } from "$/i18n/catalogs";
import type { Mine } from "$/wire/httpTypes";

beforeAll(() => loadTexts("people"));

const person = (name: string) => ({ kind: "person", name, level: null, rating: null });
const mine = (values: object, chairs = [person("Ann"), person("Bo")]): Mine =>
  ({
    table: { id: "t", chairs, turn: [1], status: "running", ...values },
    seat: 0,
    due: false,
    until: null,
    missed: false,
  }) as unknown as Mine;

test("time that is left has its two largest units", () => {
  expect(timeWords(100_800_000)).toBe("1 d 4 h");
  expect(timeWords(7_500_000)).toBe("2 h 5 min");
  expect(timeWords(59_000)).toBe("0 min");
  expect(timeWords(-5)).toBe("0 min");
});

test("a table says whose turn it is", () => {
  expect(stateOf(mine({})).words).toBe("Bo to play");
  expect(stateOf(mine({ turn: [0, 1] })).words).toBe("others to play");
  expect(stateOf(mine({ status: "waiting", turn: [] })).words).toBe("waits for players");
  expect(stateOf({ ...mine({}), missed: true }).words).toBe("A bot plays for you");
  const due = { ...mine({}), due: true, until: new Date(3_600_000).toISOString() };
  expect(stateOf(due, 0)).toEqual({ words: "Your turn", time: "1 h 0 min left" });
});

test("the others are named, many are counted", () => {
  expect(chairsOf(mine({}))).toBe("Bo");
  const four = [person("Ann"), person("Bo"), person("Cy"), person("Di")];
  expect(chairsOf(mine({}, four))).toBe("Bo and 2 more");
  expect(chairsOf(mine({}, four.slice(0, 3)))).toBe("Bo, Cy");
});
