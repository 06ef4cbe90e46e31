import { beforeEach, expect, test, vi } from "vitest";
import type { SecondEngine } from "./secondEngine";
import { ReviewJobs } from "./reviewJobs";
import type { Call } from "./pyodide";
import { TimeSlices } from "./timeSlices";
import type { Judged } from "$/wire/httpTypes";

const stored = vi.hoisted(() => ({ judged: [] as Judged[] }));
vi.mock("./storage", () => ({
  storage: { putJudged: (_: string, judged: Judged[]) => Promise.resolve(void (stored.judged = judged)) },
}));

const ACTS = 7;
const judgement = (acts: number) => ({ acts, shares: [acts / ACTS, 1 - acts / ACTS] }) as Judged;
const whole = Array.from({ length: ACTS }, (_, acts) => judgement(acts));

/** An engine that judges an act in two slices. */
class Device {
  readonly here: number[] = [];
  readonly tasks: TimeSlices;
  private begun = 0;

  constructor(readonly secondEngine: SecondEngine) {
    const call = (name: string, words: Record<string, number>) => {
      if (name === "export") return "a record";
      if (name === "judge") return words.acts;
      const done = ++this.begun % 2 === 0;
      if (done) this.here.push(words.task as number);
      return { done, value: done ? judgement(words.task as number) : null, wish: null };
    };
    this.tasks = new TimeSlices(call as Call, secondEngine, () => undefined);
    new ReviewJobs(call as Call, secondEngine, this.tasks).begin("t", ACTS, []);
  }

  /** Work until the whole game is judged, with other work in between. */
  async finish(): Promise<void> {
    for (let slice = 0; stored.judged.length < ACTS && slice < 1000; slice++) {
      await this.tasks.slice();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

const secondEngineThat = (judge: (acts: number) => Promise<Judged | null>) =>
  ({ judge: (words: { acts: number }) => judge(words.acts) }) as unknown as SecondEngine;
const nobody = secondEngineThat(() => Promise.resolve(null));

beforeEach(() => {
  stored.judged = [];
});

test("alone, every act is judged here, in order", async () => {
  const device = new Device(nobody);
  await device.finish();
  expect(device.here.toSorted((one, other) => one - other)).toEqual(whole.map(({ acts }) => acts));
  expect(stored.judged).toEqual(whole);
});

test("two workers judge every act once, and the review is the same", async () => {
  const there: number[] = [];
  const device = new Device(secondEngineThat((acts) => (there.push(acts), Promise.resolve(judgement(acts)))));
  await device.finish();
  expect(there.length).toBeGreaterThan(1);
  expect([...device.here, ...there].sort((one, other) => one - other)).toEqual(whole.map(({ acts }) => acts));
  expect(stored.judged).toEqual(whole);
});

test("judgements are stored up to the first act that is missing", async () => {
  const answers: ((judged: Judged) => void)[] = [];
  const late = () => new Promise<Judged>((resolve) => answers.push(resolve));
  const device = new Device(
    secondEngineThat((acts) => (acts === 1 ? late() : Promise.resolve(judgement(acts)))),
  );
  for (let slice = 0; slice < 6; slice++) await device.tasks.slice();
  expect(device.here).toEqual([0, 2, 3]);
  expect(stored.judged).toEqual(whole.slice(0, 1));
  answers[0]?.(judgement(1));
  await device.finish();
  expect(stored.judged).toEqual(whole);
});

test("an act that the second worker keeps too long is judged here", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const device = new Device(secondEngineThat(() => new Promise(() => undefined)));
  for (let slice = 0; slice < 2 * ACTS; slice++) await device.tasks.slice();
  expect(stored.judged).toEqual(whole.slice(0, 1));
  await vi.advanceTimersByTimeAsync(30_000);
  await device.finish();
  vi.useRealTimers();
  expect(stored.judged).toEqual(whole);
});

test("while somebody waits for a search, the second worker gets no further act", async () => {
  const there: number[] = [];
  const device = new Device(secondEngineThat((acts) => (there.push(acts), Promise.resolve(judgement(acts)))));
  let over = false;
  device.tasks.add({
    urgent: true,
    begin: () => 0,
    end: () => Promise.resolve(void (over = true)),
    failed: () => undefined,
  });
  while (!over) await device.tasks.slice();
  expect(there).toEqual([1]);
  await device.finish();
  expect(stored.judged).toEqual(whole);
});
