/** It is your turn: what the tab says, the question after the first move, notifications, settings, links in e-mails. */
import type { BrowserContext, Page } from "@playwright/test";
import { WHOLE_BROWSER } from "./chromium";
import { expect, expectAccessible, openPuddle, takeFirst, test, turnLine, type TestServer } from "./server";

test.use({ launchOptions: WHOLE_BROWSER });

const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((one) => [one.title, one.tag]);
  });

async function person(context: BrowserContext): Promise<Page> {
  await context.grantPermissions(["notifications"]);
  return context.newPage();
}

/** Let the browser get a push, as its push service would deliver it. */
async function deliver(page: Page, server: TestServer, told: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await found;
  const data = JSON.stringify(told);
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
}

test("the tab counts what waits, the question comes once, and pushes of one table replace each other", async ({
  browser,
  server,
}) => {
  const host = await person(await browser.newContext({ baseURL: server.url }));
  const guest = await person(await browser.newContext({ baseURL: server.url }));
  await openPuddle(host, "open");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(host).toHaveTitle(/^\(1\) Your turn.* · Fishery$/);
  expect(await icon(host)).toBe("/mark-1.svg");
  expect((await host.request.get("/mark-1.svg")).headers()["content-type"]).toContain("svg");
  await expect(guest).toHaveTitle("Fishery · Shoal");
  expect(await icon(guest)).toBe("/mark.svg");
  await expect(host.getByRole("button", { name: "Tell me here" })).toBeHidden();
  while ((await turnLine(host).textContent())?.startsWith("Your turn")) await takeFirst(host);
  await expect(guest).toHaveTitle(/^\(1\) Your turn/);
  await expect(host).toHaveTitle("Fishery · Shoal");
  await expect(host.locator(".turn .sub")).toHaveText(/^Shall we tell you/);
  await expectAccessible(host);
  await host.getByRole("button", { name: "Tell me here" }).click();
  await expect(host.locator(".turn .sub")).toBeHidden();
  const table = new URL(host.url()).pathname.slice(3);
  const told = { table, title: "Fishery: it is your turn", body: "with", play: "Play", later: "In an hour" };
  await deliver(host, server, { ...told, turn: 4, language: "en" });
  await host.waitForTimeout(500);
  expect(await shown(host), "the table is before their eyes").toEqual([]);
  await host.goto("/settings");
  await expect(host.getByLabel("On this device")).toBeChecked();
  for (const turn of [4, 4, 6]) await deliver(host, server, { ...told, turn, language: "en" });
  await expect.poll(() => shown(host)).toEqual([["Fishery: it is your turn", `turn-${table}`]]);
});

test("wishes are kept, and say what the server cannot do", async ({ page }) => {
  await openPuddle(page, "bot");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Tell me of my turn" })).toBeVisible();
  await expect(page.getByText("this server sends no e-mail")).toBeVisible();
  await expect(page.getByLabel("By e-mail")).toBeDisabled();
  await page.context().grantPermissions(["notifications"]);
  await page.reload();
  await page.getByLabel("On this device").check();
  await page.getByRole("combobox", { name: "from" }).selectOption("23");
  await page.getByRole("button", { name: "When a quarter of the time is left" }).click();
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "from" })).toHaveValue("23");
  await expect(page.getByRole("button", { name: "When a quarter of the time is left" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
});

test("a forged link in an e-mail ends nothing and says so", async ({ page }) => {
  await page.goto("/letters/stop/forged");
  await expect(page.getByRole("alert")).toHaveText(/^This link is not one of ours/);
  await expectAccessible(page);
});
