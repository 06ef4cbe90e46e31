import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserEngineLink } from "./link";
import type { FromWorker, Told, ToWorker } from "./workerMessages";
import type { LinkState } from "$/wire/link";
import type { Position, Refusal, ServerMessage } from "$/wire/messages";

type Call = Extract<ToWorker, { id: number }>;

/** A worker that answers what it was told to answer; what it was not told stays unanswered. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static answers: Record<string, unknown> = {};
  static lively = true;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  calls: Call[] = [];
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker) {
    if ("alive" in message && FakeWorker.lively) this.tell(message);
    if (!("id" in message)) return;
    this.calls.push(message);
    const said = (message.words.message as { type?: string } | undefined)?.type;
    const name = said ?? message.call;
    if (name in FakeWorker.answers) this.answer(message, FakeWorker.answers[name]);
  }
  answer({ id }: Call, value: unknown) {
    void Promise.resolve().then(() => {
      this.tell(value instanceof Failure ? { id, refusal: value.refusal } : { id, value });
    });
  }
  tell(data: FromWorker) {
    if (!this.ended) this.onmessage?.({ data });
  }
  terminate() {
    this.ended = true;
  }
}

class Failure {
  constructor(readonly refusal: Refusal) {}
}

const failure = (code: string) =>
  new Failure({ code, rule: "", telling: { id: "shell.refusal-engineFailed", args: {} } });
const position = (decision: number | null, turn: number[] = [0]): Position => ({
  entry: 1,
  decision,
  view: {},
  insight: {},
  legal: [],
  turn,
  scores: [],
  result: null,
  undo: null,
  clocks: null,
});
const welcome = { type: "welcome", table: { id: "t" }, happenings: [], position: position(0) };
const worker = () => FakeWorker.made.at(-1) as FakeWorker;
const names = () => worker().calls.map((one) => one.call);

let stored = new Map<string, string>();
/** Leaves the page. */
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeWorker.made = [];
  FakeWorker.lively = true;
  FakeWorker.answers = {
    visit: { summary: { turn: [0], status: "running" }, people: [0], hides: false },
    listen: null,
    leave: null,
    hello: welcome,
  };
  vi.stubGlobal("Worker", FakeWorker);
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal("addEventListener", (_: string, write: () => void) => (leave = write));
  vi.stubGlobal("document", {
    baseURI: "https://shoal.example/",
    querySelector: () => null,
    addEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

async function open(holder: number | null = null): Promise<{
  link: BrowserEngineLink;
  states: LinkState[];
  heard: ServerMessage[];
  kinds: () => string[];
  patience: { SILENCE_MS: number; PULSE_MS: number };
}> {
  const { BrowserEngineLink: Link } = await import("./link");
  const patience = await import("./engine");
  const link = new Link("t", holder);
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  link.open({ state: (state) => states.push(state), heard: (message) => heard.push(message) });
  await settled();
  return { link, states, heard, kinds: () => states.map((state) => state.kind), patience };
}

test("it is open after the engine's welcome", async () => {
  const { kinds, heard } = await open();
  expect([kinds(), heard.map((one) => one.type)]).toEqual([["connecting", "open"], ["welcome"]]);
});

test("while the engine is loaded it is connecting, and the table may be left", async () => {
  FakeWorker.answers = {};
  const { link, kinds } = await open();
  expect(kinds()).toEqual(["connecting"]);
  link.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a table that is not on this device is closed, and the engine lives on", async () => {
  FakeWorker.answers.visit = failure("unknown");
  const { kinds } = await open();
  expect([kinds(), worker().ended]).toEqual([["connecting", "closed"], false]);
});

test("a refused command is refused, and the engine lives on", async () => {
  FakeWorker.answers.resign = failure("stale");
  const { link, kinds } = await open();
  const answer = await link.command({ type: "resign" });
  expect([answer.type, kinds().at(-1), worker().ended]).toEqual(["refused", "open", false]);
});

test("the worker dies: commands and questions settle, and the link says that it stopped, once", async () => {
  const { link, kinds, states } = await open();
  const command = link.command({ type: "resign" });
  const question = link.ask({ type: "look", entry: 0 });
  worker().onerror?.();
  expect([(await command).type, (await question).type]).toEqual(["refused", "refused"]);
  expect(kinds()).toEqual(["connecting", "open", "stopped"]);
  expect(states.at(-1)).toMatchObject({ telling: { id: "shell.refusal-engineFailed" } });
  await expect(link.command({ type: "resign" })).rejects.toThrow("lost");
  await expect(link.ask({ type: "look", entry: 0 })).rejects.toThrow("lost");
  expect(FakeWorker.made.length).toBe(1);
});

test("start again: a new engine is loaded, the table is entered, and news are heard once", async () => {
  const { link, kinds, heard } = await open();
  worker().onerror?.();
  link.retry();
  await settled();
  expect([FakeWorker.made.length, kinds().slice(2)]).toEqual([2, ["stopped", "connecting", "open"]]);
  const told: Told[] = [[0, { type: "news", happenings: [], position: position(1) }]];
  worker().tell({ table: "t", told });
  await settled();
  expect(heard.map((one) => one.type)).toEqual(["welcome", "welcome", "news"]);
});

test("an engine that cannot be loaded can be started again", async () => {
  FakeWorker.answers.visit = failure("engine");
  const { link, kinds } = await open();
  expect([kinds(), worker().ended]).toEqual([["connecting", "stopped"], true]);
  FakeWorker.answers.visit = { summary: { turn: [0], status: "running" }, people: [0], hides: false };
  link.retry();
  await settled();
  expect([FakeWorker.made.length, kinds().at(-1)]).toEqual([2, "open"]);
});

test("a command in which the engine fails ends it: nobody knows what it did", async () => {
  FakeWorker.answers.resign = failure("engine");
  const { link, kinds } = await open();
  expect((await link.command({ type: "resign" })).type).toBe("refused");
  expect([kinds().at(-1), worker().ended]).toEqual(["stopped", true]);
});

test("a question in which the engine fails is refused, and the table goes on", async () => {
  FakeWorker.answers.look = failure("engine");
  const { link, kinds } = await open();
  expect((await link.ask({ type: "look", entry: 0 })).type).toBe("refused");
  expect([kinds().at(-1), worker().ended]).toEqual(["open", false]);
});

test("a command that is never answered settles after a while", async () => {
  const { link, kinds, patience } = await open();
  const command = link.command({ type: "resign" });
  vi.advanceTimersByTime(patience.SILENCE_MS - 1);
  expect(kinds().at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  expect((await command).type).toBe("refused");
  expect([kinds().at(-1), worker().ended]).toEqual(["stopped", true]);
});

test("a command that is answered late leaves the engine alone", async () => {
  const { link, kinds, patience } = await open();
  const command = link.command({ type: "resign" });
  vi.advanceTimersByTime(patience.SILENCE_MS - 1);
  worker().answer(worker().calls.at(-1) as Call, { type: "accepted", key: "" });
  expect((await command).type).toBe("accepted");
  vi.advanceTimersByTime(10 * patience.SILENCE_MS);
  expect(kinds().at(-1)).toBe("open");
});

test("a worker that dies without a word while a bot thinks is noticed", async () => {
  const { kinds, patience } = await open();
  vi.advanceTimersByTime(10 * patience.SILENCE_MS);
  expect(kinds().at(-1)).toBe("open");
  FakeWorker.lively = false;
  vi.advanceTimersByTime(patience.SILENCE_MS + 2 * patience.PULSE_MS);
  expect([kinds().at(-1), worker().ended]).toEqual(["stopped", true]);
});

test("a table that is left does not hear of the engine any more", async () => {
  const { link, kinds } = await open();
  link.close();
  await settled();
  expect(names().at(-1)).toBe("leave");
  worker().onerror?.();
  expect(kinds().at(-1)).toBe("open");
  expect(vi.getTimerCount()).toBe(0);
});

test("people who know different things pass the device on, and the page is covered", async () => {
  FakeWorker.answers.visit = { summary: { turn: [1], status: "running" }, people: [0, 1], hides: true };
  const { states, heard } = await open();
  expect([states.at(-1), heard]).toMatchObject([{ kind: "passed", seat: 1, table: { id: "t" } }, []]);
});

test("the person who decides next gets the page after the news", async () => {
  FakeWorker.answers.visit = { summary: { turn: [0], status: "running" }, people: [0, 1], hides: true };
  FakeWorker.answers.hides = true;
  const { states, kinds } = await open(0);
  expect(kinds().at(-1)).toBe("open");
  worker().tell({ table: "t", told: [[0, { type: "news", happenings: [], position: position(null, [1]) }]] });
  await settled();
  expect(states.at(-1)).toMatchObject({ kind: "passed", seat: 1 });
});

test("until the engine comes, the table is shown as its only person saw it last, and nobody can move", async () => {
  await open();
  leave();
  FakeWorker.answers = {};
  vi.resetModules();
  const { kinds, heard } = await open();
  expect(kinds()).toEqual(["connecting"]);
  expect(heard).toEqual([{ ...welcome, position: { ...position(0), decision: null, legal: [] } }]);
});

test.each([
  ["people share a device", { people: [0, 1], hides: false }],
  ["nobody plays", { people: [], hides: false }],
])("where %s nothing is remembered", async (_, visit) => {
  FakeWorker.answers.visit = { summary: { turn: [0], status: "running" }, ...visit };
  await open();
  leave();
  expect(stored.get("shoal.seen")).toBeUndefined();
});
