import { beforeEach, expect, test, vi } from "vitest";
import { early, LastSeen } from "./beforeEngine";
import type { Position, Welcome } from "$/wire/messages";

const position = (entry: number, decision: number | null) => ({ entry, decision, legal: ["a1"], turn: [1] });
const welcome = {
  type: "welcome",
  table: { id: "t", options: {}, chairs: [], entries: 1 },
  happenings: [],
  position: position(1, 0),
  auto: true,
} as unknown as Welcome;
const bot = { kind: "bot", name: "mate", level: "mate", rating: null };
const person = { kind: "person", name: "Ann", level: null, rating: null };

let stored = new Map<string, string>();
let version = "engine-1.zip";
/** Leaves the page. */
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("addEventListener", (_: string, write: () => void) => (leave = write));
  stored = new Map();
  version = "engine-1.zip";
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal("document", {
    baseURI: "https://shoal.example/",
    querySelector: () => ({ content: version }),
    addEventListener: () => undefined,
  });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
});

test("what was seen last is shown, with its news, and nothing can be done there", async () => {
  const seen = new LastSeen();
  seen.hear(welcome);
  seen.hear({ type: "news", happenings: [], position: position(2, 1) as unknown as Position });
  expect(await early("t")).toBeNull();
  leave();
  const shown = await early("t");
  expect(shown?.position).toEqual({ ...position(2, null), legal: [] });
  expect([shown?.table.entries, shown?.table.turn, shown && "auto" in shown]).toEqual([2, [1], false]);
});

test("another table, another version of the engine and a broken memory show nothing", async () => {
  new LastSeen().hear(welcome);
  leave();
  expect(await early("other")).toBeNull();
  version = "engine-2.zip";
  expect(await early("t")).toBeNull();
  stored.set("shoal.seen", "{");
  expect(await early("t")).toBeNull();
});

test.each([
  ["the standard game against a bot", [person, bot], {}, true],
  ["the same options, said", [person, bot], { rows: 9 }, true],
  ["other options", [person, bot], { rows: 4 }, false],
  ["people who share the device", [person, person], {}, false],
  ["another seat", [bot, person], {}, false],
])("of a new table its start is shown: %s", async (_, chairs, options, shown) => {
  stored.set("shoal.wish.t", JSON.stringify({ game: "fishery", chairs, options }));
  const start = { ...welcome, table: { ...welcome.table, id: "", options: { rows: 9 } } };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ 2: start }) }));
  const found = await early("t");
  expect(found && [found.table.id, found.table.chairs, found.position?.decision]).toEqual(
    shown ? ["t", chairs, null] : null,
  );
});
