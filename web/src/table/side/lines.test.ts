import { expect, test } from "vitest";
import { linesOf } from "./lines";
import { act, event, news, sit, welcome } from "../forTests";
import type { Said } from "$/wire/messages";

const said = (entry: number, text: string): Said => ({
  type: "said",
  name: "Ann",
  seat: 1,
  text,
  at: "2026-01-01T00:00:00Z",
  entry,
});

/** The log in short: the entries of what happened, and the texts of what was said. */
function shown(table: Parameters<typeof linesOf>[0]): (number | string)[] {
  return linesOf(table).map((line) => ("keys" in line ? line.entry : line.text));
}

test("what was said stands between the moves where it was said", () => {
  const [table, link] = sit();
  const talk = [said(0, "before all"), said(2, "after two"), said(2, "and again"), said(3, "last")];
  link.hear(welcome([act(0, 0), act(1, 1), act(2, 0)], null, { talk }));
  expect(shown(table)).toEqual(["before all", 0, 1, "after two", "and again", 2, "last"]);
});

test("moves that come later stand below what was said before them", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), said(1, "hm"), news([act(1, 1)], 2), said(2, "oh"));
  expect(shown(table)).toEqual([0, "hm", 1, "oh"]);
  link.hear(news([act(2, 0), act(3, 1)], 4));
  expect(shown(table)).toEqual([0, "hm", 1, "oh", 2, 3]);
});

test("an undo moves nothing that was said, and takes numbers away only from what was taken back", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1)], null, { talk: [said(1, "sure?")] }));
  link.hear(said(2, "oops"), news([event(2, "undo", 1, "1"), act(3, 1)], 4));
  expect(shown(table)).toEqual([0, "sure?", 1, "oops", 2, 3]);
  expect(linesOf(table).map((line) => ("keys" in line ? line.number : "said"))).toEqual([
    1,
    "said",
    null,
    "said",
    null,
    2,
  ]);
});

test("what was said before the oldest line that is listed stands first", () => {
  const [table, link] = sit();
  const talk = [said(3, "long ago"), said(41, "just now")];
  link.hear(welcome([act(40, 0), act(41, 1)], null, { talk }));
  expect(shown(table)).toEqual(["long ago", 40, "just now", 41]);
});

test("before the game begins only what was said is listed", () => {
  const [table, link] = sit();
  link.hear(welcome([], null, { position: null, talk: [said(0, "hello")] }));
  expect(shown(table)).toEqual(["hello"]);
});
