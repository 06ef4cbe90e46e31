import { beforeEach, expect, test } from "vitest";
import { lastBotGame, isFirstVisit, keepBotGame } from "./lastBotGame";
import type { Box } from "$/wire/httpTypes";

const box = (name: string, seats: number[], levels = ["deckhand", "mate", "skipper"]) =>
  ({ name, seats, levels }) as unknown as Box;

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
});

test("a first visit gets the weakest bot and the fewest seats", () => {
  expect(isFirstVisit()).toBe(true);
  expect(lastBotGame(box("fleet", [2, 3, 4]))).toEqual({ level: "deckhand", seats: 2 });
});

test("the last choice of a game is kept, and its level is offered for others", () => {
  keepBotGame("fleet", { level: "skipper", seats: 3 });
  expect(isFirstVisit()).toBe(false);
  expect(lastBotGame(box("fleet", [2, 3, 4]))).toEqual({ level: "skipper", seats: 3 });
  expect(lastBotGame(box("fishery", [2]))).toEqual({ level: "skipper", seats: 2 });
});

test("a choice that a game no longer has is not offered", () => {
  keepBotGame("fleet", { level: "admiral", seats: 9 });
  expect(lastBotGame(box("fleet", [2, 3]))).toEqual({ level: "deckhand", seats: 2 });
  localStorage.setItem("shoal.play", "no JSON");
  expect(lastBotGame(box("fleet", [2, 3]))).toEqual({ level: "deckhand", seats: 2 });
});
