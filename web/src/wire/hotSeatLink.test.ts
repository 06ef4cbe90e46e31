import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HotSeatLink } from "./hotSeatLink";
import type { LinkState } from "./link";
import type { ClientMessage, Happening, Position, ServerMessage, Summary, Welcome } from "./messages";

/** A websocket that is moved by hand. */
class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: ClientMessage[] = [];
  closed = false;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = (decision: number | null, turn: number[], more: Partial<Position> = {}): Position => ({
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
  ...more,
});
const table = (turn: number[], status: Summary["status"] = "running") =>
  ({ id: "t", status, turn, chairs: [{ kind: "person" }, { kind: "person" }] }) as Summary;
const happening: Happening = { entry: 0, kind: "act", seat: 0, text: "", veiled: false, tellings: [] };
const welcome = (
  you: number | null,
  turn: number[],
  hides: boolean,
  more: Partial<Welcome> = {},
): Welcome => ({
  type: "welcome",
  table: table(turn),
  you,
  earlier: 0,
  happenings: [happening],
  position: position(you !== null && turn.includes(you) ? 1 : null, turn),
  talk: [],
  asked: null,
  device: { seats: [0, 1], hides },
  ...more,
});
const news = (decision: number | null, turn: number[], more: Partial<Position> = {}): ServerMessage => ({
  type: "news",
  happenings: [happening],
  position: position(decision, turn, more),
});

function open(holder: number | null = null) {
  const link = new HotSeatLink("t", holder);
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  link.open({ state: (state) => states.push(state), heard: (message) => heard.push(message) });
  const socket = FakeSocket.made.at(-1) as FakeSocket;
  socket.onopen?.();
  return { link, states, heard, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "shoal.example" });
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a reader who shares their device with nobody gets everything as it comes", () => {
  const { heard, socket } = open();
  const plain = welcome(0, [1], false);
  delete plain.device;
  socket.hear(plain);
  socket.hear(news(null, [1]));
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "news"]);
  expect(socket.said).toEqual([{ type: "hello", since: 0, presence: true }]);
});

test("until somebody takes the device, the table is covered and nothing of it is heard", () => {
  const { states, heard, socket } = open();
  socket.hear(welcome(null, [1], true));
  expect(states.at(-1)).toMatchObject({
    kind: "passed",
    seat: 1,
    table: { id: "t" },
    happenings: [happening],
  });
  expect([heard, socket.closed]).toEqual([[], true]);
});

test("where nothing is hidden, the person who decides next is read at once", () => {
  const { states, heard, socket } = open();
  socket.hear(welcome(null, [1], false));
  expect(socket.said.at(-1)).toEqual({ type: "hello", since: 0, presence: true, seat: 1 });
  expect(heard).toEqual([]);
  socket.hear(welcome(1, [1], false));
  expect(heard).toMatchObject([{ type: "welcome", you: 1 }]);
  expect(states.some(({ kind }) => kind === "passed")).toBe(false);
});

test("the device is passed on when somebody else here decides next", () => {
  const { states, heard, socket } = open(0);
  expect(socket.said).toEqual([{ type: "hello", since: 0, presence: true, seat: 0 }]);
  socket.hear(welcome(0, [0], true));
  socket.hear(news(null, [1]));
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "news"]);
  expect(socket.said.at(-1)).toEqual({ type: "hello", since: 0, presence: true });
  socket.hear(news(null, [1]));
  expect(heard.length, "news for nobody are not shown").toBe(2);
  socket.hear(welcome(null, [1], true));
  expect(states.at(-1)).toMatchObject({ kind: "passed", seat: 1 });
});

test("a welcome for the person before never reaches the cover or the next person", () => {
  const { states, heard, socket } = open(0);
  socket.hear(welcome(0, [0], true));
  socket.hear(news(null, [1]));
  socket.hear(welcome(0, [1], true));
  expect([states.at(-1)?.kind, heard.length]).toEqual(["open", 2]);
});

test("nobody passes the device on while bots think, while they may decide, or when it is over", () => {
  const { socket } = open(0);
  socket.hear(welcome(0, [0], true));
  socket.hear(news(null, [2]));
  socket.hear(news(4, [0, 1]));
  socket.hear(news(null, [1], { result: { ending: "", scores: [], shares: [], quitter: null } }));
  expect(socket.said.length).toBe(1);
});

test("a seat that a bot has taken over gets the device no more", () => {
  const { socket } = open(0);
  socket.hear(welcome(0, [0], true));
  const chairs = [{ kind: "person" }, { kind: "bot" }] as Summary["chairs"];
  socket.hear({ type: "changed", table: { ...table([1]), chairs } });
  socket.hear(news(null, [1]));
  expect(socket.said.length).toBe(1);
});

test("a game that is over is shown uncovered", () => {
  const { states, socket } = open();
  socket.hear(welcome(null, [], true, { table: table([], "over") }));
  expect(socket.said.at(-1)).toEqual({ type: "hello", since: 0, presence: true, seat: 0 });
  expect(states.at(-1)?.kind).toBe("open");
});
