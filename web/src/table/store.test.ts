import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, at, event, news, refused, settled, sit, summary, welcome } from "./forTests";
import { BackendError } from "$/wire/backend";
import type { Previewed } from "$/wire/messages";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (acts: readonly { text: string }[]) => acts.map((one) => one.text);
const previewed: Previewed = { type: "previewed", key: "", view: {}, insight: {}, legal: [] };
const BEST = [{ action: "b1", share: 0.6, reasons: [], then: ["c1"] }];
const ORIGIN = { id: "core.hint-played", args: {} };
const record = (count: number) =>
  Array.from({ length: count }, (_, entry): [number, string] => [entry % 2, `c${entry}`]);

test("before the welcome there is nothing to draw and nothing to do", () => {
  const [table, link] = sit();
  expect([table.position, table.shown, table.mayAct, table.maySend, table.over]).toEqual([
    null,
    null,
    false,
    false,
    false,
  ]);
  expect(() => table.view).toThrow();
  void table.send();
  void table.hint();
  expect([link.commands, link.questions]).toEqual([[], []]);
});

test("while others decide, nothing can be sent", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null));
  table.draft.steps = ["a1"];
  void table.send();
  expect([table.mayAct, table.canPass, link.commands.length]).toEqual([false, false, 0]);
});

test("what could not be sent is said, and does not hold up the next", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  const { command } = link;
  link.command = () => {
    throw new TypeError("crypto.randomUUID is not a function");
  };
  await expect(table.resign()).rejects.toThrow(TypeError);
  expect([table.pending, table.refused?.telling.id]).toEqual([0, "shell.refusal-lost"]);
  link.command = command;
  void table.say("hello");
  expect([table.pending, table.refused, link.commands.length]).toEqual([1, null, 1]);
});

test("what happened before the reader came is read from the record", async () => {
  const [table, link] = sit();
  link.entries = record(5);
  link.hear(welcome([act(3, 1), act(4, 0)], 5));
  expect(texts(table.acts)).toEqual(["c3", "c4"]);
  await settled();
  expect(texts(table.acts)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
});

test("a record that cannot be read leaves the older acts unknown", async () => {
  const [table, link] = sit();
  link.record = () => Promise.reject(new BackendError(refused("offline").refusal));
  link.hear(welcome([act(3, 1)], 4));
  await settled();
  expect(texts(table.acts)).toEqual(["c3"]);
});

test("sent: nothing else can be sent until the answer, and the news of it take the steps away", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  void table.send();
  expect(link.commands.map((one) => one.message)).toEqual([{ type: "act", decision: 0, steps: ["a1"] }]);
  expect([table.pending, table.mayAct, table.draft.steps]).toEqual([1, false, ["a1"]]);
  void table.send();
  expect(link.commands.length).toBe(1);
  link.hear(news([act(0, 0, "a1")], null));
  link.commands[0]?.reply({ type: "accepted", key: "" });
  await settled();
  expect([table.pending, table.draft.steps, table.refused]).toEqual([0, [], null]);
});

test("refused: the steps stay chosen and the rule is shown until the next command", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  const sent = table.send();
  link.commands[0]?.reply(refused("illegal", "FI-S2"));
  await sent;
  expect([table.refused?.rule, table.draft.steps, table.mayAct]).toEqual(["FI-S2", ["a1"], true]);
  table.draft.choose("b1");
  void table.send();
  expect([table.refused, link.commands.length]).toEqual([null, 2]);
});

test("stale: a move that is still legal is offered again at the next decision", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  link.questions[0]?.reply(previewed);
  const sent = table.send();
  link.commands[0]?.reply(refused("stale"));
  await sent;
  expect(table.draft.steps).toEqual(["a1"]);
  link.hear(news([act(0, 1)], 1));
  expect(table.draft.steps).toEqual([]);
  expect(link.questions.at(-1)?.message).toEqual({ type: "preview", decision: 1, steps: ["a1"] });
  link.questions.at(-1)?.reply(previewed);
  await settled();
  expect([table.draft.steps, table.draft.suggested]).toEqual([["a1"], true]);
});

test("stale: the refusal may come after the news, and a move that is illegal now is gone", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  const sent = table.send();
  link.hear(news([act(0, 1)], 1));
  link.commands[0]?.reply(refused("stale"));
  await sent;
  expect(link.questions.at(-1)?.message).toEqual({ type: "preview", decision: 1, steps: ["a1"] });
  link.questions.at(-1)?.reply(refused("illegal"));
  await settled();
  expect(table.draft.steps).toEqual([]);
});

test("lost connection: the board and the steps stay, and nothing is sent until it is back", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  link.listener?.state({ kind: "waiting", seconds: 3 });
  expect([table.position?.entry, table.draft.steps, table.maySend]).toEqual([0, ["a1"], false]);
  void table.send();
  expect(link.commands.length).toBe(0);
  table.retry();
  expect(link.retries).toBe(1);
  link.listener?.state({ kind: "open" });
  link.hear(welcome([], 0));
  expect([table.draft.steps, table.maySend]).toEqual([["a1"], true]);
});

test("a command that was sent before the connection was lost stays pending, and settles afterwards", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  void table.send();
  link.listener?.state({ kind: "waiting", seconds: 1 });
  expect([table.pending, table.mayAct]).toEqual([1, false]);
  link.listener?.state({ kind: "open" });
  link.hear(welcome([act(0, 0, "a1")], null));
  link.commands[0]?.reply({ type: "accepted", key: "" });
  await settled();
  expect([table.pending, texts(table.acts)]).toEqual([0, ["a1"]]);
});

test("reconnected with a resume: missed acts are added, and shown at the reader's turn", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null));
  link.listener?.state({ kind: "waiting", seconds: 1 });
  link.listener?.state({ kind: "open" });
  link.hear(welcome([act(1, 1), act(2, 2)], 3, { earlier: 1 }));
  expect(texts(table.acts)).toEqual(["c0", "c1", "c2"]);
  expect(table.playback.showing.map((one) => one.entry)).toEqual([1]);
});

test("reconnected after a gap: what is missing is read from the record", async () => {
  const [table, link] = sit();
  link.entries = record(5);
  link.hear(welcome([act(0, 0)], null));
  link.hear(welcome([act(3, 1), act(4, 0)], 5));
  await settled();
  expect(texts(table.acts)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
});

test("news that were overtaken, and news that come twice, change nothing", () => {
  const [table, link] = sit();
  const late = news([act(0, 1)], 1);
  const latest = news([act(1, 0)], null);
  link.hear(welcome([act(0, 1)], 1), latest, late);
  expect([table.position?.entry, table.position?.decision, texts(table.acts)]).toEqual([
    2,
    null,
    ["c0", "c1"],
  ]);
  link.hear(latest);
  expect(texts(table.acts)).toEqual(["c0", "c1"]);
});

test("news of others at the same decision leave the chosen steps", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  link.hear(news([act(0, 1)], 0));
  expect(table.draft.steps).toEqual(["a1"]);
});

test("dead engine: the command settles, the steps stay, and the table can be started again", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  const sent = table.send();
  link.listener?.state({ kind: "stopped", telling: { id: "shell.refusal-engineFailed", args: {} } });
  link.commands[0]?.reply(refused("engine"));
  await sent;
  expect([table.pending, table.link.kind, table.draft.steps]).toEqual([0, "stopped", ["a1"]]);
  expect([table.position?.entry, table.maySend]).toEqual([0, false]);
  table.retry();
  link.listener?.state({ kind: "open" });
  link.hear(welcome([], 0));
  expect([table.draft.steps, table.maySend]).toEqual([["a1"], true]);
});

test("a command that is lost with its link settles without a word", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  const sent = table.send();
  link.commands[0]?.lose();
  await sent;
  expect([table.pending, table.refused, table.draft.steps]).toEqual([0, null, ["a1"]]);
});

test("a hint is suggested, so that sending it is all that is left", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  const asked = table.hint();
  link.questions[0]?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await asked;
  expect([table.advice[0]?.action, table.draft.steps, table.draft.suggested]).toEqual(["b1", ["b1"], true]);
  expect([table.maySend, table.adviceFrom]).toEqual([true, ORIGIN]);
  void table.send();
  expect(link.commands[0]?.message).toEqual({ type: "act", decision: 0, steps: ["b1"] });
  link.hear(news([act(0, 0)], 1));
  expect([table.advice, table.adviceFrom]).toEqual([[], null]);
});

test("a hint replaces what was only suggested", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.suggest(["a1"]);
  const asked = table.hint();
  link.questions.at(-1)?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await asked;
  expect(table.draft.steps).toEqual(["b1"]);
});

test("a hint is asked for once, and not while an act is on its way", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  const hints = () => link.questions.filter((one) => one.message.type === "hint").length;
  const asked = table.hint();
  expect(table.seeking).toBe(true);
  await table.hint();
  expect(hints()).toBe(1);
  link.questions[0]?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await asked;
  expect([table.seeking, table.busy]).toEqual([false, false]);
  void table.send();
  await table.hint();
  expect([table.busy, hints()]).toEqual([true, 1]);
});

test("a room chooses the best act of a hint with what belongs to it", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  const asked = table.hint(({ action }) => table.draft.propose([action, "and more"]));
  link.questions[0]?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await asked;
  expect([table.draft.steps, table.draft.suggested]).toEqual([["b1", "and more"], false]);
});

test("a hint does not replace what was chosen, and one for an earlier decision is ignored", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  const asked = table.hint();
  link.questions.at(-1)?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await asked;
  expect(table.draft.steps).toEqual(["a1"]);
  const late = table.hint();
  link.hear(news([act(0, 0)], 1));
  link.questions.at(-1)?.reply({ type: "advised", key: "", best: BEST, origin: ORIGIN });
  await late;
  expect([table.advice, table.draft.steps]).toEqual([[], []]);
  const lost = table.hint();
  link.questions.at(-1)?.lose();
  await lost;
  expect(table.refused).toBeNull();
  const dry = table.hint();
  link.questions.at(-1)?.reply(refused("limit"));
  await dry;
  expect(table.refused?.code).toBe("limit");
});

test("over: nothing can be decided or taken back, and the board stays", () => {
  const [table, link] = sit();
  const result = { ending: "full", scores: [3, 1], shares: [1, 0], quitter: null };
  link.hear(welcome([act(0, 0)], null), news([act(1, 1)], null, { result }));
  expect([table.over, table.mayAct, table.undoTo, table.vacation]).toEqual([true, false, null, 0]);
  expect(table.shown?.entry).toBe(2);
  table.step(-1);
  expect(table.stepAt).toBe(1);
});

test("asked for an undo: the question stands until it is settled", async () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1)], 2));
  link.hear({ type: "asked", seat: 1, to: 1, waiting: [0] });
  expect(table.asked?.waiting).toEqual([0]);
  const answer = table.answerUndo(true);
  expect(link.commands[0]?.message).toEqual({ type: "answer_undo", agree: true });
  link.commands[0]?.reply({ type: "accepted", key: "" });
  expect(await answer).toBe(true);
  link.hear(news([event(2, "undo", 1, "1")], null));
  link.hear({ type: "asked", seat: 1, to: 1, waiting: [], settled: true });
  expect([table.asked, texts(table.acts)]).toEqual([null, ["c0"]]);
});

test("undo takes back chosen steps first, then as far as the table allows", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1)], 2));
  void table.undo();
  expect([table.undoTo, link.commands.length]).toEqual([null, 0]);
  link.hear({ type: "news", happenings: [], position: at(2, 2, { undo: 0 }) });
  table.draft.choose("a1");
  void table.undo();
  expect([table.draft.steps, link.commands.length]).toEqual([[], 0]);
  table.draft.suggest(["a1"]);
  void table.undo();
  expect(link.commands[0]?.message).toEqual({ type: "undo", to: 0 });
});

test("the table takes forced steps, or not, as the reader says", async () => {
  const [table, link] = sit();
  link.hear({ ...welcome([], 0), auto: true });
  expect(table.auto).toBe(true);
  const said = table.takeSteps(false);
  expect(link.commands[0]?.message).toEqual({ type: "steps", auto: false });
  link.commands[0]?.reply({ type: "accepted", key: "" });
  await said;
  expect(table.auto).toBe(false);
});

test("passed: while another person owes a decision, the link says so and nothing can be sent", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  link.listener?.state({ kind: "passed", seat: 1, table: null, happenings: [] });
  expect([table.link.kind, table.maySend]).toEqual(["passed", false]);
});

test("another person reads: nothing that the one before chose or looked at is left", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], 1, { you: 0 }), news([act(1, 0)], 1));
  table.draft.choose("a1");
  table.look(1);
  link.hear(welcome([act(0, 0), act(1, 0)], 1, { you: 1 }));
  expect([table.draft.steps, table.looking]).toEqual([[], null]);
  table.look(1);
  expect(link.questions.at(-1)?.message).toEqual({ type: "look", entry: 1 });
});

test("closed for good: the link says why", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  link.listener?.state({ kind: "closed", telling: { id: "shell.refusal-signedOut", args: {} } });
  table.draft.choose("a1");
  expect([table.link.kind, table.maySend]).toEqual(["closed", false]);
});

test("clocks turn without touching the choice, and vacation is asked for by what is left", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  table.draft.choose("a1");
  vi.setSystemTime(5000);
  link.hear({ type: "clocks", clocks: [{ left: 9, running: true, vacation: 2 }] });
  expect([table.received, table.vacation, table.draft.steps]).toEqual([5000, 2, ["a1"]]);
  void table.takeVacation();
  expect(link.commands[0]?.message).toEqual({ type: "vacation", left: 1 });
});

test("what is said is added in order", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0));
  const said = table.say("ahoy");
  expect(link.commands[0]?.message).toEqual({ type: "talk", text: "ahoy" });
  link.commands[0]?.reply(refused("limit"));
  expect(await said).toBe(false);
  link.hear({ type: "said", name: "Marit", seat: 1, text: "ahoy", at: "", entry: 0 });
  expect(texts(table.talk)).toEqual(["ahoy"]);
});

test("a player who is turned away before the game begins loses the seat", () => {
  const [table, link] = sit();
  link.hear({ ...welcome([], null), table: summary("waiting", ["person"]) });
  link.hear({ type: "changed", table: summary("waiting", ["person"]) });
  expect(table.you).toBe(0);
  link.hear({ type: "changed", table: summary("waiting", ["open"]) });
  expect(table.you).toBeNull();
});

test("the position drawn is the one now, and the next one while something is considered", async () => {
  const [table, link] = sit();
  link.hear(welcome([], 0, { position: at(0, 0, { view: { ships: 1 }, insight: { odds: 2 } }) }));
  expect([table.view, table.insight, table.ahead]).toEqual([{ ships: 1 }, { odds: 2 }, null]);
  table.draft.choose("a1");
  link.questions[0]?.reply({ ...previewed, view: { ships: 2 } });
  await settled();
  expect(table.ahead?.view).toEqual({ ships: 2 });
});
