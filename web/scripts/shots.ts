/** Screenshots of every page and of each game's phases, wide and narrow, light and dark, into web/shots. */
import type { Page } from "@playwright/test";
import { expect, openPuddle, playOn, takeFirst, test, turnLine } from "../tests/server";
import { play } from "../tests/player";
import { openAgainstBots } from "../tests/rooms";
import { openTable, test as siteTest, visitOnce } from "../tests/site";

const DESKTOP = { width: 1280, height: 720 };
const SIZES = {
  desktop: DESKTOP,
  laptop: { width: 1366, height: 650 },
  phone: { width: 390, height: 844 },
};
const PAGES = {
  lobby: "/",
  new: "/new?game=fresh_fish",
  rules: "/rules/fishery_boom",
  settings: "/settings",
  missing: "/nowhere",
  "no-table": "/t/nosuchtable",
};
const TABLES = [
  { name: "fleet", game: "fleet", seats: 3 },
  { name: "boom", game: "fishery_boom", seats: 2 },
  { name: "boom-together", game: "fishery_boom", seats: 3, press: ["co-operative"] },
  { name: "pisces", game: "pisces", seats: 2 },
  { name: "pisces-six", game: "pisces", seats: 6 },
  { name: "fresh-fish", game: "fresh_fish", seats: 4 },
];

test.use({ viewport: DESKTOP });
test.setTimeout(900_000);

/** The page as it is, in every size and theme. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...viewport, height });
      await page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: "light" });
}

test("pages", async ({ page }) => {
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await shoot(page, name);
  }
  await openPuddle(page, "open");
  await expect(turnLine(page)).toBeVisible();
  await shoot(page, "waiting");
});

for (const game of ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"]) {
  test(`lesson of ${game}`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await page.locator("aside .choice").first().click();
    await expect(page.locator(".send:not([aria-disabled])")).toBeVisible();
    await shoot(page, `learn-${game}`);
    await page.locator(".send:not([aria-disabled])").click();
    await expect(page.getByRole("button", { name: "Next step" })).toBeVisible();
    await shoot(page, `learn-${game}-done`);
  });
}

for (const { name, game, seats, press = [] } of TABLES) {
  test(`phases of ${name}`, async ({ page }) => {
    const shot = new Set<string>();
    await openAgainstBots(page, game, seats, { press });
    await play(page, {
      seed: 3,
      look: async (kind) => {
        const phase = (kind.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, 2).join("-");
        if (!shot.has(phase)) await shoot(page, `${name}-${String(shot.size + 1).padStart(2, "0")}-${phase}`);
        shot.add(phase);
      },
    });
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await expect(turnLine(page)).toHaveText(/^Ply (\d+) of \1: /);
    await shoot(page, `${name}-review`);
  });
}

test("Fishery, judged; then a lobby and a profile with games", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  for (let ships = 0; ships < 6; ships++)
    await placeAmong(page, ["c5", "g3", "b2", "h6", "e4", "d2", "f6", "i1"]);
  await shoot(page, "fishery-1-ships");
  for (let turns = 0; turns < 20; turns++) {
    await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
    await takeFirst(page);
  }
  await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
  await page.locator('[data-id*="/"][aria-disabled="false"]').nth(30).focus();
  await page.keyboard.press("Enter");
  await shoot(page, "fishery-2-nets");
  const refused = page.locator('[aria-label*="refused"]').first();
  if ((await refused.count()) > 0) await refused.focus();
  await shoot(page, "fishery-3-refused");
  await openPuddle(page, "bot");
  await playOn(page);
  await shoot(page, "fishery-4-over");
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Judge this game" }).click();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeAttached({ timeout: 300_000 });
  await page.keyboard.press("n");
  await shoot(page, "fishery-5-review");
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await shoot(page, "lobby-known");
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("link", { name: "Review this game of Fishery" })).toBeVisible();
  await shoot(page, "profile");
});

siteTest("with no server: a table, and the cover when the device is passed on", async ({ page, site }) => {
  siteTest.setTimeout(300_000);
  await visitOnce(page, site);
  await openTable(page, site, "fresh_fish");
  await expect(page.locator(".turn.asked")).toBeVisible({ timeout: 90_000 });
  await shoot(page, "offline-table");
  await page.goto(`${site.url}#/new?game=fleet&invite`);
  await page.getByLabel("Name at seat 2").fill("Marit");
  await shoot(page, "offline-new");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: /show the table$/ }).click();
  await page.locator('[data-rove]:not([aria-disabled="true"])').first().click();
  await page.locator("button.send:not([aria-disabled])").click();
  await expect(page.getByRole("heading", { name: /^Pass the device to/ })).toBeVisible();
  await shoot(page, "offline-cover");
});

/** Place a ship on the first of these squares that is free, if a ship is asked for. */
async function placeAmong(page: Page, squares: readonly string[]): Promise<void> {
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  for (const square of squares) {
    const target = page.locator(`[data-id="${square}"][aria-disabled="false"]`);
    if ((await target.count()) === 0) continue;
    await target.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    return;
  }
}
