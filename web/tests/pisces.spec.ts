import { expect, test } from "./server";
import { blind, play } from "./player";
import { expectFitting, openAgainstBots, PHONE } from "./rooms";

test("six rounds of Pisces against a bot, up to the final score", async ({ page }) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "pisces", 2);
  const kinds = await play(page);
  for (const phase of ["Choose", "Place", "Buy"]) expect(kinds.join(), phase).toContain(phase);
  await expect(page.getByRole("heading", { name: "Score" })).toBeVisible();
});

test("Pisces with six boards against five bots", async ({ page }) => {
  test.setTimeout(300_000);
  await openAgainstBots(page, "pisces", 6);
  await play(page, { seed: 6, look: blind });
  await expect(page.locator(".seats li")).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Score" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the first turns of Pisces, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "pisces", 2);
    await play(page, { most: 16 });
    await expectFitting(page);
  });
});
