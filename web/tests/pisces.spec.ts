import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, turnLine } from "./house";

/** Do one thing that moves the game on: send, or choose something that is offered. */
async function goOn(page: Page, step: number): Promise<void> {
  const ways = [
    page.locator(".send:enabled"),
    page.getByRole("button", { name: /^(Send a boat to|Fish on)/ }),
    page.locator('[data-id][aria-disabled="false"]'),
    page.locator("button.may"),
    page.locator(".choice.open"),
    page.locator(".track .can"),
    page.getByRole("button", { name: /^(Stop buying|Go on|Pass)$/ }),
  ];
  for (const way of ways) {
    const number = await way.count();
    if (number === 0) continue;
    const one = way.nth(step % number);
    if ((await one.getAttribute("data-id")) !== null) {
      await one.focus();
      await page.keyboard.press("Enter");
    } else await one.click({ timeout: 2000 }).catch(() => undefined);
    return;
  }
}

async function playOut(page: Page, look: () => Promise<void>, steps = 700): Promise<void> {
  const seen = new Set<string>();
  for (let step = 0; step < steps; step++) {
    await expect(page.locator(".turn.asked, .turn.over")).toBeVisible();
    const line = (await turnLine(page).textContent()) ?? "";
    if (line.startsWith("Game over")) return;
    const phase = line.split(/[:0-9]/)[0] ?? "";
    if (!seen.has(phase)) await look();
    seen.add(phase);
    await goOn(page, step);
    await page.waitForTimeout(40);
  }
}

async function open(page: Page): Promise<void> {
  await page.goto("/new?game=pisces");
  await page.getByLabel("Level").selectOption("deckhand");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
}

test.setTimeout(300_000);

test("six rounds of Pisces against a bot, up to the final score", { tag: "@long" }, async ({ page }) => {
  await open(page);
  await playOut(page, () => expectAccessible(page));
  await expect(page.getByRole("heading", { name: "Score" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first turns of Pisces, without anything running off the page", async ({ page }) => {
    await open(page);
    await playOut(page, () => expectAccessible(page), 12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
