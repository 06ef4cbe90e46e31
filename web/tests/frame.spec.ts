/** The promise of the frame: during a whole game no row moves, and everything that happens is seen. */
import { frameProblems, watchFrame } from "./frame";
import { blind, play } from "./player";
import { openAgainstBots } from "./rooms";
import { expect, test } from "./server";

/** The roomier window of each kind is left to `npm run test:long`. */
const SIZES = [
  { width: 1280, height: 720, tag: " @long" },
  { width: 1366, height: 650, tag: "" },
  { width: 390, height: 844, tag: " @long" },
  { width: 360, height: 640, tag: "" },
];
const GAMES = [
  { game: "fishery", seats: 2, press: ["puddle"] },
  { game: "fleet", seats: 3 },
  { game: "fishery_boom", seats: 2 },
  { game: "pisces", seats: 3 },
  { game: "fresh_fish", seats: 3 },
];

for (const { game, seats, press = [] } of GAMES)
  for (const { tag, ...viewport } of SIZES)
    test.describe(`${viewport.width}x${viewport.height}`, () => {
      const phone = viewport.width <= 820;
      test.use({ viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) });
      test(`${game} holds still for a whole game and shows every act${tag}`, async ({ page }) => {
        test.setTimeout(300_000);
        await watchFrame(page);
        await openAgainstBots(page, game, seats, { press });
        await expect(page.locator(".frame .send")).toBeVisible();
        const kinds = await play(page, { look: blind, seed: viewport.width });
        expect(kinds.length).toBeGreaterThan(1);
        const { problems, checked } = await frameProblems(page);
        expect(problems).toEqual([]);
        expect(checked).toBeGreaterThan(5);
      });
    });
