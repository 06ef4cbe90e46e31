import { expect, test } from "vitest";
import { across, narrow, wide } from "./geometry";
import type { Row } from "./view";
import { rowsFor } from "./years";

const row = (name: string, fish: number, dice: number[] = [1]): Row => ({
  name,
  fish,
  dice,
  arrows: [],
  shield: true,
});
const sheet = [row("Sharks", 2), row("Tuna", 8, [1, 3]), row("Cod", 3, [4]), row("Squid", 4, [5])];

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
