import { beforeEach, expect, test, vi } from "vitest";
import { isFirstGame, rememberFirstGame } from "./firstGames";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first three games of a game are first ones, and stay so", () => {
  expect(isFirstGame("fleet", null)).toBe(true);
  for (const table of ["one", "two", "two", "three"]) rememberFirstGame("fleet", table);
  expect(isFirstGame("fleet", null)).toBe(false);
  rememberFirstGame("fleet", "four");
  expect(["one", "three", "four"].map((table) => isFirstGame("fleet", table))).toEqual([true, true, false]);
});

test("games are counted apart", () => {
  for (const table of ["one", "two", "three"]) rememberFirstGame("fleet", table);
  expect(isFirstGame("pisces", null)).toBe(true);
});

test("what is stored and cannot be read counts as nothing", () => {
  localStorage.setItem("shoal.firsts", "{");
  expect(isFirstGame("fleet", "one")).toBe(true);
});
