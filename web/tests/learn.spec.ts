import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan, Words } from "../src/lessons/lesson";
import { expect, expectAccessible, test, turnLine } from "./server";

const GAMES = ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"];
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/lessons/content/${name}.json`), "utf-8"));
const wordsOf = (game: string) => read(`${game}.en`) as Words;

for (const game of GAMES) {
  test(`the lesson of ${game} leads through its invited moves to a first game`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    const { steps } = read(game) as Plan;
    const words = wordsOf(game);
    for (const [at, { id, marks = [] }] of steps.entries()) {
      await expect(turnLine(page)).toHaveText(words[`${id}.say`] ?? "");
      for (const mark of marks)
        await expect(page.locator(`[data-is~="${mark}"].pointed:visible`).first()).toBeVisible();
      if (at === 1) await expectAccessible(page);
      await page
        .getByRole("button", { name: words[`${id}.move1`] ?? "" })
        .and(page.locator(".choice"))
        .first()
        .click();
      await page.locator(".actions .primary:not(:disabled)").click();
      await expect(turnLine(page)).toHaveText(words[`${id}.done`] ?? "");
      if (at === 1) await expectAccessible(page);
      if (at < steps.length - 1) await page.getByRole("button", { name: "Next step" }).click();
    }
    await page.getByRole("button", { name: "Play your first game" }).click();
    await page.waitForURL(/\/t\//);
    await expect(turnLine(page)).toBeVisible();
  });
}

test("any other legal move is accepted, explained, and can be taken back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Fishery in a few steps" }).click();
  await page.locator('[data-id="e5"]').click();
  await page.getByRole("button", { name: "Place ship on e5" }).click();
  await expect(turnLine(page)).toHaveText(wordsOf("fishery")["ships.other"] ?? "");
  await expect(page.locator(".turn .sub")).toContainText("e5");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(turnLine(page)).toHaveText("Place your first ship");
});
