import { expect, test } from "vitest";
import { diceGroups } from "./dice";
import { across, narrow, wide } from "./geometry";
import { lanes } from "./lanes";
import { toggled } from "./shields";
import type { Row } from "./view";
import { beganAt, rowsFor, showsLastYear } from "./years";
import type { Happening } from "$/wire/messages";

const row = (name: string, fish: number, dice: number[] = [1]): Row => ({
  name,
  fish,
  dice,
  arrows: [],
  shield: true,
});
const sheet = [row("Sharks", 2), row("Tuna", 8, [1, 3]), row("Cod", 3, [4]), row("Squid", 4, [5])];
const happening = (entry: number, text: string, ...ids: string[]): Happening => ({
  entry,
  kind: "act",
  seat: 1,
  text,
  veiled: false,
  tellings: ids.map((id) => ({ id, args: {} })),
});

test("a wide sheet fills its place and no fish lies outside its row", () => {
  const layout = wide(sheet, { width: 958, height: 386, rem: 16 });
  const lowest = Math.max(...layout.rows.map((place) => place.y + place.height));
  expect(lowest).toBeLessThanOrEqual(386);
  expect(lowest).toBeGreaterThan(380);
  for (const place of layout.rows) {
    const one = sheet[place.species] as Row;
    expect(across(place, one, 0)).toBeGreaterThan(place.y);
    expect(across(place, one, one.fish - 1)).toBeLessThan(place.y + place.height);
  }
  expect(layout.next).toBeLessThan(layout.heads[1] ?? 0);
});

test("on a phone the rows of the dice are open with room for fingers, others are folded", () => {
  const room = { width: 360, height: 0, rem: 16 };
  const { rows } = narrow(sheet, room, { touch: rowsFor(sheet, [4]), open: new Set(), tapped: false });
  expect(rows.map((place) => place.open)).toEqual([false, false, true, false]);
  expect(rows[2]?.pitch).toBe(44);
  const tapped = narrow(sheet, room, { touch: new Set(), open: new Set(), tapped: true });
  expect(tapped.rows.every((place) => place.height === 44)).toBe(true);
});

test("dice have the fish that were picked for them and need the rest", () => {
  const pick = { doing: "take" as const, fish: "Cod 2", die: 4, fate: null };
  const groups = diceGroups([4, 2, 6], [pick], { takes: [2], killer: null }, true);
  expect(groups.map(({ face, takes, idle }) => [face, takes, idle])).toEqual([
    [2, 1, false],
    [4, 0, false],
    [6, 0, true],
  ]);
  expect(groups[1]?.picks).toEqual([pick]);
});

test("another shield replaces the topmost one if too many are chosen", () => {
  expect(toggled([], "Cod", 2)).toEqual(["Cod"]);
  expect(toggled(["Cod", "Squid"], "Tuna", 2)).toEqual(["Squid", "Tuna"]);
  expect(toggled(["Cod", "Squid"], "Cod", 2)).toEqual(["Squid"]);
});

test("the year before is shown as long as only its fish are shown", () => {
  const all = [
    happening(7, "mark seine", "fishery_boom.marked-upgrade"),
    happening(8, "roll 3", "fishery_boom.depleted", "fishery_boom.new-year"),
    happening(9, "take Cod 1 for 4", "fishery_boom.taken-on-plate"),
  ];
  const began = beganAt(all);
  expect(began).toBe(8);
  expect(beganAt([])).toBe(-1);
  expect(showsLastYear(all.slice(0, 2), began)).toBe(true);
  expect(showsLastYear(all.slice(0, 1), began)).toBe(false);
  const killed = { id: "fishery_boom.poached", args: { die: 3, fish: "Tuna 1" } };
  expect(showsLastYear([{ ...happening(7, "roll 3"), tellings: [killed] }], began)).toBe(true);
  expect(showsLastYear(all, began)).toBe(false);
  expect(showsLastYear(all.slice(2), began)).toBe(false);
  expect(showsLastYear([], began)).toBe(false);
});

test("a lane has the dice of its seat's catch, without those of poachers and those rolled again", () => {
  const texts: [number, string][] = [
    [0, "fish with longline"],
    [-1, "roll 6"],
    [-1, "roll 2"],
    [0, "reroll 6"],
    [0, "stop"],
    [-1, "roll 1"],
    [0, "take Sharks 1 for 1"],
    [1, "fish with default"],
    [-1, "roll 6"],
    [-1, "roll 5"],
    [0, "mark radar"],
  ];
  const acts = texts.map(([seat, text], entry) => ({ seat, text, entry }));
  const equipment = [
    { name: "default", roll: 1, take: 1, kill: 0 },
    { name: "longline", roll: 2, take: 2, kill: 0 },
  ];
  const view = { year: 1, sheets: [{ marked: ["radar"] }, { marked: [] }] };
  const [first, second] = lanes(acts, { view, insight: { equipment } });
  expect(first).toEqual({
    seat: 0,
    gear: "longline",
    dice: [1, 2],
    again: [6],
    kind: "radar",
    fished: true,
    marked: true,
  });
  expect(second).toEqual({
    seat: 1,
    gear: "default",
    dice: [6],
    again: [],
    kind: null,
    fished: true,
    marked: false,
  });
});
