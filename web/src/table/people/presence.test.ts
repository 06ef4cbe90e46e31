import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { absentSeat, awayLine, clockLeft, elapsed, mayGoOn } from "./absence";
import { at, sit, summary, welcome } from "../forTests";
import { loadTexts } from "$/i18n/catalogs";
import type { Away, Presence } from "$/wire/messages";

const CLOCK = { kind: "live", main: 600, increment: 0, days: 0 } as const;
const told = (away: (Away | null)[], more: Partial<Presence> = {}): Presence => ({
  type: "presence",
  away,
  watchers: 0,
  votes: [],
  ...more,
});

beforeEach(async () => {
  vi.useFakeTimers();
  await loadTexts("presence");
});
afterEach(() => vi.useRealTimers());

function seated(turn: number[], decision: number | null = null) {
  const [table, link] = sit();
  const clocks = [
    { left: 250_000, running: false },
    { left: 182_000, running: true },
  ];
  const running = { ...summary("running", ["person", "person"]), clock: CLOCK };
  const position = at(1, decision, { turn, clocks });
  link.hear(welcome([], null, { table: { ...running, absence: { after: 90, level: "mate" } }, position }));
  return [table, link] as const;
}

test("somebody who is away is counted on from what was told", () => {
  const [table, link] = seated([1]);
  expect([awayLine(table, 1), absentSeat(table)]).toEqual([null, null]);
  link.hear(told([null, { since: 12_000, idle: false }]));
  expect(awayLine(table, 1)).toBe("lost the connection 0:12");
  expect([absentSeat(table), mayGoOn(table, 1)]).toEqual([1, false]);
  vi.advanceTimersByTime(78_000);
  table.presence.tick();
  expect([awayLine(table, 1), mayGoOn(table, 1)]).toEqual(["lost the connection 1:30", true]);
  expect(clockLeft(table, 1)).toBe("1:44");
  table.presence.wait(2);
  expect(table.presence.waits).toBe(true);
  link.hear(told([null, null]));
  expect([awayLine(table, 1), absentSeat(table)]).toEqual([null, null]);
});

test("without a live clock an absence is told in words, not like the time of a day", () => {
  const [table, link] = seated([1]);
  const days = { kind: "days", main: 0, increment: 0, days: 3 } as const;
  link.hear(welcome([], null, { table: { ...summary("running", ["person", "person"]), clock: days } }));
  link.hear(told([null, { since: 17 * 60_000 + 24_000, idle: false }]));
  expect(awayLine(table, 1)).toBe("away for 17 min");
  link.hear(told([null, { since: 5_000, idle: false }]));
  expect(awayLine(table, 1)).toBe("away for 1 min");
});

test("nothing is offered on one's own turn, or against somebody who owes nothing", () => {
  for (const [table, link] of [seated([0], 3), seated([0])]) {
    link.hear(told([null, { since: 200_000, idle: false }]));
    expect(absentSeat(table)).toBeNull();
  }
});

test("input is told now and then, and only where a clock runs for the reader", () => {
  const [table, link] = seated([0], 3);
  table.touch();
  expect(link.commands).toHaveLength(0);
  link.hear(told([null, null]));
  table.touch();
  table.touch();
  expect(link.commands.map((one) => one.message)).toEqual([{ type: "awake" }]);
  expect(table.mayAct).toBe(true);
  vi.advanceTimersByTime(20_000);
  table.touch();
  expect(link.commands).toHaveLength(2);
  const [other, silent] = seated([1]);
  silent.hear(told([null, null]));
  other.touch();
  expect(silent.commands).toHaveLength(0);
});

test("times are short", () => {
  expect([5_000, 90_000, 2 * 3_600_000, 50 * 3_600_000].map(elapsed)).toEqual([
    "0:05",
    "1:30",
    "2 hours",
    "2 days",
  ]);
});
