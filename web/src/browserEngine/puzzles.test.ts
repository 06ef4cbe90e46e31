import { afterEach, expect, test, vi } from "vitest";
import { asksForPuzzle, puzzlesOf } from "./puzzles";

const PLACE = { base: "/site/", engine: "engine.zip", compiled: "", puzzles: "puzzles-1.zip" };

afterEach(() => vi.unstubAllGlobals());

test("only questions about puzzles need them", () => {
  expect(asksForPuzzle("puzzles", {})).toBe(true);
  expect(asksForPuzzle("puzzle_try", { puzzle: "a" })).toBe(true);
  expect(asksForPuzzle("study", { puzzle: "a" })).toBe(true);
  expect(asksForPuzzle("study", { puzzle: "" })).toBe(false);
  expect(asksForPuzzle("create", {})).toBe(false);
});

test("puzzles are fetched once, however many ask at the same time", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response("pack")));
  vi.stubGlobal("fetch", fetched);
  const add = vi.fn();
  const bring = puzzlesOf(PLACE, { add });
  await Promise.all([bring(), bring()]);
  await bring();
  expect(fetched.mock.calls).toEqual([["/site/puzzles-1.zip"]]);
  expect(add).toHaveBeenCalledOnce();
});

test("after a failure the next question tries again", async () => {
  const answers = [new Response("", { status: 503 }), new Response("pack")];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  const add = vi.fn();
  const bring = puzzlesOf(PLACE, { add });
  await expect(bring()).rejects.toThrow("puzzles-1.zip: 503");
  expect(add).not.toHaveBeenCalled();
  await bring();
  expect(add).toHaveBeenCalledOnce();
});
