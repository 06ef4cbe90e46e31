/** People find each other: by a search, by a code, by a challenge, and again in a rematch. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, openPuddle, test, turnLine, type TestServer } from "./server";

async function twoPages(browser: Browser, server: TestServer): Promise<[Page, Page]> {
  const page = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  return [await page(), await page()];
}

/** Make a page's visitor a guest, and return their name. */
async function nameOf(page: Page): Promise<string> {
  await page.goto("/");
  return page.evaluate(async () => {
    const headers = { "Content-Type": "application/json", "X-Shoal": "1" };
    const known = (await (await fetch("/api/me")).json()) as { name: string } | null;
    if (known) return known.name;
    const made = await fetch("/api/players/guest", { method: "POST", headers, body: "{}" });
    return ((await made.json()) as { name: string }).name;
  });
}

async function look(page: Page, bot: boolean): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Find people" }).first().click();
  const panel = page.locator(".panel", { hasText: "Any of these games" });
  await panel.getByRole("button", { name: "Fishery", exact: true }).click();
  await panel.getByLabel("Play a bot while I wait").setChecked(bot);
  await panel.getByRole("button", { name: "Look for people" }).click();
}

test("two people find each other while one plays a bot, and a rematch seats both", async ({
  browser,
  server,
}) => {
  const [one, other] = await twoPages(browser, server);
  await look(one, true);
  await one.waitForURL(/\/t\//);
  const bot = one.url();
  await expect(turnLine(one)).toHaveText(/./);
  await expect(one.getByText(/^Looking for people: 0:/)).toBeVisible();
  await expectAccessible(one);
  await one.getByRole("link", { name: "Shoal" }).first().click();
  await one.getByRole("button", { name: "Find people" }).first().click();
  await expect(one.getByText("1 of 2 for Fishery")).toBeVisible();
  await expectAccessible(one);
  await one.getByRole("link", { name: "Back to the bot" }).click();
  await expect(one).toHaveURL(bot);

  await look(other, false);
  for (const page of [one, other])
    await expect(page.getByText("Fishery for two: sit down").first()).toBeVisible();
  await expect(one.getByText("Your game against the bot is put aside.")).toBeVisible();
  await expectAccessible(other);
  await one.getByRole("button", { name: "Sit down" }).click();
  await expect(one.getByText("Waiting for the others to sit down")).toBeVisible();
  await expectAccessible(one);
  await other.getByRole("button", { name: "Sit down" }).click();
  for (const page of [one, other]) await expect(turnLine(page)).toHaveText(/^(Your turn|.* to play)/);
  expect(one.url()).toBe(other.url());

  await one.getByRole("button", { name: "Menu" }).click();
  await one.getByRole("button", { name: "Resign" }).click();
  await one.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(other)).toHaveText("Game over: you win");
  await one.getByRole("button", { name: "Rematch" }).click();
  await expect(one.getByText("You asked for a rematch")).toBeVisible();
  await expect(other.getByText(/asks for a rematch$/)).toBeVisible();
  await expectAccessible(other);
  await one.getByRole("button", { name: "Take it back" }).click();
  await expect(other.getByText(/asks for a rematch$/)).toBeHidden();
  await one.getByRole("button", { name: "Rematch" }).click();
  await other.getByRole("button", { name: "Play", exact: true }).click();
  const before = one.url();
  await expect(one).not.toHaveURL(before);
  for (const page of [one, other]) await expect(turnLine(page)).toHaveText(/^(Your turn|.* to play)/);
  expect(one.url()).toBe(other.url());
});

test("a code is told, typed in small letters, and leads to the table; the host adds a bot", async ({
  browser,
  server,
}) => {
  const [host, guest] = await twoPages(browser, server);
  await openPuddle(host, "open");
  await expect(host.getByText("Send this to a friend")).toBeVisible();
  const code = (await host.locator("b.code").textContent()) ?? "";
  expect(code).toMatch(/^[A-Z]{3,8}-\d{4}$/);
  await expectAccessible(host);
  await guest.goto("/");
  await guest.getByLabel("Invitation code").fill(code.toLowerCase().replace("-", ""));
  await guest.getByRole("button", { name: "Join by code" }).click();
  await expect(guest.getByText("You are invited to this table")).toBeVisible();
  await guest.goto(`/j/${code.toLowerCase()}`);
  await expect(guest).toHaveURL(host.url());
  await guest.goto("/j/nothing-0000");
  await expect(guest.getByRole("alert")).toContainText("No table has this code now.");
  await expectAccessible(guest);
  await host.getByRole("button", { name: "Start now with a bot" }).click();
  await expect(turnLine(host)).toHaveText(/./);
  await expect(host.locator("b.code")).toHaveCount(0);
});

test("a challenge by name is answered with other terms, and accepted", async ({ browser, server }) => {
  const [by, to] = await twoPages(browser, server);
  const names = [await nameOf(by), await nameOf(to)];
  await Promise.all([by.reload(), to.reload()]);
  await by.goto("/players");
  await by.getByRole("searchbox", { name: "Name" }).fill(names[1] ?? "");
  await by.getByRole("button", { name: `Challenge ${names[1]}` }).click();
  await expectAccessible(by);
  await by.getByRole("button", { name: "Send the challenge" }).click();
  await expect(by.getByRole("button", { name: "Send the challenge" })).toBeHidden();
  await by.goto("/");
  await to.reload();
  await expect(to.getByText(`${names[0]} challenges you to Fishery`)).toBeVisible();
  await expect(by.getByText(`You challenge ${names[1]} to Fishery`)).toBeVisible();
  await to.getByRole("button", { name: "Other terms" }).click();
  await expectAccessible(to);
  await to.getByRole("combobox", { name: "Game" }).selectOption("fleet");
  await to.getByRole("button", { name: "Send the challenge" }).click();
  await expect(to.getByText(`You challenge ${names[0]} to Fleet`)).toBeVisible();
  await expect(by.getByText(`${names[1]} challenges you to Fleet`)).toBeVisible({ timeout: 25_000 });
  await expect(by.getByText(`You challenge ${names[1]}`)).toBeHidden();
  await by.getByRole("button", { name: "Accept" }).click();
  await by.waitForURL(/\/t\//);
  await to.getByRole("button", { name: "Sit down" }).click();
  await expect(to).toHaveURL(by.url());
});
