import { expect, test } from "vitest";
import { nameAct, nameActs } from "./acts";
import { tableAt } from "./forTests";
import { turnLine } from "./turnLine";
import { confirm, others } from "./confirmButton";
import { words } from "./actionWords";
import type { Insight, Payment, View } from "./view";
import { act } from "$/table/forTests";

const PAYMENT: Payment = {
  seat: 0,
  boat: null,
  licence: "lobster",
  price: 6,
  discount: 1,
  cards: 0,
  crates: 0,
  cash: 0,
  due: 5,
  place: null,
};
const pay: { view: Partial<View>; insight: Partial<Insight> } = {
  view: { phase: "pay", payment: PAYMENT, round: 2, last_round: [false, false], left: [1, 1] },
  insight: {
    payments: [
      { pay: { tuna: 1, lobster: 1 }, crates: 0, lost: 0, steps: ["pay tuna", "pay lobster"] },
      { pay: { tuna: 2 }, crates: 0, lost: 1, steps: ["pay tuna", "pay tuna"] },
    ],
  },
};

test("the turn line names the licence and the price", () => {
  expect(turnLine(tableAt(pay))).toMatchObject({ say: "You won Lobster: pay $5", end: "Round 2" });
});

test("a payment that is half made says how much is missing, and cannot be sent", () => {
  const table = tableAt(pay);
  table.draft.propose(["pay tuna"]);
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Pay $5", ready: false });
  expect(words(table, table.draft.steps)).toEqual({
    chosen: "$3 of $5 chosen",
    next: "(Shrimp licences −$1) $2 more: tap a card.",
    done: 3,
    of: 5,
  });
});

test("a whole payment is named with what it is worth, and says what is lost", () => {
  const table = tableAt(pay);
  table.draft.propose(["pay tuna", "pay tuna"]);
  expect(confirm(table, table.draft.steps)).toEqual({ name: "Pay $6", ready: true });
  expect(words(table, table.draft.steps).next).toContain("$1 lost");
  table.draft.propose(["pay tuna", "pay lobster"]);
  expect(words(table, table.draft.steps).next).toContain("Tuna + Lobster: exact.");
});

test("the button names the act from the first moment", () => {
  const names = ["choose", "bid", "launch", "captain", "aboard", "process", "discard"].map((phase) => {
    const table = tableAt({ view: { phase } });
    return confirm(table, []);
  });
  expect(names.map((one) => one.name)).toEqual([
    "Put up a licence",
    "Raise the bid",
    "Launch a boat",
    "Hire a captain",
    "Send the captain",
    "Process crates",
    "Discard a card",
  ]);
  expect(names.some((one) => one.ready)).toBe(false);
});

test("a captain is half made until a boat is chosen", () => {
  const table = tableAt({ view: { phase: "captain" } });
  expect(confirm(table, ["captain tuna"])).toEqual({ name: "Hire Tuna for …", ready: false });
  expect(words(table, ["captain tuna"])).toMatchObject({ chosen: "Captain: Tuna.", done: 1, of: 2 });
  const whole = ["captain tuna", "aboard cod"];
  expect(confirm(table, whole)).toEqual({ name: "Hire Tuna for Cod", ready: true });
});

test("a boat that is chosen and not paid for cannot be launched yet; one that costs nothing can", () => {
  const due = (amount: number) => ({ cod: { due: amount, licensed: true, payable: true } });
  const dear = tableAt({ view: { phase: "launch" }, insight: { launches: due(2) } });
  dear.draft.propose(["launch cod"]);
  expect(confirm(dear, dear.draft.steps)).toEqual({ name: "Launch Cod and …", ready: false });
  const free = tableAt({ view: { phase: "launch" }, insight: { launches: due(0) } });
  free.draft.propose(["launch cod"]);
  expect(confirm(free, free.draft.steps)).toEqual({ name: "Launch Cod", ready: true });
  expect(words(free, free.draft.steps).next).toBe("It costs you nothing.");
});

test("another way out is offered only if the engine allows it, and names the button once it is chosen", () => {
  const view = { phase: "launch" };
  expect(others(tableAt({ view }))).toEqual([]);
  const table = tableAt({ view, legal: ["stop"] });
  expect(others(table)).toEqual([{ name: "Stop launching", step: "stop" }]);
  expect(confirm(table, ["stop"])).toEqual({ name: "Stop launching", ready: true });
});

test("who cannot raise is told what they can reach", () => {
  const table = tableAt({ view: { phase: "bid" }, legal: ["pass"] });
  expect(words(table, []).next).toBe("You can reach $6 at most: pass.");
});

test("a chip tells what was bought or launched, not how it was paid", () => {
  const step = (text: string, id = "", args: Record<string, string | number> = {}) => ({
    ...act(0, 1),
    text,
    tellings: id === "" ? [] : [{ id, args }],
  });
  const bought = step("pay cod", "fleet.bought", { seat: 1, licence: "lobster", price: 6 });
  expect(nameActs([step("auction lobster"), step("bid 6"), step("pay tuna"), bought])).toEqual([
    "buys Lobster for $6",
  ]);
  const afloat = step("pay tuna", "fleet.afloat", { seat: 1, boat: "cod" });
  expect(nameActs([step("launch cod"), afloat, step("stop", "fleet.done-launching")])).toEqual([
    "launches Cod",
    "done launching",
  ]);
  expect(nameActs([step("bid 6"), step("pay tuna")])).toEqual(["bids $6", "pays Tuna"]);
});

test("every act has a name of one to four words, chance and hidden acts too", () => {
  const acts: Record<string, string> = {
    "auction king-crab-fish": "puts up Crab fish",
    "bid 7": "bids $7",
    decline: "declines",
    pass: "passes",
    "pay tuna": "pays Tuna",
    "pay crate": "pays a crate",
    "pay a card": "pays a card",
    settle: "has paid",
    "settle 1 over": "has paid",
    "launch vessel": "launches Vessel",
    stop: "stops",
    "captain cod": "hires Cod",
    "hire a captain": "hires a captain",
    "aboard cod": "captain on Cod",
    "process lobster 3": "processes Lobster",
    trade: "trades a crate",
    "discard shrimp": "discards Shrimp",
    "discard a card": "discards a card",
    "draw king-crab": "King Crab drawn",
    "draw a card": "card drawn",
    "reveal pub": "Pub revealed",
    "start 2": "start player drawn",
  };
  for (const [text, name] of Object.entries(acts)) expect(nameAct({ text, entry: 0 })).toBe(name);
});

test("an act that is only thought of is named as a choice", () => {
  const choices = {
    "auction cod": "Put up Cod",
    "bid 7": "Bid $7",
    decline: "Decline",
    pass: "Pass",
    "pay tuna": "Pay Tuna",
    "pay crate": "Pay a crate",
    "launch vessel": "Launch Vessel",
    stop: "Stop",
    "captain cod": "Hire Cod",
    "aboard cod": "Send the captain to Cod",
    "process lobster 3": "Process Lobster",
    trade: "Trade 1",
    "discard shrimp": "Discard Shrimp",
  };
  for (const [text, name] of Object.entries(choices)) expect(nameAct({ text, entry: -1 })).toBe(name);
});
