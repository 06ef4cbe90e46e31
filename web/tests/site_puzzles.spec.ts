import { turnLine } from "./server";
import { expect, test, visitOnce } from "./site";
import { stored } from "./stored";

/** The time that Python may need to start in a page on a busy machine. */
const PATIENTLY = { timeout: 90_000 };

test("a puzzle is solved with the network off", { tag: "@offline" }, async ({ page, site }) => {
  test.setTimeout(300_000);
  await visitOnce(page, site);
  await page.goto(`${site.url}#/puzzles`);
  await page.getByRole("button", { name: "Fishery", exact: true }).click(PATIENTLY);
  await expect(page.getByText("Your rating at puzzles"), "nobody is rated here").toHaveCount(0);
  await page.getByRole("link", { name: /^Puzzle 1\b/ }).click();
  await expect(turnLine(page)).toHaveText(/ to play: one choice is clearly best$/, PATIENTLY);
  const [answer, other] = stored("fishery")[0]?.choices ?? [];
  await page.locator(`[data-id="${other?.steps[0]}"]`).click();
  await page.getByRole("button", { name: /^Check: / }).click();
  await expect(turnLine(page)).toHaveText(/ is number \d+ of \d+\. There is better$/);
  await expect(page.getByText("★")).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(turnLine(page)).toHaveText("A hint for the answer");
  await page.locator(`[data-id="${answer?.steps[0]}"]`).click();
  await page.getByRole("button", { name: /^Check: / }).click();
  await expect(turnLine(page)).toHaveText(/^Yes: /);
  await expect(page.getByText("★")).toBeVisible();
  await expect(page.getByText(/^It is proven: |^Every choice was searched/)).toBeVisible();
  await page.goto(`${site.url}#/puzzles`);
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
});
