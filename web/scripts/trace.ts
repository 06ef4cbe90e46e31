/** Prints what pages do while others play: their longest task in processor time, and how many frames came in time. */
import { blind, play } from "../tests/player";
import { openAgainstBots, PHONE } from "../tests/rooms";
import { expect, test } from "../tests/server";
import { markTurns, traced } from "../tests/tracing";

/** Milliseconds of processor time that a task may take. */
const LONGEST = 50;
const GAMES = [
  { game: "fishery", seats: 2 },
  { game: "fleet", seats: 4 },
  { game: "fishery_boom", seats: 4 },
  { game: "pisces", seats: 4 },
  { game: "fresh_fish", seats: 4 },
];
const SIZES = { desk: { viewport: { width: 1366, height: 650 } }, phone: PHONE };

for (const { game, seats } of GAMES)
  for (const [name, size] of Object.entries(SIZES))
    test(`${game}, ${name}`, async ({ browser, server }) => {
      const context = await browser.newContext({
        ...size,
        baseURL: server.url,
        reducedMotion: "no-preference",
      });
      const page = await context.newPage();
      await markTurns(page);
      await openAgainstBots(page, game, seats);
      const found = await traced(browser, page, () =>
        play(page, { look: blind, most: Number(process.env.CLICKS ?? 120) }),
      );
      await context.close();
      const times = found.longest.map((one) => one.toFixed(1)).join(", ");
      const inTime = ((100 * found.drawn) / Math.max(1, found.drawn + found.dropped)).toFixed(1);
      console.log(
        `${game}, ${name}: ${found.turns} turns of others, longest tasks ${times} ms; ` +
          `${found.drawn} frames, ${inTime} % in time, ${(100 * found.light).toFixed(1)} % light; the longest: ${found.parts}`,
      );
      expect(found.tasks).toBeGreaterThan(0);
      expect(found.longest[0]).toBeLessThan(LONGEST);
    });
