import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LinkLost, type Command, type LinkState } from "./link";
import type { ClientMessage, Position, ServerMessage, Summary } from "./messages";
import { SENT_AGAIN_AFTER_MS, SILENCE_MS, WebsocketLink } from "./websocketLink";

class FakeSocket {
  static made: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  hear(...messages: ServerMessage[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  get said(): ClientMessage[] {
    return this.sent.map((text) => JSON.parse(text) as ClientMessage);
  }
}

const windowEvents = new EventTarget();
let found = true;
let me: object | null = {};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  found = true;
  me = { id: "p", name: "Ann", account: true };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", windowEvents);
  vi.stubGlobal("location", { protocol: "https:", host: "shoal.example" });
  const missing = { code: "unknown", rule: "", telling: { id: "server.no-table", args: {} } };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.endsWith("/me")
        ? new Response(JSON.stringify(me))
        : new Response(JSON.stringify(found ? {} : missing), { status: found ? 200 : 404 }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const position = (entry: number): Position => ({
  entry,
  decision: null,
  view: {},
  insight: {},
  legal: [],
  turn: [],
  scores: [],
  result: null,
  undo: null,
  clocks: null,
});
const table = { id: "t", status: "running" } as Summary;
const welcome = (entry: number | null): ServerMessage => ({
  type: "welcome",
  table,
  you: 0,
  earlier: 0,
  happenings: [],
  position: entry === null ? null : position(entry),
  talk: [],
  asked: null,
});
const happening = (entry: number) => ({
  entry,
  kind: "act" as const,
  seat: 0,
  text: "",
  veiled: false,
  tellings: [],
});
const news = (entry: number): ServerMessage => ({
  type: "news",
  happenings: [happening(entry - 1)],
  position: position(entry),
});
const resign: Command = { type: "resign" };
const look = { type: "look", entry: 1 } as const;

function open(): { link: WebsocketLink; states: LinkState[]; heard: string[]; socket: () => FakeSocket } {
  const link = new WebsocketLink("t 1");
  const states: LinkState[] = [];
  const heard: string[] = [];
  link.open({ state: (state) => states.push(state), heard: (message) => heard.push(message.type) });
  return { link, states, heard, socket: () => FakeSocket.made.at(-1) as FakeSocket };
}

/** Let fetches and promises be answered. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

async function lose(socket: FakeSocket, code = 1006): Promise<void> {
  socket.onclose?.({ code });
  await settled();
}

function keyOf(message: ClientMessage | undefined): string {
  return message && "key" in message ? message.key : "";
}

test("it says hello, and is open when it is welcomed", () => {
  const { states, heard, socket } = open();
  expect(socket().url).toBe("wss://shoal.example/api/tables/t%201/play");
  socket().onopen?.();
  expect([socket().said, states]).toEqual([
    [{ type: "hello", since: 0, presence: true }],
    [{ kind: "connecting" }],
  ]);
  socket().hear(welcome(0));
  expect([states.at(-1), heard]).toEqual([{ kind: "open" }, ["welcome"]]);
});

test("an answer goes to the one who asked, and to nobody else", async () => {
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const first = link.command(resign);
  const second = link.ask(look);
  const [, one, two] = socket().said;
  const refusal = { code: "over", rule: "", telling: { id: "core.over", args: {} } };
  socket().hear({ type: "refused", key: keyOf(two), refusal }, { type: "accepted", key: "of somebody else" });
  socket().hear({ type: "accepted", key: keyOf(one) });
  expect([(await first).type, (await second).type]).toEqual(["accepted", "refused"]);
});

test("lost: it counts down, connects again, and resumes after what it knows", async () => {
  const { states, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0), news(1), news(2));
  await lose(socket());
  expect(states.at(-1)).toEqual({ kind: "waiting", seconds: 1 });
  vi.advanceTimersByTime(1000);
  expect([FakeSocket.made.length, states.at(-1)]).toEqual([2, { kind: "connecting" }]);
  socket().onopen?.();
  expect(socket().said).toEqual([{ type: "hello", since: 2, presence: true }]);
});

test("each failure waits longer, and one may try at once", async () => {
  const { link, states, socket } = open();
  await lose(socket());
  vi.advanceTimersByTime(1000);
  await lose(socket());
  expect(states.at(-1)).toEqual({ kind: "waiting", seconds: 2 });
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toEqual({ kind: "waiting", seconds: 1 });
  link.retry();
  expect(FakeSocket.made.length).toBe(3);
  await lose(socket());
  windowEvents.dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(4);
});

test("an unanswered command is sent again with the same key; a question is lost", async () => {
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const command = link.command(resign);
  const question = link.ask(look);
  const key = keyOf(socket().said[1]);
  await lose(socket());
  await expect(question).rejects.toThrow(LinkLost);
  await expect(link.ask(look)).rejects.toThrow(LinkLost);
  vi.advanceTimersByTime(1000);
  socket().onopen?.();
  socket().hear(welcome(0));
  expect(socket().said.slice(1)).toEqual([{ type: "resign", key }]);
  socket().hear({ type: "accepted", key });
  expect((await command).type).toBe("accepted");
});

test("a command that is given while the connection is lost waits for the next one", async () => {
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  await lose(socket());
  void link.command(resign);
  vi.advanceTimersByTime(1000);
  socket().onopen?.();
  expect(socket().said.length).toBe(1);
  socket().hear(welcome(0));
  expect(socket().said.map((one) => one.type)).toEqual(["hello", "resign"]);
});

test("news that skip an entry are not passed on: what is missing is fetched", () => {
  const { heard, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(1), news(3));
  expect([heard, socket().said.at(-1)]).toEqual([["welcome"], { type: "hello", since: 1, presence: true }]);
  socket().hear(welcome(3), news(4));
  expect(heard).toEqual(["welcome", "welcome", "news"]);
});

test("when the game begins, the first position is asked for", () => {
  const { socket } = open();
  socket().onopen?.();
  socket().hear(welcome(null), { type: "changed", table });
  expect(socket().said.length).toBe(2);
});

test("a server that stays silent is given up, and the command goes to the next connection", async () => {
  const { link, states, socket } = open();
  const first = socket();
  first.onopen?.();
  first.hear(welcome(0));
  const command = link.command(resign);
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(first.closed).toBe(false);
  vi.advanceTimersByTime(1);
  await settled();
  expect([first.closed, states.at(-1)]).toEqual([true, { kind: "waiting", seconds: 1 }]);
  vi.advanceTimersByTime(1000);
  socket().onopen?.();
  socket().hear(welcome(0));
  socket().hear({ type: "accepted", key: keyOf(socket().said[1]) });
  expect((await command).type).toBe("accepted");
});

test("a connection that was given up is not heard any more", async () => {
  const { heard, socket } = open();
  const first = socket();
  first.onopen?.();
  vi.advanceTimersByTime(SILENCE_MS);
  await settled();
  vi.advanceTimersByTime(1000);
  first.hear(welcome(0));
  await lose(first);
  expect([FakeSocket.made.length, heard]).toEqual([2, []]);
  socket().onopen?.();
  socket().hear(welcome(0));
  expect(heard).toEqual(["welcome"]);
});

test("a server that answers, however late, is not given up; nor is one that was asked nothing", () => {
  const { link, socket } = open();
  socket().onopen?.();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  socket().hear(welcome(0));
  vi.advanceTimersByTime(10 * SILENCE_MS);
  void link.command(resign);
  vi.advanceTimersByTime(SILENCE_MS - 1);
  socket().hear({ type: "accepted", key: keyOf(socket().said[1]) });
  vi.advanceTimersByTime(10 * SILENCE_MS);
  expect([FakeSocket.made.length, socket().closed]).toEqual([1, false]);
});

test("a hello that is not answered is given up too", async () => {
  const { states, socket } = open();
  socket().onopen?.();
  vi.advanceTimersByTime(SILENCE_MS);
  await settled();
  expect(states.at(-1)).toEqual({ kind: "waiting", seconds: 1 });
});

test("signed out: commands are refused, and it does not connect again", async () => {
  const { link, states, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const command = link.command(resign);
  me = null;
  await lose(socket(), 4401);
  const answer = await command;
  expect(answer.type === "refused" && answer.refusal.code).toBe("stranger");
  expect(states.at(-1)).toMatchObject({ kind: "closed", telling: { id: "shell.refusal-signedOut" } });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
});

test("a session that was renewed in this browser: it connects again and sends what was not answered", async () => {
  const { link, states, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const command = link.command(resign);
  await lose(socket(), 4401);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made.length).toBe(2);
  socket().onopen?.();
  socket().hear(welcome(0));
  const key = keyOf(socket().said.at(-1));
  socket().hear({ type: "accepted", key, entry: 1 } as ServerMessage);
  expect((await command).type).toBe("accepted");
  expect(states.at(-1)).toEqual({ kind: "open" });
});

test("a table that does not exist: it says so, and commands are refused", async () => {
  found = false;
  const { link, states, socket } = open();
  const command = link.command(resign);
  await lose(socket());
  const answer = await command;
  expect(answer.type === "refused" && answer.refusal.code).toBe("unknown");
  expect(states.at(-1)).toEqual({ kind: "closed", telling: { id: "server.no-table", args: {} } });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
});

test("closed: nothing waits for ever", async () => {
  const { link, states, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const command = link.command(resign);
  const question = link.ask(look);
  link.close();
  await expect(command).rejects.toThrow(LinkLost);
  await expect(question).rejects.toThrow(LinkLost);
  await lose(socket());
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.made.length, states.at(-1), socket().closed]).toEqual([1, { kind: "open" }, true]);
  link.retry();
  expect(FakeSocket.made.length).toBe(1);
});

const passing = (key: string, code: string): ServerMessage => ({
  type: "refused",
  key,
  refusal: { code, rule: "", telling: { id: `server.${code}`, args: {} } },
});

test("a command that is refused for the moment is sent again, a few times", async () => {
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const answer = link.command(resign);
  const sent = () => socket().said.filter((message) => message.type === "resign");
  const key = keyOf(sent()[0]);
  for (const [tries, delay] of SENT_AGAIN_AFTER_MS.entries()) {
    socket().hear(passing(key, tries % 2 ? "busy" : "unavailable"));
    expect(sent().length).toBe(tries + 1);
    vi.advanceTimersByTime(delay);
    expect(sent().map(keyOf)).toEqual(Array(tries + 2).fill(key));
  }
  socket().hear(passing(key, "unavailable"));
  expect((await answer).type).toBe("refused");
});

test("a question is not sent again, and neither is a command that broke a rule", async () => {
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  const asked = link.ask(look);
  const told = link.command(resign);
  const [, question, command] = socket().said;
  socket().hear(passing(keyOf(question), "busy"), passing(keyOf(command), "over"));
  expect([(await asked).type, (await told).type]).toEqual(["refused", "refused"]);
  vi.advanceTimersByTime(10_000);
  expect(socket().said.length).toBe(3);
});

test("a message is sent where the browser makes no ids, as over http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { link, socket } = open();
  socket().onopen?.();
  socket().hear(welcome(0));
  void link.command(resign);
  expect(keyOf(socket().said.at(-1))).toMatch(/^[a-z0-9]{16}$/);
});
