import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, test, turnLine } from "./server";

const GAMES = ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"];
interface Stored {
  choices: { steps: string[]; share: number }[];
}
const stored = (game: string): Stored[] =>
  readFileSync(join(import.meta.dirname, `../../src/shoal/puzzles/data/${game}.jsonl`), "utf-8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Stored);

test("a puzzle is tried, tried again and solved, and this device remembers it", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  await expectAccessible(page);
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await page.getByRole("link", { name: /^Puzzle 1\b/ }).click();
  await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/);
  const [answer, other] = stored("fishery")[0]?.choices ?? [];
  await page.locator(`[data-id="${other?.steps[0]}"]`).click();
  await page.getByRole("button", { name: /^Check: / }).click();
  await expect(turnLine(page)).toHaveText(/ leaves .*There is better$/);
  await expect(page.getByText("★")).toHaveCount(0);
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

for (const game of GAMES) {
  test(`the answer of a puzzle of ${game} is shown with shares and reasons`, async ({ page }) => {
    await page.goto("/puzzles");
    const links = page.locator(`a[href^="/puzzles/${game}/"]`);
    await links.last().click();
    await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/);
    await expect(page.getByText("told afterwards")).toBeVisible();
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(turnLine(page)).toHaveText(/^The answer: /);
    await expect(page.getByText("Every choice was searched by itself")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Every choice was searched by itself")).toHaveCount(0);
  });
}

test("a puzzle that does not exist has no page", async ({ page }) => {
  await page.goto("/puzzles/fishery/none");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".stage")).toHaveCount(0);
});
