import { expect, test } from "vitest";
import { tableAt } from "./forTests";
import { boughtLast, drawn, landed, movedLast, recent, shownLast, wonBy } from "./recent";
import { freshCrates, type Afloat } from "./boardModel";
import { otherWay } from "./pay";
import { act } from "$/table/forTests";
import type { Telling } from "$/i18n/tellings";
import type { Happening } from "$/wire/messages";

const CHANCE = -1;
const told = (entry: number, seat: number, ...tellings: Telling[]): Happening => ({
  ...act(entry, seat),
  tellings,
});
const say = (id: string, args: Telling["args"]): Telling => ({ id: `fleet.${id}`, args });
const boat = (kind: string, captain: boolean, crates: number): Afloat => ({
  id: `${kind} ${captain} ${crates}`,
  kind,
  captain,
  crates,
});

test("a seat's row lights up for what was done with things that cannot be seen any more", () => {
  const happenings = [
    told(0, 1, say("paid", { seat: 1, card: "cod" })),
    told(1, 2, say("passed", { seat: 2 })),
  ];
  const table = tableAt({ view: { phase: "choose" }, happenings });
  expect(recent(table, 1)).toBe("card:cod");
  expect(recent(table, 2)).toBe("");
});

test("the latest act marks what it bought, put up and set afloat, not all things alike", () => {
  const happenings = [
    told(0, 1, say("put-up", { seat: 1, licence: "tuna" })),
    told(
      1,
      2,
      say("paid", { seat: 2, card: "cod" }),
      say("bought", { seat: 2, licence: "lobster" }),
      say("afloat", { seat: 2, boat: "cod" }),
    ),
  ];
  const table = tableAt({ view: { phase: "choose" }, happenings });
  expect(shownLast(table)).toEqual([]);
  expect(boughtLast(table, 2)).toEqual({ lobster: 1 });
  expect(boughtLast(table, 1)).toEqual({});
  const boats = [boat("cod", true, 2), boat("cod", false, 0), boat("tuna", false, 0)];
  expect([...movedLast(table, 2, boats)]).toEqual(["cod false 0"]);
  expect([...movedLast(table, 1, boats)]).toEqual([]);
});

test("crates that were landed after the reader's own act are marked while others act", () => {
  const own = told(0, 0, say("done-hiring", { seat: 0 }), say("caught", { seat: 0, crates: 2 }));
  const table = tableAt({ view: { phase: "choose" }, happenings: [own, told(1, 1), told(2, 2)] });
  expect([landed(table, 0), landed(table, 1)]).toEqual([2, 0]);
});

test("of a seat that is out of the auction it is known what it won", () => {
  const happenings = [
    told(0, 1, say("bought", { seat: 1, licence: "lobster" })),
    told(1, 2, say("bought", { seat: 2, licence: "cod" })),
    told(2, 2, say("declined", { seat: 2 })),
  ];
  const table = tableAt({ view: { phase: "choose" }, happenings });
  expect([wonBy(table, 0), wonBy(table, 1), wonBy(table, 2)]).toEqual([null, "lobster", null]);
});

test("crates landed are known until the seat processes some", () => {
  const catches = told(0, 1, say("caught", { seat: 0, crates: 2 }), say("caught", { seat: 1, crates: 3 }));
  const table = tableAt({ view: { phase: "process" }, happenings: [catches] });
  expect([landed(table, 0), landed(table, 1), landed(table, 2)]).toEqual([2, 3, 0]);
  const processed = told(1, 1, say("processed", { seat: 1, boat: "cod", crates: 1 }));
  const later = tableAt({ view: { phase: "process" }, happenings: [catches, processed] });
  expect([landed(later, 0), landed(later, 1)]).toEqual([2, 0]);
});

test("cards that the reader drew are new; those of others are not theirs", () => {
  const happenings = [
    told(0, 1),
    told(1, CHANCE, say("drew-card", { seat: 0, card: "cod" })),
    told(2, CHANCE, say("drew", { seat: 1 })),
    told(3, CHANCE, say("drew-card", { seat: 0, card: "cod" })),
  ];
  expect(drawn(tableAt({ view: { phase: "discard" }, happenings }))).toEqual({ cod: 2 });
});

test("a new crate is marked only on boats that surely landed one", () => {
  const boats = [
    boat("cod", true, 4),
    boat("tuna", true, 4),
    boat("cod", true, 2),
    boat("lobster", false, 0),
  ];
  expect([...freshCrates(boats, 3, 4)]).toEqual(["cod true 2", "cod true 4", "tuna true 4"]);
  expect([...freshCrates(boats, 2, 4)]).toEqual(["cod true 2"]);
  expect(freshCrates(boats, 0, 4).size).toBe(0);
});

test("tapping a card takes the nearest payment, and of those the one that the engine lists first", () => {
  const way = (pay: Record<string, number>) => ({ pay, crates: 0, lost: 0, steps: [] });
  const [first, second, third] = [
    way({ tuna: 1, cod: 2 }),
    way({ lobster: 1, tuna: 1 }),
    way({ lobster: 2, cod: 1 }),
  ];
  const ways = [first, second, third];
  expect(otherWay(ways, first, "lobster", true)).toBe(second);
  expect(otherWay(ways, second, "tuna", true)).toBeNull();
  expect(
    otherWay([second, way({ lobster: 1, cod: 2 }), way({ lobster: 1, shrimp: 2 })], second, "tuna", false)
      ?.pay,
  ).toEqual({
    lobster: 1,
    cod: 2,
  });
});
