/** The keys of a table belong to whom writes or has a dialog open; elsewhere they do what the list of them says. */
import { expect, openPuddle, openTab, takeFirst, test, turnLine } from "./server";

const LETTERS = "u p [up] m? Up, undo, pass.";

test("a report is written letter by letter, and Escape closes it", async ({ browser, server }) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url, locale: "en" })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  await openPuddle(host, "open");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await takeFirst(host);
  await expect(turnLine(guest)).toHaveText(/^Your turn/);
  await takeFirst(guest);
  await openTab(host, "Log");
  await openTab(guest, "Log");
  await guest.getByLabel("Say something").fill("Hello");
  await guest.getByRole("button", { name: "Send" }).click();
  await host.getByRole("button", { name: /^About this line/ }).click();
  await host.getByRole("button", { name: "Report" }).click();
  const words = host.getByLabel("In your words");
  await words.pressSequentially(LETTERS);
  await expect(words).toHaveValue(LETTERS);
  await expect(turnLine(guest)).not.toHaveText(/asks to take a move back/);
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await host.keyboard.press("Escape");
  await expect(host.getByRole("dialog")).toHaveCount(0);
  await host.locator("body").press("u");
  await expect(turnLine(guest)).toHaveText(/asks to take a move back/);
});

test("a question mark shows the list of keys, and hides it", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await page.locator("body").press("?");
  await expect(page.getByRole("heading", { name: "Keys" })).toBeVisible();
  await page.locator("body").press("?");
  await expect(page.getByRole("heading", { name: "Keys" })).toHaveCount(0);
  await page.locator("body").press("?");
  await page.locator("body").press("Escape");
  await expect(page.getByRole("heading", { name: "Keys" })).toHaveCount(0);
});
