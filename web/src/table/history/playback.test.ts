import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MARKED, SHOWN } from "./playback.svelte";
import { HandLink, act, event, news, sit, welcome } from "../forTests";
import { CHANCE, grouped, type Group } from "./sinceMyTurn";
import { TableStore } from "../store.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const showing = (table: TableStore) => table.playback.showing.map((one) => one.entry);
const chips = (table: TableStore) =>
  table.playback.groups.map((group) => [group.seat, ...group.happenings.map((one) => one.entry)]);

/** What is shown, one after the other, until nothing is. */
function watch(table: TableStore): number[][] {
  const seen: number[][] = [];
  while (table.playback.playing) {
    seen.push(showing(table));
    vi.advanceTimersByTime(SHOWN);
  }
  return seen;
}

test("at the reader's turn the acts of others since their own last act are shown one by one", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 1), act(1, 0)], null));
  expect(table.playback.acts).toEqual([]);
  link.hear(news([act(2, 1)], null));
  expect(table.playback.playing).toBe(false);
  link.hear(news([act(3, 2)], 4));
  expect(chips(table)).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect([table.playback.at, showing(table)]).toEqual([0, [2]]);
  vi.advanceTimersByTime(SHOWN - 1);
  expect(table.playback.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect([table.playback.at, showing(table)]).toEqual([1, [3]]);
  vi.advanceTimersByTime(SHOWN);
  expect([table.playback.at, showing(table)]).toEqual([null, []]);
  expect([...table.playback.shown]).toEqual([2, 3]);
});

test("what is told before the board is drawn is shown then", () => {
  const link = new HandLink();
  const table = new TableStore(link, () => false);
  table.open();
  link.hear(welcome([act(0, 1), act(1, 1)], 2));
  vi.advanceTimersByTime(10 * SHOWN);
  expect([table.playback.playing, [...table.playback.shown]]).toEqual([false, []]);
  table.playback.begin();
  expect(watch(table)).toEqual([[0], [1]]);
});

test("the time of what is shown begins when the board has lit it up", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1)], 2));
  vi.advanceTimersByTime(SHOWN - 1);
  table.playback.lit();
  vi.advanceTimersByTime(SHOWN - 1);
  expect(showing(table)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(table.playback.playing).toBe(false);
  table.playback.lit();
  vi.advanceTimersByTime(SHOWN);
  expect(table.playback.playing).toBe(false);
});

test("it plays once by itself; Replay shows all of it again", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1), act(2, 2)], 3));
  expect(watch(table)).toEqual([[1], [2]]);
  link.hear(news([act(3, 1)], 3));
  expect(watch(table)).toEqual([[3]]);
  table.playback.play();
  expect(watch(table)).toEqual([[1], [2], [3]]);
});

test("news that come while something is shown are added, and none is lost", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1)], 2));
  vi.advanceTimersByTime(100);
  link.hear(news([act(2, 2)], 2), news([act(3, 3)], 2));
  expect(watch(table)).toEqual([[1], [2], [3]]);
  expect([...table.playback.shown]).toEqual([1, 2, 3]);
});

test("the same news twice are shown once", () => {
  const [table, link] = sit();
  const twice = news([act(1, 1)], 2);
  link.hear(welcome([act(0, 0)], null), twice);
  expect(watch(table)).toEqual([[1]]);
  link.hear(twice);
  expect(table.playback.playing).toBe(false);
});

test("a roll that resolves by itself is shown although the reader has nothing to decide", () => {
  const [table, link] = sit();
  link.hear(welcome([], 0), news([act(0, 0), act(1, CHANCE)], null));
  expect(watch(table)).toEqual([[1]]);
  link.hear(news([act(2, 1), act(3, CHANCE)], null));
  expect(watch(table)).toEqual([[2], [3]]);
});

test("the last acts of a game are shown", () => {
  const [table, link] = sit();
  const result = { ending: "full", scores: [1, 2], shares: [0, 1], quitter: null };
  link.hear(welcome([act(0, 0)], null), news([act(1, 1)], null, { result }));
  expect(watch(table)).toEqual([[1]]);
});

test("more than six acts are joined by seat, and all are shown", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null));
  for (let entry = 1; entry < 9; entry++) link.hear(news([act(entry, 1 + (entry % 2))], null));
  link.hear(news([act(9, CHANCE)], 10));
  expect(chips(table)).toEqual([
    [2, 1, 3, 5, 7],
    [1, 2, 4, 6, 8],
    [CHANCE, 9],
  ]);
  expect(watch(table)).toEqual([[1, 3, 5, 7], [2, 4, 6, 8], [9]]);
});

test("the pieces of a payment are one chip with what the seat did just before", () => {
  const texts = ["bid 4", "pass", "pay cod", "pay crate", "settle", "launch cod"];
  const seats = [1, 2, 1, 1, 1, 1];
  const all = texts.map((text, entry) => ({ ...act(entry, seats[entry] ?? 0), text }));
  expect(grouped(all).map((group) => group.happenings.map((one) => one.text))).toEqual([
    ["bid 4"],
    ["pass"],
    ["pay cod", "pay crate", "settle"],
    ["launch cod"],
  ]);
  const paid = { ...act(6, 1), text: "pay tuna" };
  expect(
    grouped([...all, paid])
      .at(-1)
      ?.happenings.map((one) => one.text),
  ).toEqual(["launch cod", "pay tuna"]);
});

test("where acts are joined by seat, what chance did to a seat is joined to its acts", () => {
  const drawn = (entry: number, seat: number) => ({
    ...act(entry, CHANCE),
    tellings: [{ id: "fleet.drew", args: { seat } }],
  });
  const all = [drawn(0, 1), drawn(1, 1), act(2, 1), drawn(3, 2), drawn(4, 2), act(5, 2), act(6, CHANCE)];
  expect(grouped(all).map(({ seat, happenings }) => [seat, ...happenings.map((one) => one.entry)])).toEqual([
    [1, 0, 1, 2],
    [2, 3, 4, 5],
    [CHANCE, 6],
  ]);
});

test("dice that are rolled for a seat are joined with its acts, those of nobody stand alone", () => {
  const rolled = (entry: number, ...seats: (number | null)[]) => ({
    ...act(entry, CHANCE),
    tellings: seats.map((seat) => ({ id: "toys.rolled", args: seat === null ? {} : { seat } })),
  });
  const all = [act(0, 1), rolled(1, 1), act(2, 1), act(3, 2), rolled(4, 2), rolled(5, null, 2), act(6, 2)];
  const chip = ({ seat, happenings }: Group) => [seat, ...happenings.map((one) => one.entry)];
  expect(grouped(all).map(chip)).toEqual([
    [1, 0, 1, 2],
    [2, 3, 4, 6],
    [CHANCE, 5],
  ]);
  expect(grouped(all.slice(1, 3)).map(chip)).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test("six seats and chance are never more than six chips", () => {
  const all = [0, 1, CHANCE, 2, 3, 4, 5, CHANCE].map((seat, entry) => act(entry, seat));
  const groups = grouped(all);
  expect(groups.map((group) => group.seat)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(groups.flatMap((group) => group.happenings).length).toBe(all.length);
});

test("acts that become joined while they are shown are not shown twice", () => {
  const [table, link] = sit();
  link.hear(
    welcome([act(0, 0)], null),
    news(
      [1, 2, 3].map((entry) => act(entry, 1)),
      4,
    ),
  );
  vi.advanceTimersByTime(SHOWN);
  expect(showing(table)).toEqual([2]);
  link.hear(
    news(
      [4, 5, 6, 7].map((entry) => act(entry, 2)),
      4,
    ),
  );
  expect(table.playback.at).toBe(0);
  expect(watch(table)).toEqual([[2], [3], [4, 5, 6, 7]]);
});

test("choosing ends it at once, and what was skipped does not come back by itself", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1), act(2, 2)], 3));
  table.draft.choose("a1");
  expect(table.draft.steps).toEqual(["a1"]);
  expect([table.playback.at, table.playback.playing]).toEqual([null, false]);
  vi.advanceTimersByTime(5 * SHOWN);
  expect([...table.playback.shown]).toEqual([1]);
  link.hear(news([act(3, 2)], 3));
  expect(watch(table)).toEqual([[3]]);
});

test("a suggestion of the room does not end it; sending does", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1), act(2, 2)], 3));
  table.draft.suggest(["a1"]);
  expect(table.playback.playing).toBe(true);
  void table.send();
  expect(table.playback.playing).toBe(false);
  expect(link.commands.length).toBe(1);
});

test("without motion everything is marked at once", () => {
  const [table, link] = sit(() => true);
  link.hear(welcome([act(0, 0)], null), news([act(1, 1), act(2, 2)], 3));
  expect(showing(table)).toEqual([1, 2]);
  expect(table.playback.groups.map((group) => table.playback.lights(group))).toEqual([true, true]);
  vi.advanceTimersByTime(MARKED - 1);
  link.hear(news([act(3, 3)], 3));
  expect(showing(table)).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(MARKED - 1);
  expect(showing(table)).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(showing(table)).toEqual([]);
  expect([...table.playback.shown]).toEqual([1, 2, 3]);
});

test("acts that were taken back are not shown", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1), event(2, "undo", 1, "1"), act(3, 1)], 4));
  expect(watch(table)).toEqual([[2], [3]]);
});

test("a page that is opened at the reader's turn shows what they missed", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1), act(2, CHANCE)], 3));
  expect(watch(table)).toEqual([[1], [2]]);
});

test("a spectator sees every act, in the last round of the seat to move", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0), act(1, 1)], null, { you: null }));
  expect(watch(table)).toEqual([[0], [1]]);
  link.hear(news([act(2, 0)], null, { turn: [1] }));
  expect(watch(table)).toEqual([[2]]);
  link.hear(news([act(3, 1)], null, { turn: [1] }));
  expect(watch(table)).toEqual([[3]]);
  link.hear(news([act(4, 1)], null, { turn: [0] }));
  expect(chips(table)).toEqual([
    [1, 3],
    [1, 4],
  ]);
  expect(watch(table)).toEqual([[4]]);
});

test("the latest act is all that came with it, and the chance after it", () => {
  const [table, link] = sit();
  const latest = () => table.playback.lastAct.map((one) => one.entry);
  expect(latest()).toEqual([]);
  link.hear(welcome([act(0, 1), act(1, 1), act(2, CHANCE)], 3));
  expect(latest()).toEqual([1, 2]);
  link.hear(news([act(3, 0), act(4, CHANCE), act(5, 0)], null));
  expect(latest()).toEqual([3, 4, 5]);
  link.hear(news([act(6, 1)], 7));
  expect(latest()).toEqual([6]);
  link.hear(news([event(7, "undo", 1, "6")], null));
  expect(latest()).toEqual([5, 7]);
});

test("a table that is left shows nothing any more", () => {
  const [table, link] = sit();
  link.hear(welcome([act(0, 0)], null), news([act(1, 1), act(2, 2)], 3));
  table.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(table.playback.playing).toBe(false);
});
