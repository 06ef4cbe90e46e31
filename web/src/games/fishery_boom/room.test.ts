import { beforeAll, expect, test } from "vitest";
import { nameAct, nameActs } from "./acts";
import { turnLine } from "./turnLine";
import type { Table } from "./boardModel";
import { confirm } from "./confirmButton";
import { words } from "./actionWords";
import type { Insight, View } from "./view";
import { at, HandLink, summary } from "$/table/forTests";
import { TableStore } from "$/table/store.svelte";
import { loadTexts } from "$/i18n/catalogs";

beforeAll(() => loadTexts("fishery_boom"));

const SHEET = { plates: [1], crossed: [0], fish: [0], marked: ["longline"] };
const COUNTRY = { score: 0, demand: 1, supply: 0, marks: 0, next_plates: 1, boxes: [] };
const VIEW: View = {
  options: { scoring: "competitive" },
  seats: 2,
  year: 2,
  phase: "fishing",
  step: "catch",
  to_move: 0,
  start_player: 0,
  finished: 0,
  overfishing: false,
  catch: {
    seat: 0,
    gear: "longline",
    dice: [2, 4],
    to_roll: 0,
    radar_used: false,
    floor: 0,
    takes: [2, 4],
    killer: null,
    caught: null,
  },
  columns: ["...", "..."],
  shields: [],
  shields_left: 0,
  next_shield: 0,
  illegal: [],
  illegal_left: 0,
  sheets: [SHEET, SHEET],
  ran_out: false,
};
const year = (name: string) => ({ name, plus: false, illegal: 1 });
const INSIGHT: Insight = {
  reconstructed: [],
  sheet: [],
  years: ["start", "2", "end"].map(year),
  equipment: [{ name: "longline", roll: 2, take: 2, kill: 0 }],
  kinds: [
    { name: "faux", box: "faux", boxes: 1 },
    { name: "enforcement", box: "enforcement", boxes: 2 },
  ],
  scores: [0, 0],
  total: 0,
  countries: [COUNTRY, COUNTRY],
  losses: {},
  lost: [],
  next_year: 3,
  living: [3, 3],
  illegal_dice: [1],
  poached: [],
};
const BOTH = ["take Herring 1 for 2", "take Cod 2 for 4", "take Cod 3 for 4"];

interface Point {
  view: Partial<View>;
  legal: string[];
}

/** A table where some steps are chosen; `after` says where each number of steps leads. */
async function chosen(start: Point, steps: string[] = [], after?: Point): Promise<Table> {
  const link = new HandLink();
  const table = new TableStore<View, Insight>(link, () => true);
  table.open();
  const seen = (point: Point) => ({
    view: { ...VIEW, ...point.view },
    insight: { ...INSIGHT },
    legal: point.legal,
  });
  link.hear({
    type: "welcome",
    table: { ...summary("running", ["person", "bot"]), game: "fishery_boom" },
    you: 0,
    earlier: 0,
    happenings: [],
    position: at(5, 5, seen(start)),
    talk: [],
    asked: null,
  });
  if (steps.length > 0) table.draft.propose(steps);
  if (after) link.questions.at(-1)?.reply({ type: "previewed", key: "", ...seen(after) });
  await new Promise((resolve) => setTimeout(resolve));
  return table;
}

test("before the first fish the button and the words say what to take", async () => {
  const table = await chosen({ view: {}, legal: BOTH });
  expect(turnLine(table).say).toBe("Take a fish for 2 and a fish for 4");
  expect(confirm(table, [])).toEqual({ name: "Take a fish for 2", ready: false });
  expect(words(table, [])).toEqual({ next: "Choose one for the 2.", done: 0, of: 2 });
});

test("half a catch names what is there and what is missing", async () => {
  const steps = ["take Cod 2 for 4"];
  const left = { ...VIEW.catch, takes: [2] } as View["catch"];
  const table = await chosen({ view: {}, legal: BOTH }, steps, {
    view: { catch: left },
    legal: ["take Herring 1 for 2"],
  });
  expect(turnLine(table).say).toBe("Take a fish for 2: Herring");
  expect(confirm(table, steps)).toEqual({ name: "Take Cod 2 and …", ready: false });
  expect(words(table, steps)).toEqual({
    chosen: "1 of 2 fish chosen:",
    next: "Cod 2 for the 4. Choose one for the 2.",
    done: 1,
    of: 2,
  });
});

test("a die takes no more fish than there are", async () => {
  const three = { ...VIEW.catch, takes: [2, 2, 2] } as View["catch"];
  const table = await chosen({
    view: { catch: three },
    legal: ["take Herring 1 for 2", "take Herring 2 for 2"],
  });
  expect(turnLine(table).say).toBe("Take 2 fish for 2: Herring");
  expect(confirm(table, [])).toEqual({ name: "Take 2 fish for 2", ready: false });
  expect(words(table, [])).toEqual({ next: "Choose 2 for the 2.", done: 0, of: 2 });
});

test("while dice are chosen to be rolled again the button does not say that they are kept", async () => {
  const table = await chosen({ view: { step: "reroll" }, legal: ["reroll 2", "reroll 4", "stop"] });
  expect(confirm(table, [])).toEqual({ name: "Roll dice again", ready: false });
  expect(words(table, []).next).toBe("Tap the dice to roll again.");
});

test("a whole catch can be sent", async () => {
  const steps = ["take Cod 2 for 4", "take Herring 1 for 2"];
  const table = await chosen({ view: {}, legal: BOTH }, steps, { view: { step: "gear" }, legal: [] });
  expect(confirm(table, steps)).toEqual({ name: "Take Cod 2 and Herring 1", ready: true });
  expect(words(table, steps)).toMatchObject({ chosen: "2 of 2 fish chosen:", done: 2, of: 2 });
});

test("a box that asks for shields is not ready before they are chosen", async () => {
  const mark = { view: { phase: "upgrade", step: "mark" }, legal: ["mark faux", "mark enforcement"] };
  const none = await chosen(mark);
  expect(confirm(none, [])).toEqual({ name: "Mark a box", ready: false });
  expect(words(none, []).next).toBe("Choose a box from the list.");
  const steps = ["mark enforcement"];
  const shields = { phase: "upgrade", step: "shield", shields_left: 2 };
  const table = await chosen(mark, steps, { view: shields, legal: ["shield Cod"] });
  expect(confirm(table, steps)).toEqual({ name: "Mark Enforcement", ready: false });
  expect(words(table, steps)).toEqual({ next: "Choose 2 shields beside the names.", done: 0, of: 2 });
});

test("the acts of a catch are named together: equipment, dice, and what became of the fish", () => {
  const trawled = ["fish with trawler", "roll 5", "roll 2", "roll 6", "reroll 6", "roll 1", "stop"];
  const fish = [
    "kill with 5",
    "take Shrimp 4 for 6",
    "keep",
    "kill Squid 2 for 5",
    "take Cod 1 for 4",
    "refrigerate",
  ];
  expect(nameActs(["mark trawler", ...trawled, ...fish, "mark radar"])).toEqual([
    "marks Trawler",
    "Trawler 5, 2, 1: Shrimp 4, Squid 2 killed, Cod 1 on ice",
    "marks Fish Radar",
  ]);
  expect(nameActs(["fish with longline", "roll 6", "roll 6"])).toEqual(["Longline 6, 6: no fish"]);
});

test("every kind of act has a name of its own", () => {
  const acts = [
    "start 1",
    "fish with seine+",
    "roll 4",
    "reroll 4",
    "stop",
    "kill with 4",
    "extra for 4",
    "keep",
    "refrigerate",
    "release",
    "mark trawler+",
    "add plate",
    "cross out plate",
    "shield Cod",
    "take Cod 2 for 4",
    "kill Cod 2 for 4",
  ];
  expect(nameAct("mark radar", true)).toBe("Mark Fish Radar");
  const names = acts.map((text) => nameAct(text));
  expect(new Set(names).size).toBe(acts.length);
  for (const name of names) {
    expect(name.split(" ").length).toBeLessThanOrEqual(4);
    expect(name).not.toMatch(/act-|\{/);
  }
});
