import { beforeEach, expect, test, vi } from "vitest";
import { isFirst, remember } from "./firsts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first three games of a game are first ones, and stay so", () => {
  expect(isFirst("fleet", null)).toBe(true);
  for (const table of ["one", "two", "two", "three"]) remember("fleet", table);
  expect(isFirst("fleet", null)).toBe(false);
  remember("fleet", "four");
  expect(["one", "three", "four"].map((table) => isFirst("fleet", table))).toEqual([true, true, false]);
});

test("games are counted apart", () => {
  for (const table of ["one", "two", "three"]) remember("fleet", table);
  expect(isFirst("pisces", null)).toBe(true);
});

test("what is stored and cannot be read counts as nothing", () => {
  localStorage.setItem("shoal.firsts", "{");
  expect(isFirst("fleet", "one")).toBe(true);
});
