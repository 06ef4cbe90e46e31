import { expect, expectAccessible, openPuddle, playOn, test, turnLine } from "./server";

test("a finished game is replayed and judged, other moves are tried, and its dice are checked", async ({
  page,
}) => {
  await openPuddle(page, "bot");
  await playOn(page);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(turnLine(page)).toHaveText(/^Ply (\d+) of \1: /);
  const last = await turnLine(page).textContent();
  await expect(page.getByText("Nothing was left to chance in this game.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("[");
  await expect(turnLine(page)).not.toHaveText(last ?? "");
  await page.keyboard.press("]");
  await expect(turnLine(page)).toHaveText(last ?? "");
  await page.getByRole("button", { name: "First position" }).click();
  await expect(turnLine(page)).toHaveText(/^Ply 0 of/);

  await page.locator('[data-id="b2"]').click();
  await page.getByRole("button", { name: "Place ship on b2" }).click();
  await expect(turnLine(page)).toHaveText(/^Tried from ply 0: .*b2/);
  await page.locator('[data-id][aria-disabled="false"]').first().click();
  await page.getByRole("button", { name: /^Place ship on/ }).click();
  await expect(page.getByRole("button", { name: /^0: / })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the game played" }).click();
  await expect(turnLine(page)).toHaveText(/^Ply 0 of/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^0: / })).toHaveCount(1);

  await page.getByRole("button", { name: "Judge this game" }).click();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeVisible({ timeout: 100_000 });
  await expect(page.locator(".share").first()).toHaveText(/\d+%/);
  await page.getByRole("slider", { name: "Ply" }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(turnLine(page)).toHaveText(/^Ply 1 of/);
  await expect(page.getByRole("button", { name: /^Try / }).first()).toBeVisible();
  await page.getByRole("button", { name: "All revealed" }).click();
  await expect(page.getByRole("button", { name: "All revealed" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
});

test("a game that is not over has no review", async ({ page }) => {
  await openPuddle(page, "bot");
  await page.goto(page.url().replace("/t/", "/review/"));
  await expect(page.getByRole("alert")).toContainText("Only a finished game");
});
