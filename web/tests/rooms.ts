/** Playing any game's room as a person would: choosing what is offered, confirming, until the game is over. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, turnLine } from "./house";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** For what waits for a bot. */
const PATIENTLY = { timeout: 30_000 };

/** Open a table against the weakest bots from the new-table page. */
export async function openAgainstBots(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/new?game=${game}`);
  const levels = page.getByLabel("Level");
  await expect(levels.first()).toBeVisible();
  while ((await levels.count()) < seats - 1) await page.getByRole("button", { name: "Add a seat" }).click();
  for (const level of await levels.all()) await level.selectOption("deckhand");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
}

export const sendButton = (page: Page): Locator => page.locator("button.send");

interface Until {
  /** So many decisions at most. */
  most?: number;
  /** Until this is asked. */
  asked?: RegExp;
}

/** Make decisions until the game is over, or as told; every kind of decision is looked at once by axe. */
export async function playRoom(
  page: Page,
  decide: (page: Page) => Promise<void>,
  { most = Infinity, asked }: Until = {},
): Promise<string[]> {
  const kinds = new Set<string>();
  for (let made = 0; made < most; made++) {
    await expect(sendButton(page).or(page.getByRole("button", { name: "Rematch" }))).toBeVisible(PATIENTLY);
    const line = (await turnLine(page).textContent()) ?? "";
    const kind = line.replace(/\$?\d+|\b[a-j]\d+\b/g, "…");
    if (!kinds.has(kind)) await expectAccessible(page);
    kinds.add(kind);
    if (line.startsWith("Game over") || asked?.test(line)) break;
    const before = await stamp(page);
    await decide(page);
    await expect.poll(() => stamp(page), PATIENTLY).not.toBe(before);
  }
  return [...kinds];
}

/** What changes with every entry of the table's record. */
const stamp = (page: Page) => page.locator(".side .last ul").innerText();
