/** Whole short games in browsers other than Chromium, on a desktop and at the width of a phone. */
import { problemsSeen, watch } from "../frame";
import { blind, clickOn, playBy } from "../player";
import { expect, test } from "../server";
import { startFirefox } from "./firefox";
import { openTable, type Size, type Start, type Visit } from "./visit";
import { startWebkit } from "./webkit";

const BROWSERS: Record<string, Start> = { firefox: startFirefox, webkit: startWebkit };
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const GAMES = [
  { game: "fishery", seats: 2, press: ["Puddle"] },
  { game: "fleet", seats: 2, press: [] },
  { game: "fishery_boom", seats: 2, press: [] },
  { game: "pisces", seats: 2, press: [] },
  { game: "fresh_fish", seats: 2, press: [] },
];

/** The shortest game runs with every change. */
const tagsOf = (game: string, size: Size) => (game === "fishery" && size.width > 820 ? ["@short"] : []);

/** Play to the end with the browser's own pointer; return the kinds of decisions. */
async function playThrough(visit: Visit, seed: number): Promise<string[]> {
  const kinds = await playBy(
    (next) => visit.evaluate(clickOn, next),
    { look: blind, seed },
    (at) => visit.press(at),
  );
  const { problems, checked } = await visit.evaluate(problemsSeen, undefined);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(5);
  return kinds;
}

for (const [browser, start] of Object.entries(BROWSERS))
  for (const { game, ...wish } of GAMES)
    for (const size of SIZES)
      test(
        `${browser} ${game} ${size.width}x${size.height}`,
        { tag: tagsOf(game, size) },
        async ({ server }, info) => {
          const visit = await start(size);
          try {
            await visit.goto(`${server.url}/new?game=${game}`);
            await visit.evaluate(watch, undefined);
            await visit.evaluate(openTable, wish);
            await visit.shot(info.outputPath("start.png"));
            const kinds = await playThrough(visit, size.width);
            expect(kinds.length).toBeGreaterThan(1);
            expect(kinds.at(-1)).toMatch(/^Game over/);
            await visit.shot(info.outputPath("end.png"));
            expect(await visit.errors()).toEqual([]);
          } finally {
            await visit.close();
          }
        },
      );
