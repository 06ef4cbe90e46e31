/** The documentation under /docs of a server: every kind of page is readable by everybody, small, and found by search. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./server";

/** One page of each kind. The first ones have all that a page can have; on a phone these are enough. */
const KINDS = [
  "",
  "start/play/",
  "games/fleet/",
  "guides/game/",
  "reference/commands/",
  "reference/api/core/",
  "reference/http/",
  "explanation/architecture/",
  "reference/dependencies/",
  "nothing-here/",
];
const SCREENS = {
  "a desktop, light": { viewport: { width: 1280, height: 720 }, colorScheme: "light", read: KINDS.length },
  "a phone, dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark", read: 3 },
} as const;
const FOUND = { expropriation: "Fresh Fish", resign: "Websocket", PettingZoo: "Train an agent" };
/** Bytes of a first visit on the wire, with fonts and the index of the search. */
const MOST = 350_000;

for (const [screen, { read, ...settings }] of Object.entries(SCREENS))
  test.describe(`on ${screen}`, () => {
    test.use(settings);

    test("every kind of page can be read by everybody", async ({ page }) => {
      test.setTimeout(300_000);
      for (const [place, path] of KINDS.entries()) {
        await page.goto(`/docs/${path}`);
        await expect(page.locator("h1")).toBeVisible();
        if (place < read) await expectAccessible(page);
        expect(await wider(page), `${path} is wider than the screen`).toBe(0);
      }
    });
  });

const wider = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

for (const [word, title] of Object.entries(FOUND))
  test(`the search finds ${word}`, async ({ page }) => {
    await page.goto("/docs/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type(word);
    await expect(page.getByRole("option").filter({ hasText: title }).first()).toBeVisible();
    await expectAccessible(page);
  });

test("a first visit is small, and nothing comes from another host", async ({ page, server }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto("/docs/games/fleet/");
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, entry) => sum + entry.transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST);
  expect([...hosts]).toEqual([server.url]);
});

test("a server has a page of its own for the board; a page that is not there says so", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("link", { name: "Fleet", exact: true }).first().click();
  await page.getByRole("link", { name: "Play Fleet here" }).click();
  await expect(page).toHaveURL(/\/learn\/fleet$/);
  const answer = await page.goto("/docs/nothing-here/");
  expect(answer?.status()).toBe(404);
});
