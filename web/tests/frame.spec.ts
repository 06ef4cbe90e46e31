/** The promise of the frame: during a whole game no row moves, and everything that happens is seen. */
import { expectStill, watchFrame } from "./frame";
import { blind, play } from "./player";
import { openAgainstBots } from "./rooms";
import { expect, test } from "./server";

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/**
 * The windows at which a game is always played; others are left to `npm run test:long`. The tests of Fleet, Pisces and
 * Fresh Fish watch the frame at 1366x650, in whole games of their own.
 */
const GAMES = [
  { game: "fishery", seats: 2, press: ["puddle"], always: 360 },
  { game: "fleet", seats: 3 },
  { game: "fishery_boom", seats: 2, always: 360 },
  { game: "pisces", seats: 3 },
  { game: "fresh_fish", seats: 3 },
];

for (const { game, seats, press = [], always } of GAMES)
  for (const viewport of SIZES)
    test.describe(`${viewport.width}x${viewport.height}`, () => {
      const phone = viewport.width <= 820;
      const tag = viewport.width === always ? "" : " @long";
      test.use({ viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) });
      test(`${game} holds still for a whole game and shows every act${tag}`, async ({ page }) => {
        test.setTimeout(300_000);
        await watchFrame(page);
        await openAgainstBots(page, game, seats, { press });
        await expect(page.locator(".frame .send")).toBeVisible();
        const kinds = await play(page, { look: blind, seed: viewport.width });
        expect(kinds.length).toBeGreaterThan(1);
        await expectStill(page);
      });
    });
