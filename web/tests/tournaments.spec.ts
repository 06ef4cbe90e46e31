/** Tournaments from opening one to the last table: two people, and a look at every state. */
import { expect, expectAccessible, test, turnLine } from "./server";
import type { Browser, Page } from "@playwright/test";

async function newcomer(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" });
  return context.newPage();
}

/** Make a tournament on the smallest board of Fishery; return its address. */
async function make(page: Page, form: string, name: string): Promise<string> {
  await page.goto("/tournaments?make");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: form, exact: true }).click();
  await page.getByRole("button", { name: "Fishery", exact: true }).click();
  await page.getByRole("button", { name: "puddle" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.waitForURL(/\/tournaments\/[a-z0-9]+$/);
  return page.url();
}

test("an arena is made, entered, started, played and stopped", async ({ page, browser, baseURL }) => {
  const address = await make(page, "Arena", "Harbour Arena");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Arena");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(page.getByText("You have entered.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start now" })).toBeDisabled();

  const other = await newcomer(browser, baseURL);
  await other.goto("/tournaments");
  await other.getByRole("link", { name: "Look: Harbour Arena" }).click();
  await other.waitForURL(address);
  await other.getByRole("button", { name: "Enter", exact: true }).click();
  await expectAccessible(other);

  await page.getByRole("button", { name: "Start now" }).click();
  await expect(page.getByText("Your table is ready")).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText("Your table is ready")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(turnLine(page)).toHaveText(/^(Your turn|.* to play)/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign: sure?" }).click();
  await page.getByRole("link", { name: "To the tournament" }).click();
  await page.waitForURL(address);
  await expect(page.getByText("You are next.")).toBeVisible({ timeout: 30_000 });
  // A game that nobody has moved in brings no points.
  await expect(page.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("0");
  await page.getByRole("button", { name: "Pause me" }).click();
  await expect(page.getByText("You pause.")).toBeVisible();
  await page.getByRole("button", { name: "Stop it" }).click();
  await page.getByRole("button", { name: "Stop it: sure?" }).click();
  await expect(page.getByText("The host has stopped this tournament.")).toBeVisible();
  await expect(page.getByText("The secret is")).toBeVisible();
  await expectAccessible(page);
});

test("a league shows its rounds, its rules and the calendar", async ({ page, browser, baseURL }) => {
  const address = await make(page, "League, one evening", "Winter League");
  for (let number = 0; number < 3; number += 1) {
    const person = await newcomer(browser, baseURL);
    await person.goto(address);
    await person.getByRole("button", { name: "Enter", exact: true }).click();
    await expect(person.getByText("You have entered.")).toBeVisible();
  }
  await page.getByRole("button", { name: "Start now" }).click();
  await expect(page.getByText("Round 1", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("span", { hasText: "sits out and gets 3 points" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("columnheader", { name: "r 1" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "4.5" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Look: Winter League" })).toBeVisible();
});
