import { expect, test } from "vitest";
import { TableStore } from "./store.svelte";
import type { Command, Listener, TableLink } from "$/wire/link";
import type { Accepted, Chair, Happening, Position, Refused, Summary, Welcome } from "$/wire/messages";

class Scripted implements TableLink {
  listener: Listener | null = null;
  sent: Command[] = [];
  answer: Accepted | Refused = { type: "accepted", key: "" };
  open(listener: Listener) {
    this.listener = listener;
  }
  close() {
    this.listener = null;
  }
  retry() {
    throw new Error("retry is not expected");
  }
  record() {
    const entries: [number, string][] = [0, 1, 2, 3, 4].map((at) => [at % 2, `c${at}`]);
    return Promise.resolve({ game: "fishery", seats: 2, entries });
  }
  command(command: Command) {
    this.sent.push(command);
    return Promise.resolve(this.answer);
  }
  ask(): never {
    throw new Error("no question is expected");
  }
}

const act = (entry: number): Happening => ({
  entry,
  kind: "act",
  seat: entry % 2,
  text: `c${entry}`,
  veiled: false,
  tellings: [],
});
const position = (entry: number, decision: number | null): Position => ({
  entry,
  decision,
  view: {},
  insight: {},
  legal: ["a1"],
  turn: [],
  scores: [],
  result: null,
  undo: null,
  clocks: null,
});
const summary = (status: Summary["status"], chairs: Chair["kind"][]): Summary => ({
  id: "t",
  game: "fishery",
  seats: 2,
  options: {},
  chairs: chairs.map((kind) => ({ kind, name: "", level: null, rating: null })),
  clock: { kind: "none", main: 0, increment: 0, days: 0 },
  door: "link",
  rated: false,
  talk: true,
  status,
  turn: [],
  entries: 0,
  created: "",
  commitment: { hash: "", words: [], secret: null },
  rematch: null,
});
const welcome = (earlier: number, happenings: Happening[]): Welcome => ({
  type: "welcome",
  table: summary("running", []),
  you: 0,
  earlier,
  happenings,
  position: position(earlier + happenings.length, 5),
  talk: [],
  asked: null,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

function sit(): [TableStore, Scripted] {
  const link = new Scripted();
  const table = new TableStore(link);
  table.open();
  return [table, link];
}

test("what happened before the reader came is read from the record", async () => {
  const [table, link] = sit();
  link.listener?.heard(welcome(3, [act(3), act(4)]));
  await settled();
  expect(table.acts.map((one) => one.text)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
});

test("a gap after a lost connection is filled from the record", async () => {
  const [table, link] = sit();
  link.listener?.heard(welcome(0, [act(0)]));
  link.listener?.heard(welcome(3, [act(3), act(4)]));
  await settled();
  expect(table.acts.map((one) => one.text)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
});

test("a refused move is put back and its rule is kept", async () => {
  const [table, link] = sit();
  link.listener?.heard(welcome(0, []));
  const telling = { id: "fishery.ship-there", args: { square: "a1" } };
  link.answer = { type: "refused", key: "", refusal: { code: "illegal", rule: "FI-S2", telling } };
  table.composer.steps = ["a1"];
  await table.send();
  expect(link.sent).toEqual([{ type: "act", decision: 5, steps: ["a1"] }]);
  expect(table.composer.steps).toEqual([]);
  expect(table.refused?.rule).toBe("FI-S2");
});

test("a player who is turned away before the game begins loses the seat", () => {
  const [table, link] = sit();
  const waiting = (kind: Chair["kind"]) => summary("waiting", [kind]);
  link.listener?.heard({ ...welcome(0, []), table: waiting("person") });
  link.listener?.heard({ type: "changed", table: waiting("person") });
  expect(table.you).toBe(0);
  link.listener?.heard({ type: "changed", table: waiting("open") });
  expect(table.you).toBeNull();
});
