import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { expectStill, watchFrame } from "./frame";
import { blind, play } from "./player";
import { expectFitting, openAgainstBots, PHONE } from "./rooms";

/** The final boards stay, with the result beside them. */
async function expectResult(page: Page): Promise<void> {
  await expect(page.locator(".turn.over")).toBeVisible();
  await expect(page.locator(".stage .bay").first()).toBeVisible();
  await expect(page.locator(".stage").getByText("Left in the sea")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Result" })).toBeVisible();
}

test("six rounds of Pisces against a bot, up to the final score", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 650 });
  await watchFrame(page);
  await openAgainstBots(page, "pisces", 2);
  const kinds = await play(page);
  await expectStill(page);
  for (const phase of ["Choose", "Place", "Buy"]) expect(kinds.join(), phase).toContain(phase);
  await expectResult(page);
});

test("Pisces with six boards against five bots @long", async ({ page }) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "pisces", 6);
  await play(page, { seed: 6, look: blind });
  await expect(page.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(6);
  await expectResult(page);
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the first turns of Pisces, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "pisces", 2);
    await play(page, { most: 16 });
    await expectFitting(page);
  });
});

test("dice lie in the head of the bay where they count, and boards are chosen from the boards themselves", async ({
  page,
}) => {
  await openAgainstBots(page, "pisces", 2);
  await expect(page.locator(".opening .bay")).toHaveCount(6);
  await expect(page.locator(".opening .bay").first()).toContainText("first try");
  await play(page, { look: blind, asked: /Buy|cannot pay|Bid/ });
  await expect(page.locator(".stage .lying").first()).toBeVisible();
});
