import { expect, test } from "vitest";
import { follow } from "./following";
import { sit, welcome } from "./forTests";
import type { Room } from "./room";

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
  table.composer.look = () => Promise.resolve(null);
  return table;
}

test("a hint chooses what it would do next until the move is whole, and nothing after that", async () => {
  for (const [whole, steps] of [
    [1, ["a1"]],
    [2, ["a1", "b1"]],
    [9, ["a1", "b1", "c1"]],
  ] as const) {
    const table = open();
    await follow(table, roomOf(whole), ADVICE);
    expect([table.composer.steps, table.composer.suggested]).toEqual([steps, true]);
  }
});

test("what the reader chooses meanwhile stays", async () => {
  const table = open();
  table.composer.look = () => {
    table.composer.steps = ["mine"];
    return Promise.resolve(null);
  };
  await follow(table, roomOf(9), ADVICE);
  expect(table.composer.steps).toEqual(["mine"]);
});

test("a hint of an earlier version and a room that adds its own steps", async () => {
  const table = open();
  await follow(table, roomOf(9), { action: "a1", share: 0.6, reasons: [] });
  expect(table.composer.steps).toEqual(["a1"]);
  await follow(table, roomOf(9, { follow: (at, act) => at.composer.propose([act, "pay"]) }), ADVICE);
  expect(table.composer.steps).toEqual(["a1", "pay"]);
});
