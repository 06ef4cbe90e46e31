/** Screenshots of every page and of each phase of Fishery, into web/shots: `npm run shots`. */
import type { Page } from "@playwright/test";
import { expect, openPuddle, playOn, takeFirst, test, turnLine } from "../tests/house";

const PAGES = {
  lobby: "/",
  new: "/new?game=fresh_fish",
  rules: "/rules/fishery_boom",
  settings: "/settings",
  missing: "/nowhere",
};
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === "phone", isMobile: size === "phone" });
      const shoot = (page: Page, name: string) =>
        page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png`, fullPage: true });

      test("pages", async ({ page }) => {
        for (const [name, address] of Object.entries(PAGES)) {
          await page.goto(address);
          await page.waitForLoadState("networkidle");
          await shoot(page, name);
        }
        await openPuddle(page, "open");
        await expect(turnLine(page)).toBeVisible();
        await shoot(page, "waiting");
        await page.goto("/t/nosuchtable");
        await page.waitForLoadState("networkidle");
        await shoot(page, "no-table");
      });

      for (const game of ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"]) {
        test(`lesson of ${game}`, async ({ page }) => {
          await page.goto(`/learn/${game}`);
          for (let step = 1; step < 4; step++) {
            await page.locator("aside .choice").first().click();
            await page.waitForTimeout(400);
            await shoot(page, `learn-${game}-${step}`);
            await page.locator(".actions .primary:not(:disabled)").click();
            await page.getByRole("button", { name: "Next step" }).click();
          }
        });
      }

      test("Fishery", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Play Fishery now" }).click();
        for (const cell of ["c5", "g3", "b2", "h6", "e4", "d2", "f6", "i1"]) {
          await expect(turnLine(page)).toHaveText(/^Your turn/);
          const square = page.locator(`[data-id="${cell}"][aria-disabled="false"]`);
          if ((await square.count()) === 0 || !(await turnLine(page).textContent())?.includes("ship"))
            continue;
          await square.focus();
          await page.keyboard.press("Enter");
          await page.waitForTimeout(300);
          if (cell === "b2") await shoot(page, "fishery-ships");
          await page.keyboard.press("Enter");
          await page.waitForTimeout(300);
        }
        for (let nets = 0; nets < 9; nets++) {
          await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
          await takeFirst(page);
        }
        await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
        const split = page.locator('[data-id*="/"][aria-label*="closes two"]').first();
        const space =
          (await split.count()) > 0 ? split : page.locator('[data-id*="/"][aria-disabled="false"]').nth(30);
        await space.focus();
        await page.keyboard.press("Enter");
        await page.waitForTimeout(400);
        await shoot(page, "fishery-nets");
        const refused = page.locator('[aria-label*="refused"]').first();
        if ((await refused.count()) > 0) await refused.focus();
        await page.waitForTimeout(300);
        await shoot(page, "fishery-refused");
        await openPuddle(page, "bot");
        await playOn(page);
        await shoot(page, "fishery-over");
        await page.getByRole("link", { name: "Review", exact: true }).click();
        await page.getByRole("button", { name: "Judge this game" }).click();
        await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeAttached({
          timeout: 100_000,
        });
        await page.keyboard.press("n");
        await page.waitForTimeout(300);
        await shoot(page, "review");
        await page.goto("/");
        await page.waitForLoadState("networkidle");
        await shoot(page, "lobby-known");
      });
    });
  }
}
