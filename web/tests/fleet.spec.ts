import { expect, expectAccessible, test, turnLine } from "./server";
import { blind, play } from "./player";
import { expectFitting, openAgainstBots, PHONE, sendButton } from "./rooms";

test("Fleet against a bot from the first auction to the final score, with a spectator", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "fleet", 2);
  const spectator = await (await browser.newContext({ baseURL: server.url })).newPage();
  await spectator.goto(page.url());
  await expect(spectator.locator(".turn .sub")).toHaveText("You are watching");
  await expectAccessible(spectator);
  const kinds = (await play(page)).join();
  for (const phase of ["Put a licence up", "The ", "Launch a boat", "Hire a captain", "Game over"])
    expect(kinds).toContain(phase);
  await expect(page.getByRole("heading", { name: "Where the points come from" })).toBeVisible();
  await expect(spectator.locator(".turn .say")).toHaveText(/^Game over/);
  const points = await page.locator(".seats .points").allTextContents();
  await expect(spectator.locator(".seats .points")).toHaveText(points);
});

test("a payment in Fleet is proposed, changed by tapping cards, and sent at once", async ({ page }) => {
  const others = page.locator('[data-rove]:not(.pay):not([aria-disabled="true"])');
  do {
    await openAgainstBots(page, "fleet", 2);
    await play(page, { asked: /is yours: pay/, look: blind });
    await expect(turnLine(page)).toContainText("is yours: pay");
  } while ((await others.count()) === 0); // a price that takes the whole hand leaves nothing to change
  const paying = page.locator("[data-rove].pay");
  await expect(paying.first()).toBeVisible();
  const before = await paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join());
  await others.first().click();
  await expect
    .poll(() => paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join()))
    .not.toBe(before);
  await expect(sendButton(page)).toHaveText(/^Pay \$\d+/);
  await sendButton(page).click();
  await expect(turnLine(page)).not.toContainText("is yours: pay");
});

test("Fleet's cards are one tab stop; arrows go from card to card", async ({ page }) => {
  await openAgainstBots(page, "fleet", 2);
  await play(page, { asked: /^Put a licence up/, look: blind });
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
    await play(page, { most: 12 });
    await expectFitting(page);
  });
});
