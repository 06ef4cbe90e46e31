import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPuddle, test, turnLine } from "./server";

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".menu-item.danger").click();
  await expect(turnLine(page)).toHaveText(/^Game over/);
}

test("a page adds a word of its own, and checks the dice when the game is over", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { commitment } = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(commitment.words.filter(Boolean)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  await page.getByRole("button", { name: /^Menu/ }).click();
  await expect(page.getByRole("button", { name: "Dice: fixed before the game" })).toBeVisible();
  await page.keyboard.press("Escape");
  await resign(page);
  await page.getByRole("button", { name: "Dice: checked" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Your word is among those");
  await expect(dialog).toContainText(commitment.hash);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Dice: checked" })).toBeVisible();
});

test("two pages begin at once with the words of both", async ({ page, browser, server }) => {
  await openPuddle(page, "open");
  const context = await browser.newContext({ locale: "en", baseURL: server.url });
  const other = await context.newPage();
  await other.goto(page.url());
  const began = Date.now();
  await other.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.locator("[data-id]").first()).toBeVisible();
  await expect(other.locator("[data-id]").first()).toBeVisible();
  expect(Date.now() - began, "nobody waited for the end of the time for words").toBeLessThan(5000);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { commitment } = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(commitment.words.filter((word: string) => /^[0-9a-f]{32}$/.test(word))).toHaveLength(2);
  await context.close();
});

test("a server that swaps its secret is found, and the proof can be kept", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toBeVisible();
  await page.route("**/api/tables/*/record", async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    record.commitment.secret = "0".repeat(64);
    await route.fulfill({ response: answer, json: record });
  });
  await resign(page);
  await expect(page.getByRole("alert").filter({ hasText: "The dice do not fit" })).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The secret that was published is not the one that was promised.");
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Keep the proof" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^dice-.*\.json$/);
});
