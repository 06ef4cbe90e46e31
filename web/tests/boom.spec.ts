import { expect, expectAccessible, test, turnLine } from "./server";
import { blind, play } from "./player";
import { expectFitting, openAgainstBots, PHONE } from "./rooms";

test("ten years of Fishery Boom against a bot, up to the final score, then its dice", async ({ page }) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "fishery_boom", 2);
  await play(page);
  await expect(page.getByRole("tabpanel", { name: "Result" })).toContainText("plates filled");
  await page.getByRole("tab", { name: "Scores" }).click();
  await expect(page.getByRole("heading", { name: "Your country" })).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(turnLine(page)).toHaveText(/^Ply (\d+) of \1: /);
  await page.getByRole("tab", { name: "Dice" }).click();
  await expect(page.getByText(/^(\d{2,}) of \1 draws computed again/)).toBeVisible();
  await expectAccessible(page);
});

test("Fishery Boom played together ends with one result for all @long", async ({ page }) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "fishery_boom", 2, { press: ["co-operative"] });
  await page.getByRole("tab", { name: "Scores" }).click();
  await expect(page.getByText("one result for all")).toBeVisible();
  await page.getByRole("tab", { name: "What now" }).click();
  await play(page, { seed: 2, look: blind });
  await expect(turnLine(page)).toHaveText(/^Game over: together/);
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the first turns of Fishery Boom, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "fishery_boom", 2);
    await play(page, { most: 16 });
    await expectFitting(page);
  });
});
