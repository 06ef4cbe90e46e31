import { expect, expectAccessible, test, turnLine } from "./server";
import { stored } from "./stored";
import type { Puzzles } from "../src/wire/httpTypes";

const GAMES = {
  fishery: "Fishery",
  fleet: "Fleet",
  fishery_boom: "Fishery Boom",
  pisces: "Pisces",
  fresh_fish: "Fresh Fish",
};

test("a puzzle is tried, tried again and solved, and this device remembers it", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  await expectAccessible(page);
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  const { daily, puzzles } = (await (await page.request.get("/api/puzzles")).json()) as Puzzles;
  const listed = puzzles.filter((one) => one.game === "fishery");
  const at = listed.findIndex((one) => one.id !== daily.id);
  await page.getByRole("link", { name: new RegExp(`^Puzzle ${at + 1}\\b`) }).click();
  await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/);
  const [answer, other] = stored("fishery")[at]?.choices ?? [];
  await page.locator(`[data-id="${other?.steps[0]}"]`).click();
  await page.getByRole("button", { name: /^Check: / }).click();
  await expect(turnLine(page)).toHaveText(/ is number \d+ of \d+\. There is better$/);
  await expect(page.getByText("★")).toHaveCount(0);
  await expect(page.getByText("Your rating at puzzles")).toBeVisible();
  const change = page.getByRole("status").filter({ hasText: "±" });
  await expect(change).toHaveText(/^\d+ ± \d+ −\d+$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(turnLine(page)).toHaveText("A hint for the answer");
  await page.locator(`[data-id="${answer?.steps[0]}"]`).click();
  await page.getByRole("button", { name: /^Check: / }).click();
  await expect(turnLine(page)).toHaveText(/^Yes: /);
  await expect(page.getByText("★")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/);
  await page.goto("/puzzles");
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
});

test("a long list shows more when asked", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  const links = page.locator('a[href^="/puzzles/fishery/"]:has-text("Puzzle ")');
  await expect(links).toHaveCount(60);
  await page.getByRole("button", { name: "Show 60 more" }).click();
  await expect(links).toHaveCount(120);
});

for (const [game, title] of Object.entries(GAMES)) {
  test(`the answer of a puzzle of ${game} is shown with ranks and reasons`, async ({ page }) => {
    await page.goto("/puzzles");
    await page.getByRole("button", { name: title, exact: true }).click();
    const links = page.locator(`a[href^="/puzzles/${game}/"]`);
    await links.last().click();
    await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/);
    await expect(page.getByText("told afterwards")).toBeVisible();
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(turnLine(page)).toHaveText(/^The answer: /);
    const ground = page.getByText(/^It is proven: |^Every choice was searched by itself/);
    await expect(ground).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(ground).toHaveCount(0);
  });
}

test("a puzzle that does not exist has no page", async ({ page }) => {
  await page.goto("/puzzles/fishery/none");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".stage")).toHaveCount(0);
});
