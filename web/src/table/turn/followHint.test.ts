import { expect, test } from "vitest";
import { followHint } from "./followHint";
import { sit, welcome } from "../forTests";
import type { Room } from "../room";

/** A room in which a move is whole after so many steps. */
const roomOf = (whole: number, more: Partial<Room> = {}) =>
  ({
    confirm: (_, steps) => ({ name: "", ready: steps.length >= whole }),
    ...more,
  }) as Room;
const ADVICE = { action: "a1", share: 0.6, reasons: [], then: ["b1", "c1"] };

function open() {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.look = () => Promise.resolve(null);
  return table;
}

test("a hint chooses what it would do next until the move is whole, and nothing after that", async () => {
  for (const [whole, steps] of [
    [1, ["a1"]],
    [2, ["a1", "b1"]],
    [9, ["a1", "b1", "c1"]],
  ] as const) {
    const table = open();
    await followHint(table, roomOf(whole), ADVICE);
    expect([table.draft.steps, table.draft.suggested]).toEqual([steps, true]);
  }
});

test("what the reader chooses meanwhile stays", async () => {
  const table = open();
  table.draft.look = () => {
    table.draft.steps = ["mine"];
    return Promise.resolve(null);
  };
  await followHint(table, roomOf(9), ADVICE);
  expect(table.draft.steps).toEqual(["mine"]);
});

test("a hint of an earlier version and a room that adds its own steps", async () => {
  const table = open();
  await followHint(table, roomOf(9), { action: "a1", share: 0.6, reasons: [] });
  expect(table.draft.steps).toEqual(["a1"]);
  await followHint(table, roomOf(9, { follow: (at, act) => at.draft.propose([act, "pay"]) }), ADVICE);
  expect(table.draft.steps).toEqual(["a1", "pay"]);
});
