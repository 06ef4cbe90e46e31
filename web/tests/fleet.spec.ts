import type { Page } from "@playwright/test";
import { expect, test, turnLine } from "./house";
import { openAgainstBots, PHONE, playRoom, sendButton } from "./rooms";

/** Take the first card that is offered, whatever is asked; raise no bid, and confirm what is proposed. */
async function decide(page: Page): Promise<void> {
  const pass = page.getByRole("button", { name: "Pass", exact: true });
  if (await pass.isVisible()) return pass.click();
  const cards = page.locator('[data-rove]:not([aria-disabled="true"])');
  const idle = page.getByRole("button", { name: /^(Decline|Stop launching|Stop hiring|Process nothing)$/ });
  if (await sendButton(page).isDisabled()) {
    if ((await cards.count()) === 0) return idle.click();
    await cards.first().click();
  }
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
}

test("Fleet against a bot from the first auction to the final score", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(480_000);
  await openAgainstBots(page, "fleet", 2);
  const kinds = await playRoom(page, decide);
  for (const phase of ["Put a licence up", "The ", "Launch a boat", "Hire a captain", "Game over"]) {
    expect(
      kinds.some((kind) => kind.startsWith(phase)),
      phase,
    ).toBe(true);
  }
  await expect(page.getByRole("heading", { name: "Where the points come from" })).toBeVisible();
});

test("a payment in Fleet is proposed, changed by tapping cards, and sent at once", async ({ page }) => {
  await openAgainstBots(page, "fleet", 2);
  await playRoom(page, decide, { asked: /is yours: pay/ });
  await expect(turnLine(page)).toContainText("is yours: pay");
  const paying = page.locator("[data-rove].pay");
  await expect(paying.first()).toBeVisible();
  const before = await paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join());
  await page.locator('[data-rove]:not(.pay):not([aria-disabled="true"])').first().click();
  await expect
    .poll(() => paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join()))
    .not.toBe(before);
  await expect(sendButton(page)).toHaveText(/^Pay \$\d+/);
  await sendButton(page).click();
  await expect(turnLine(page)).not.toContainText("is yours: pay");
});

test("Fleet's cards are one tab stop; arrows go from card to card", async ({ page }) => {
  await openAgainstBots(page, "fleet", 2);
  await playRoom(page, decide, { asked: /^Put a licence up/ });
  await expect(page.locator('[data-rove][tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-rove][tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  const licences = page.locator("[data-rove]");
  await expect(licences.nth(Math.min(1, (await licences.count()) - 1))).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(sendButton(page)).toHaveText(/^Open at \$\d+/);
  await page.keyboard.press("Enter");
  await expect(turnLine(page)).not.toHaveText(/^Put a licence up/);
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("Fleet by touch, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "fleet", 3);
    await playRoom(page, decide, { most: 6 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
