/** What the room says at every decision: the button, the words beside it, the turn line, the names of acts. */
import { expect, test } from "vitest";
import { nameAct } from "./acts";
import { turnLine } from "./turnLine";
import { Counter } from "./counter";
import { choose, player, tableAt } from "./forTests";
import { words } from "./actionWords";
import { confirm, others } from "./confirmButton";
import { purchase, suggested } from "./turn";

test("the button names the act from the first moment", () => {
  const phases = ["boards", "management", "fleet", "fishing", "stack", "purchases", "bidding"];
  const buttons = phases.map((phase) => confirm(tableAt({ view: { phase } }).table, []));
  expect(buttons.map((one) => one.name)).toEqual([
    "Take a board",
    "Place your block",
    "Send your boats",
    "Fish with a boat",
    "Choose a stack",
    "Buy something",
    "Place a bid",
  ]);
  expect(buttons.some((one) => one.ready)).toBe(false);
});

test("a fleet that is half sent says how many boats are placed and where", async () => {
  const given = tableAt({ view: { phase: "fleet" }, legal: ["boat crab", "boat tuna"] });
  const { table } = given;
  await choose(given, ["boat crab"], { phase: "fleet" });
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Send to Crab and …", ready: false });
  expect(words(table, table.draft.steps)).toEqual({
    chosen: "1 of 2 boats placed: Crab.",
    next: "Choose an area for the next one.",
    done: 1,
    of: 2,
  });
  await choose(given, ["boat crab", "boat tuna"], { phase: "fishing" });
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Send boats to Crab and Tuna", ready: true });
  await choose(given, ["boat crab", "boat crab"], { phase: "fishing" });
  expect(confirm(table, table.draft.steps).name).toBe("Send boats to Crab ×2");
});

test.each([
  ["stack crab adult 8", "Land 2 Crab chips", "2 chips, 10 points."],
  ["stack crab juvenile 4", "Release 1 Crab chip", "1 chip goes back to the centre: no catch."],
  ["stack crab adult 7", "Hit the block: 3 Crab chips", /holds them. For .*: 3 stars/],
])("%s is named by what it brings", async (step, name, brings) => {
  const given = tableAt({ view: { phase: "stack" }, legal: [step, "reroll"] });
  await choose(given, [step], { phase: "fishing" });
  expect(confirm(given.table, [step])).toEqual({ name, ready: true });
  expect(words(given.table, [step]).chosen).toMatch(brings);
  expect(others(given.table)).toEqual([{ name: "Roll again", step: "reroll" }]);
});

test("a payment says what is chosen and what is missing", async () => {
  const given = tableAt({
    view: { phase: "purchases", players: [player({ chips: { crab: 3, tuna: 1 } }), player()] },
    legal: ["buy finder", "done"],
  });
  const { table } = given;
  const payment = { items: ["finder"], due: 5, paid: ["crab"], motors: 0 };
  await choose(given, ["buy finder", "pay crab"], { phase: "payment", payment });
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Buy Fish Finder for …", ready: false });
  expect(words(table, table.draft.steps)).toEqual({
    chosen: "5 of 10 points chosen:",
    next: "5 more: tap a chip.",
    done: 5,
    of: 10,
  });
  expect(turnLine(table).say).toBe("Fish Finder: pay 5 more");
  expect(new Counter(table).left).toEqual([
    ["crab", 2],
    ["tuna", 1],
  ]);
});

test("chips are paid in the engine's order, whichever is tapped first", async () => {
  const given = tableAt({
    view: { phase: "purchases", players: [player({ chips: { crab: 3, tuna: 1 } }), player()] },
    legal: ["buy finder"],
  });
  await choose(given, ["buy finder", "pay crab"], { phase: "payment" });
  void new Counter(given.table).add("tuna");
  expect(given.link.questions.at(-1)?.message).toMatchObject({
    type: "preview",
    steps: ["buy finder", "pay tuna", "pay crab"],
  });
});

test("a basket is filled in the order of the shop, whichever is tapped first", async () => {
  const given = tableAt({
    view: { phase: "purchases", options: { joint_payment: true } },
    legal: ["buy boat", "buy finder", "done"],
  });
  const payment = { items: ["finder"], due: 10, paid: [], motors: 0 };
  await choose(given, ["buy finder"], { phase: "purchases", payment, options: { joint_payment: true } });
  expect(turnLine(given.table).say).toBe("Fish Finder: 10 to pay. Choose more, or go and pay");
  expect(confirm(given.table, given.table.draft.steps).name).toBe("Choose Fish Finder");
  expect(purchase(given.table, "boat")).toEqual(["buy boat", "buy finder"]);
});

test("what is in the basket is paid, and not left in the shop", () => {
  const payment = { items: ["finder"], due: 10, paid: [], motors: 0 };
  const view = { phase: "purchases", options: { joint_payment: true }, payment };
  const { table } = tableAt({ view, legal: ["done"] });
  expect(others(table)).toEqual([{ name: "Go and pay", step: "done" }]);
  expect(words(table, ["done"]).next).toBe("10 more: tap a chip.");
});

test("a chip that is taken back leaves the rest as it was", async () => {
  const given = tableAt({ view: { phase: "purchases" }, legal: ["buy finder"] });
  await choose(given, ["buy finder", "pay tuna", "pay crab"], { phase: "payment" });
  new Counter(given.table).take("tuna");
  expect(given.table.draft.steps).toEqual(["buy finder", "pay crab"]);
});

test("only what is forced, or a payment, is chosen for the reader", () => {
  const one = (legal: string[], phase = "stack") => suggested(tableAt({ view: { phase }, legal }).table);
  expect(one(["stack crab adult 8", "reroll"])).toEqual(["stack crab adult 8"]);
  expect(one(["keep", "reroll"])).toEqual(["keep"]);
  expect(one(["done"], "purchases")).toEqual(["done"]);
  expect(one(["stack crab adult 8", "stack crab adult 7"])).toBeNull();
  expect(one(["bid 4", "pass"], "bidding")).toBeNull();
  expect(one(["pass"], "bidding")).toEqual(["pass"]);
  const proposal = ["motor", "pay crab"];
  const paying = tableAt({
    view: { phase: "bid payment" },
    insight: { proposal },
    legal: ["motor", "pay crab"],
  });
  expect(suggested(paying.table)).toEqual(proposal);
});

test("a bid below the highest says so", () => {
  const players = [player(), player({ marker: 6 })];
  const { table } = tableAt({ view: { phase: "bidding", players }, legal: ["bid 4", "pass"] });
  expect(words(table, ["bid 4"]).next).toContain("below the highest bid of 6");
  expect(words(table, []).next).toContain("Outlined");
  expect(turnLine(table)).toMatchObject({ sub: "Highest: 6.", end: "Round 3 of 6 · Bidding" });
});

test("every act has a name of few words", () => {
  const texts = [
    "first 0",
    "goal crab",
    "take crab",
    "block crab adult 8",
    "boat ocean",
    "cast crab",
    "finder crab",
    "keep",
    "reroll",
    "stack crab adult 8",
    "roll 8",
    "buy outrigger",
    "done",
    "motor",
    "pay crab",
    "bid 8",
    "pass",
  ];
  const names = texts.map((text) => nameAct({ seat: 1, text, entry: 0 }));
  for (const name of names) {
    expect(name.length).toBeGreaterThan(0);
    expect(name.split(" ").length).toBeLessThanOrEqual(4);
  }
  expect(new Set(names).size).toBe(names.length);
});

test("an act that is only thought of is named as a choice", () => {
  const names = ["bid 8", "done", "keep", "reroll", "pass"].map((text) =>
    nameAct({ seat: 1, text, entry: -1 }),
  );
  expect(names).toEqual(["Bid 8", "Stop buying", "Go on", "Roll again", "Pass"]);
});

test("a roll is named by what came of it", () => {
  const roll = (id: string, args = {}) =>
    nameAct({ seat: -1, text: "roll 6", entry: 0, ...{ tellings: [{ id, args }] } });
  expect(roll("pisces.landed", { chips: 2 })).toBe("6: lands 2");
  expect(roll("pisces.released", { chips: 1 })).toBe("6: releases 1");
  expect(roll("pisces.blocked")).toBe("6: block, ★");
  expect(roll("pisces.rolled-nothing")).toBe("6: nothing");
  expect(roll("pisces.rolled-choice")).toBe("roll 6");
});
