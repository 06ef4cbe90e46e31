/** With motion: everything that rivals and chance do is shown on the stage before the reader's next act. */
import type { Browser } from "@playwright/test";
import { blind, play } from "./player";
import { openAgainstBots, PHONE } from "./rooms";
import { expect, test } from "./server";
import { showingEnded, watchShowing, whatWasShown, type Showing } from "./showing";

/** Milliseconds that one change may take, and how much later a busy machine may end it. */
const CHANGE = 420;
const LATE = 200;
/** How many games of each kind the long test plays, and how many of them at once. */
const GAMES = 20;
const AT_ONCE = 5;

const KINDS = [
  { game: "fishery", seats: [2], press: ["pond", "puddle"] },
  { game: "fleet", seats: [2, 3, 4] },
  { game: "fishery_boom", seats: [2, 3, 4] },
  { game: "pisces", seats: [2, 3, 4] },
  { game: "fresh_fish", seats: [2, 3, 4] },
];
type Kind = (typeof KINDS)[number];

/** Play one whole game at random, on a desk or a phone, and return what was seen of it. */
async function watchGame(browser: Browser, url: string, kind: Kind, number: number) {
  const size = number % 2 ? PHONE : { viewport: { width: 1280, height: 720 } };
  const context = await browser.newContext({ ...size, baseURL: url, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await watchShowing(page);
  const press = kind.press ? [kind.press[number % kind.press.length] ?? ""] : [];
  await openAgainstBots(page, kind.game, kind.seats[number % kind.seats.length] ?? 2, { press });
  await play(page, { look: blind, seed: number + 1 });
  await showingEnded(page);
  const showing = await whatWasShown(page);
  await context.close();
  return showing;
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function expectShown(showings: readonly Showing[]): void {
  expect(showings.flatMap((one) => one.problems)).toEqual([]);
  for (const { acts, longest, lit } of showings) {
    expect(acts).toBeGreaterThan(0);
    expect(Math.round(longest)).toBeLessThanOrEqual(CHANGE);
    expect(middle(lit)).toBeLessThan(CHANGE + LATE);
  }
}

function figures(game: string, showings: readonly Showing[]): string {
  const sum = (of: (one: Showing) => number) => showings.reduce((all, one) => all + of(one), 0);
  return [
    `${game}: ${showings.length} games, ${sum((one) => one.decisions)} decisions`,
    `${sum((one) => one.acts)} acts of others, ${sum((one) => one.dice)} dice`,
    `${sum((one) => one.problems.length)} problems, ${sum((one) => one.outside)} outside the visible stage`,
    `a change takes ${Math.round(middle(showings.flatMap((one) => one.lit)))} ms`,
    `the longest motion ${Math.round(Math.max(...showings.map((one) => one.longest)))} ms`,
  ].join(", ");
}

for (const kind of KINDS) {
  test(`${kind.game} shows every act and every die @long`, async ({ browser, server }) => {
    test.setTimeout(3_600_000);
    const showings: Showing[] = [];
    const games = Number(process.env.GAMES ?? GAMES);
    let next = 0;
    const one = async () => {
      while (next < games) showings.push(await watchGame(browser, server.url, kind, next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    console.log(figures(kind.game, showings));
    expectShown(showings);
  });
}
