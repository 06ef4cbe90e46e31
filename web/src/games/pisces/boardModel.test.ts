import { expect, test } from "vitest";
import { changes } from "./changes";
import { player, tableAt } from "./forTests";
import { goalsMet, livingOf } from "./boardModel";
import { rollsOf } from "./rolls";
import { areasOf } from "./recent";
import { act } from "$/table/forTests";

const acts = (...texts: [number, string][]) => texts.map(([seat, text], entry) => act(entry, seat, text));
const rolls = (...texts: [number, string][]) => rollsOf(acts(...texts), []);

test("dice lie where they were rolled until the next boat or block comes there", () => {
  const fished: [number, string][] = [
    [1, "cast crab"],
    [-1, "roll 8"],
    [2, "cast ocean"],
    [-1, "roll 3"],
    [2, "stack crab spawner a"],
  ];
  expect(rolls(...fished)).toMatchObject({ crab: [{ seat: 1, roll: 8 }], ocean: [{ seat: 2, roll: 3 }] });
  expect(rolls(...fished, [0, "done"], [1, "bid 4"], [-1, "goal crab"])).toHaveProperty("crab.0.roll", 8);
  expect(rolls(...fished, [1, "block crab adult 8"])).toHaveProperty("crab", []);
  expect(rolls(...fished, [1, "boat ocean"])).toHaveProperty("ocean", []);
  expect(rolls(...fished, [0, "cast crab"])).toHaveProperty("crab", []);
});

test("a second roll with an Outrigger replaces the first", () => {
  expect(rolls([1, "cast crab"], [-1, "roll 8"], [1, "reroll"], [-1, "roll 5"])).toMatchObject({
    crab: [{ seat: 1, roll: 5 }],
  });
});

test("dice that breed fish lie on their board and are nobody's", () => {
  const all = acts([1, "cast crab"], [-1, "roll 8"], [0, "done"], [-1, "roll 9"]);
  const told = all.map((one) => ({
    ...one,
    tellings: one.entry === 3 ? [{ id: "pisces.bred", args: { species: "sardine", roll: 9, born: 9 } }] : [],
  }));
  expect(rollsOf(all, told)).toMatchObject({
    sardine: [{ seat: null, roll: 9 }],
    crab: [{ roll: 8 }],
  });
});

test("rolls that are being shown lie there, also if others came after them", () => {
  const all = acts([1, "cast crab"], [-1, "roll 8"], [2, "cast crab"], [-1, "roll 5"], [0, "boat crab"]);
  const told = all.map((one) => ({ ...one, tellings: [] }));
  const shown = (...entries: number[]) =>
    rollsOf(
      all,
      told,
      entries.flatMap((entry) => told[entry] ?? []),
    );
  expect(shown(1)).toMatchObject({ crab: [{ seat: 1, roll: 8 }] });
  expect(shown(1, 3)).toMatchObject({ crab: [{ roll: 8 }, { seat: 2, roll: 5 }] });
  expect(shown()).toEqual({ crab: [] });
});

test("what was told says where it happened", () => {
  const told = [
    { ...act(0, 1, "boat tuna"), tellings: [{ id: "pisces.sent", args: { area: "tuna" } }] },
    {
      ...act(1, -1, "roll 4"),
      tellings: [{ id: "pisces.rolled-nothing", args: { area: "ocean", roll: 4 } }],
    },
    { ...act(2, 1, "stack x"), tellings: [{ id: "pisces.landed", args: { location: "crab adult 8" } }] },
    act(3, 1, "pass"),
  ];
  const players = [player(), player({ board: "shark" })];
  expect(areasOf(told, { players })).toEqual(["tuna", "ocean", "crab", "shark"]);
});

test("a goal that is asked for twice is met once by one chip", () => {
  expect(goalsMet(["crab", "crab"], ["crab"])).toEqual([true, false]);
  expect(goalsMet(["crab", "crab"], [])).toEqual([true, true]);
  expect(goalsMet(["crab", "tuna"], ["crab"])).toEqual([false, true]);
});

test("fish live in the centre and at the locations", () => {
  const boards = { crab: { owner: 0, centre: 3, stacks: { adult: [1, 2], spawner: [0, 4] }, block: null } };
  const { table } = tableAt({ view: { boards } });
  expect(livingOf(table.now, "crab")).toBe(10);
  expect(livingOf(table.now, "tuna")).toBe(0);
});

test("changes are those between now and the chosen steps, the reader's first", () => {
  const { table } = tableAt({});
  const { view, insight } = table.now;
  const ahead = {
    view: { ...view, players: [player({ boats: 3 }), player({ stars: 2 })] },
    insight: { ...insight, scores: insight.scores.map((score) => ({ ...score, total: score.total + 4 })) },
  };
  expect(changes(table.now, ahead, 0)).toEqual([
    { subject: "points", of: 0, before: 0, after: 4 },
    { subject: "fleet", of: 0, before: 2, after: 3 },
    { subject: "stars", of: 1, before: 0, after: 2 },
  ]);
  expect(changes(table.now, table.now, 0)).toEqual([]);
});
