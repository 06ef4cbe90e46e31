import { expect, test } from "vitest";
import { beganAt, showsLastYear } from "./years";
import type { Happening } from "$/wire/messages";

const happening = (entry: number, text: string, ...ids: string[]): Happening => ({
  entry,
  kind: "act",
  seat: 1,
  text,
  veiled: false,
  tellings: ids.map((id) => ({ id, args: {} })),
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
