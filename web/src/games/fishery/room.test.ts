import { beforeAll, expect, test } from "vitest";
import { landing, lastAct } from "./recent";
import type { Table } from "./boardModel";
import type { Insight, View } from "./view";
import { confirm } from "./confirmButton";
import { fisheryWords } from "./names";
import { nameAct } from "./acts";
import { refusalOf, words } from "./actionWords";
import { act, at, HandLink, welcome } from "$/table/forTests";
import { TableStore } from "$/table/store.svelte";
import { loadTexts } from "$/i18n/catalogs";

const without = { rule: "FI-N3", telling: { id: "fishery.without-ship", args: {} } };
const insight: Insight = {
  scores: [0, 0],
  contested: 6,
  regions: [{ cells: ["a1"], ships: [1, 1], owner: null }],
  splits: {
    "a1/b1": [
      { cells: ["a1", "a2"], ships: [1, 0], owner: 0 },
      { cells: ["b1", "c1", "b2", "c2"], ships: [1, 1], owner: null },
    ],
  },
  refused: { "b1/b2": without },
  nearest: [[], []],
};

beforeAll(async () => {
  await loadTexts("fishery");
});

function tableAt(phase: View["phase"], legal: string[], happenings = [act(0, 0, "a1")]): Table {
  const view: View = {
    options: { rows: 2, columns: 3, ships: 1, net_limit: 0 },
    phase,
    to_move: 0,
    turns: 2,
    passes_in_row: 0,
    ships: [["a1"], ["c2"]],
    nets: [],
    nets_cast: [0, 0],
  };
  const link = new HandLink();
  const table = new TableStore<View, Insight>(link, () => true);
  table.playback.begin();
  table.open();
  const position = at(happenings.length, 1, { view: { ...view }, insight: { ...insight }, legal });
  link.hear(welcome(happenings, 1, { earlier: 0, position }));
  return table;
}

test("the button names the act before a place is chosen, and then the place", () => {
  const nets = tableAt("nets", ["a1/b1", "pass"]);
  expect(confirm(nets, [])).toEqual({ name: "Cast a net", ready: false });
  expect(confirm(nets, ["a1/b1"])).toEqual({ name: "Cast net a1/b1", ready: true });
  expect(confirm(nets, ["pass"])).toEqual({ name: "Pass", ready: true });
  expect(confirm(tableAt("nets", ["pass"]), [])).toEqual({ name: "No net to cast: pass", ready: false });
  expect(confirm(tableAt("ships", ["b1"]), [])).toEqual({ name: "Place a ship", ready: false });
  expect(confirm(tableAt("ships", ["b1"]), ["b1"])).toEqual({ name: "Place ship on b1", ready: true });
});

test("the words say what is chosen and what it closes", () => {
  const nets = tableAt("nets", ["a1/b1", "a2/b2", "pass"]);
  expect(words(nets, [])).toEqual({ next: "Choose a net space between two squares, or pass." });
  expect(words(nets, ["a1/b1"])).toEqual({
    chosen: "Net a1/b1 chosen.",
    next: "It closes two fisheries: Black 2 and tied 4.",
  });
  expect(words(nets, ["a2/b2"]).next).toBe("It closes nothing yet.");
  expect(words(tableAt("nets", ["pass"]), []).next).toBe("You cannot cast a net any more. Press Pass.");
});

test("a refused space says its rule, also while another is chosen", () => {
  const nets = tableAt("nets", ["a1/b1", "pass"]);
  expect(refusalOf(nets)).toBeNull();
  nets.draft.consider("b1/b2");
  expect(words(nets, ["a1/b1"])).toMatchObject({ chosen: "Net a1/b1 chosen.", refused: without });
  nets.draft.consider("a1/b1");
  expect(words(nets, []).refused).toBeUndefined();
});

test("every act has a short name", () => {
  expect(["a1", "a1/b1", "pass"].map(nameAct)).toEqual(["ship a1", "net a1/b1", "pass"]);
});

test("a fishery says whose it is and why", () => {
  const { name, words } = fisheryWords({ cells: ["a1", "a2"], ships: [2, 1], owner: 0 });
  expect(name).toBe("Black: 2 fish");
  expect(words).toBe("Ships in it: 2 black, 1 white. The side with more ships gets a fish for each square.");
  expect(fisheryWords({ cells: ["a1"], ships: [1, 1], owner: null }).words).toMatch(/nobody scores/);
});

test("the last act is marked; a rival's net lands while it is shown, the reader's own at once", () => {
  const own = tableAt("nets", ["pass"], [act(0, 1, "a1/b1"), act(1, 0, "a2/b2")]);
  expect([lastAct(own), landing(own)]).toEqual(["a2/b2", "a2/b2"]);
  const rival = tableAt("nets", ["pass"], [act(0, 0, "a2/b2"), act(1, 1, "a1/b1")]);
  expect([lastAct(rival), landing(rival)]).toEqual(["a1/b1", "a1/b1"]);
  rival.playback.stop();
  expect([lastAct(rival), landing(rival)]).toEqual(["a1/b1", null]);
});
