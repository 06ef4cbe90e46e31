import { expect, test } from "vitest";
import type { SecondEngine } from "./secondEngine";
import type { Findings } from "./workerMessages";
import type { Call } from "./pyodide";
import { TimeSlices } from "./timeSlices";

const FOUND: Findings = [[3, 20, 0.5]];
const WISH = { game: "fishery", seat: 0 };

/** An engine whose tasks ask for help, wait for it, and end with what they heard. */
function engine(): { call: Call; heard: unknown[] } {
  const slices = [{ wish: WISH }, { wish: null }, { wish: "wait" }];
  const heard: unknown[] = [];
  let at = 0;
  const call = ((_: string, words: { heard: unknown }) => {
    heard.push(words.heard);
    const slice = slices[at++];
    return slice ? { done: false, value: null, ...slice } : { done: true, value: words.heard, wish: null };
  }) as Call;
  return { call, heard };
}

/** Work at one task until it ends. */
async function ended(tasks: TimeSlices): Promise<unknown> {
  let value: unknown;
  let failure: unknown = null;
  tasks.add({
    urgent: true,
    begin: () => 1,
    end: (found) => Promise.resolve(void (value = found)),
    failed: (error) => (failure = error),
  });
  while (!tasks.idle) await tasks.slice();
  expect(failure).toBeNull();
  return value;
}

const secondEngineThat = (search: (words: object) => Promise<Findings | null>) =>
  ({ search }) as unknown as SecondEngine;

test("a task that waits hears what another worker found", async () => {
  const wishes: object[] = [];
  const secondEngine = secondEngineThat((words) => (wishes.push(words), Promise.resolve(FOUND)));
  const { call, heard } = engine();
  expect(await ended(new TimeSlices(call, secondEngine, () => undefined))).toEqual(FOUND);
  expect(wishes).toEqual([WISH]);
  expect(heard).toEqual([null, null, null, FOUND]);
});

test.each([
  ["nobody can help", () => Promise.resolve(null)],
  ["the answer comes too late", () => new Promise<Findings>(() => undefined)],
])("if %s, the task goes on alone", async (_, search) => {
  expect(await ended(new TimeSlices(engine().call, secondEngineThat(search), () => undefined))).toBeNull();
});
