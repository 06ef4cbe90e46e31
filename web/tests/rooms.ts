/** Tables of any game against the weakest bots, opened from the new-table page as a person would. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./server";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Wish {
  /** Buttons of the page to press before playing: options and presets. */
  press?: string[];
}

export async function openAgainstBots(
  page: Page,
  game: string,
  seats: number,
  wish: Wish = {},
): Promise<void> {
  await page.goto(`/new?game=${game}`);
  const levels = page.getByLabel("Level");
  await expect(levels.first()).toBeVisible();
  while ((await levels.count()) < seats - 1) await page.getByRole("button", { name: "Add a seat" }).click();
  for (const level of await levels.all()) await level.selectOption("deckhand");
  for (const name of wish.press ?? []) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
}

export const sendButton = (page: Page): Locator => page.locator("button.send");

/** Check that the page does not scroll sideways. */
export async function expectFitting(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
