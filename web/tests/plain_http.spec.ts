/** A household server: pages over http under a name of the home network, where browsers keep some of their parts back. */
import type { Browser, Page } from "@playwright/test";
import { QUICK_BROWSER } from "./chromium";
import { actsMade, expect, openPuddle, openTab, takeFirst, test, turnLine, type TestServer } from "./server";

const HOST = "shoal.test";
const args = [...QUICK_BROWSER.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
test.use({ launchOptions: { ...QUICK_BROWSER, args } });

async function person(browser: Browser, server: TestServer): Promise<Page> {
  const baseURL = server.url.replace("127.0.0.1", HOST);
  const page = await (await browser.newContext({ baseURL, locale: "en" })).newPage();
  await page.goto("/settings");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
}

test("two people move, look ahead, talk and resign", async ({ browser, server }) => {
  const [host, guest] = [await person(browser, server), await person(browser, server)];
  await openPuddle(host, "open");
  await host.getByRole("button", { name: "Copy", exact: true }).last().click();
  await expect(host.getByRole("button", { name: "Copied" })).toBeVisible();
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await takeFirst(host);
  expect(await actsMade(host)).toBe(1);
  await openTab(host, "Log");
  await host.getByLabel("Say something").fill("Good luck!");
  await host.getByRole("button", { name: "Send" }).click();
  await openTab(guest, "Log");
  await expect(guest.locator(".said")).toContainText("Good luck!");
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(guest)).toHaveText("Game over: you win");
  await guest.getByRole("button", { name: "Share" }).click();
  await expect(guest.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("what the browser keeps back is said", async ({ browser, server }) => {
  const page = await person(browser, server);
  await openPuddle(page, "bot");
  await page.goto("/settings");
  await expect(page.getByLabel("On this device")).toBeDisabled();
  await expect(page.getByText("browsers allow it only where the address begins with https")).toBeVisible();
  for (const path of ["/signin", "/account"]) {
    await page.goto(path);
    await expect(page.getByText("Passkeys need an address that begins with https.")).toBeVisible();
  }
});
