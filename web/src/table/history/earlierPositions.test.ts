import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, at, event, news, refused, settled, sit, welcome, type HandLink } from "../forTests";
import { PATIENCE_MS } from "./earlierPositions.svelte";
import type { TableStore } from "../store.svelte";
import type { Looked } from "$/wire/messages";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const looked = (entry: number): Looked => ({
  type: "looked",
  key: "",
  happening: entry === 0 ? null : act(entry - 1, 0, `then${entry - 1}`),
  position: at(entry, null, { view: { then: entry } }),
});
const asked = (link: HandLink) => link.questions.map((one) => one.message);

/** A table of 5 acts, of which the page was told the last two. */
async function opened(): Promise<[TableStore, HandLink]> {
  const [table, link] = sit();
  link.entries = [0, 1, 2, 3, 4].map((entry) => [entry % 2, `c${entry}`]);
  link.hear(welcome([act(3, 1), act(4, 0)], 5));
  await settled();
  return [table, link];
}

test("live, the stepper stands after the last act", async () => {
  const [table] = await opened();
  expect([table.stepAt, table.steps, table.looking, table.canStepBack]).toEqual([5, 5, null, true]);
  table.step(1);
  expect(table.looking).toBeNull();
});

test("steps lead through all acts, also those before the page was opened", async () => {
  const [table, link] = await opened();
  table.step(-1);
  expect([table.stepAt, table.looking, table.earlier.loading, table.mayAct]).toEqual([4, 4, true, false]);
  expect(asked(link)).toEqual([{ type: "look", entry: 4 }]);
  expect(table.shown?.entry).toBe(5);
  link.questions[0]?.reply(looked(4));
  await settled();
  expect([table.shown?.view, table.earlier.loading, table.last?.text]).toEqual([{ then: 4 }, false, "c3"]);
  table.stepTo(0);
  expect([table.stepAt, table.looking, table.shown?.view]).toEqual([0, 0, { then: 4 }]);
  link.questions[1]?.reply(looked(0));
  await settled();
  expect([table.shown?.view, table.canStepBack, table.last]).toEqual([{ then: 0 }, false, null]);
  table.step(-1);
  expect(table.stepAt).toBe(0);
  table.look(null);
  expect([table.stepAt, table.shown?.entry, table.mayAct]).toEqual([5, 5, true]);
});

test("a position that is known is not asked for again", async () => {
  const [table, link] = await opened();
  link.hear(news([act(5, 1)], 6));
  table.step(-1);
  expect([table.looking, table.shown?.view, table.earlier.loading]).toEqual([5, { entry: 5 }, false]);
  table.step(-1);
  link.questions[0]?.reply(looked(4));
  await settled();
  table.step(1);
  table.step(-1);
  expect(asked(link).length).toBe(1);
});

test("quick steps ask for the place where the reader stops, not for each on the way", async () => {
  const [table, link] = await opened();
  for (let press = 0; press < 4; press++) table.step(-1);
  expect([table.stepAt, asked(link)]).toEqual([1, [{ type: "look", entry: 4 }]]);
  link.questions[0]?.reply(looked(4));
  await settled();
  expect(asked(link).slice(1)).toEqual([{ type: "look", entry: 1 }]);
});

test("a new act does not pull the reader forward", async () => {
  const [table, link] = await opened();
  table.step(-1);
  link.questions[0]?.reply(looked(4));
  await settled();
  link.hear(news([act(5, 1)], 6));
  expect([table.stepAt, table.steps, table.shown?.view]).toEqual([4, 6, { then: 4 }]);
  expect(table.playback.playing).toBe(false);
  table.look(null);
  expect([table.shown?.entry, table.playback.showing.map((one) => one.entry)]).toEqual([6, [5]]);
});

test("the marked act is the one looked at", async () => {
  const [table, link] = await opened();
  expect(table.playback.lastAct.map((one) => one.text)).toEqual(["c4"]);
  table.stepTo(2);
  expect(table.playback.lastAct).toEqual([]);
  link.questions[0]?.reply(looked(2));
  await settled();
  expect(table.playback.lastAct.map((one) => one.text)).toEqual(["then1"]);
  table.stepTo(4);
  expect(table.playback.lastAct.map((one) => one.text)).toEqual(["c3"]);
});

test("acts that were taken back are no steps", async () => {
  const [table, link] = await opened();
  link.hear(news([event(5, "undo", 0, "3")], null), news([act(6, 1)], 7));
  await settled();
  expect([table.steps, table.stepAt]).toEqual([4, 4]);
  table.step(-1);
  expect(table.looking).toBe(3);
});

test("asked too often: the reader waits a moment, and it is asked again", async () => {
  const [table, link] = await opened();
  table.step(-1);
  link.questions[0]?.reply(refused("limit"));
  await settled();
  expect([table.looking, table.refused, link.questions.length]).toEqual([4, null, 1]);
  vi.advanceTimersByTime(PATIENCE_MS);
  await settled();
  expect(link.questions.length).toBe(2);
  link.questions[1]?.reply(looked(4));
  await settled();
  expect(table.shown?.view).toEqual({ then: 4 });
});

test("refused: the reader is back at the position now and reads why", async () => {
  const [table, link] = await opened();
  table.step(-1);
  link.questions[0]?.reply(refused("stale"));
  await settled();
  expect([table.looking, table.refused?.code, table.mayAct]).toEqual([null, "stale", true]);
});

test("lost while asking: it is asked again after the next welcome", async () => {
  const [table, link] = await opened();
  table.step(-1);
  link.questions[0]?.lose();
  await settled();
  expect([table.looking, table.earlier.loading]).toEqual([4, true]);
  link.hear(welcome([act(3, 1), act(4, 0)], 5));
  expect(asked(link).length).toBe(2);
  link.questions[1]?.reply(looked(4));
  await settled();
  expect(table.shown?.view).toEqual({ then: 4 });
});

test("an answer for another reader is not kept", async () => {
  const [table, link] = await opened();
  table.step(-1);
  link.hear(welcome([act(3, 1), act(4, 0)], 5, { you: 1 }));
  link.questions[0]?.reply(looked(4));
  await settled();
  expect(table.looking).toBeNull();
  table.step(-1);
  await settled();
  expect([table.earlier.loading, asked(link).length]).toEqual([true, 2]);
});
