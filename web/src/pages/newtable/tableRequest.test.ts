import { expect, test } from "vitest";
import { chairsOf, fullSize, named, seated } from "./tableRequest";
import type { Box } from "$/wire/httpTypes";
import { filled, presetOf, presetsOf } from "$/wire/presets";

const box: Box = {
  name: "pond",
  title: "Pond",
  designer: "",
  seats: [2, 3],
  rules_version: 1,
  options: [
    { name: "rows", default: 7, values: [3, 5, 7] },
    { name: "quick", default: false, values: [false, true] },
  ],
  presets: { small: { rows: 3 }, fast: { quick: true } },
  endings: [],
  arguments: {},
  reconstructed: [],
  levels: ["deckhand", "mate"],
};

test("a table begins with the reader and a bot of the second level", () => {
  expect(chairsOf(box, null)).toEqual([{ kind: "me" }, { kind: "bot", level: "mate" }]);
  expect(chairsOf(box, "open")).toEqual([{ kind: "me" }, { kind: "open" }]);
  expect(chairsOf(box, "beside")).toEqual([{ kind: "me" }, { kind: "beside" }]);
});

test("a reader who moves changes places with the bot that sat there", () => {
  const chairs = seated(chairsOf(box, null), 1, "me", "mate");
  expect(chairs).toEqual([{ kind: "bot", level: "mate" }, { kind: "me" }]);
  expect(seated(chairs, 0, "me", "mate")).toEqual(chairsOf(box, null));
});

test("a bot or an open chair changes one chair only", () => {
  const chairs = [{ kind: "me" } as const, { kind: "open" } as const, { kind: "open" } as const];
  expect(seated(chairs, 1, "bot", "mate")).toEqual([chairs[0], { kind: "bot", level: "mate" }, chairs[2]]);
  expect(seated(chairs, 0, "open", "")).toEqual([{ kind: "open" }, chairs[1], chairs[2]]);
  expect(seated(chairs, 2, "me", "")).toEqual([{ kind: "open" }, { kind: "open" }, { kind: "me" }]);
});

test("options are a preset when all of them agree with it", () => {
  expect(presetsOf(box).map(([name]) => name)).toEqual(["", "small", "fast"]);
  expect(presetOf(box, filled(box, {}))).toBe("");
  expect(presetOf(box, filled(box, { rows: 3 }))).toBe("small");
  expect(presetOf(box, { rows: 7, quick: true })).toBe("fast");
  expect(presetOf(box, { rows: 3, quick: true })).toBeNull();
});

test("somebody beside gets a name, if they have none", () => {
  const chairs = [{ kind: "me" }, { kind: "beside", name: " Ann " }, { kind: "beside", name: " " }] as const;
  const names = named(chairs, (number) => `Player ${number}`).map(({ name }) => name);
  expect(names).toEqual([undefined, "Ann", "Player 3"]);
});

test("only a game of the full size is rated", () => {
  expect(fullSize(box, { rows: 7, quick: true })).toBe(true);
  expect(fullSize(box, { rows: 5, quick: false })).toBe(false);
});
