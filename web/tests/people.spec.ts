import {
  actsMade,
  expect,
  expectAccessible,
  openPuddle,
  openTab,
  playOn,
  takeFirst,
  test,
  turnLine,
} from "./server";

test("two people by link, with a spectator, to the final score", async ({ browser, server }) => {
  const [host, guest, spectator] = await Promise.all(
    [0, 1, 2].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  );
  if (!host || !guest || !spectator) throw new Error("three pages are missing");
  await openPuddle(host, "open");
  await expect(host.getByText("Send this link to a friend")).toBeVisible();
  await expect(host.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await expectAccessible(host);
  await guest.goto(host.url());
  await expect(guest.getByText("You are invited to this table")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await spectator.goto(host.url());
  await expect(spectator.locator(".turn .sub")).toHaveText("You are watching");
  await openTab(host, "Log");
  await openTab(guest, "Log");
  await host.getByLabel("Say something").fill("Good luck!");
  await host.getByRole("button", { name: "Send" }).click();
  await expect(guest.locator(".said")).toContainText("Good luck!");
  await Promise.all([playOn(host), playOn(guest)]);
  await expect(spectator.locator(".turn .say")).toHaveText(/^Game over/);
  await expectAccessible(spectator);
  const scores = await host.locator(".points").allTextContents();
  expect(await spectator.locator(".points").allTextContents()).toEqual(scores);
});

test("the host turns somebody away, then closes the table, and everybody is told", async ({
  browser,
  server,
}) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  await host.goto("/");
  const table = await host.evaluate(async () => {
    const headers = { "Content-Type": "application/json", "X-Shoal": "1" };
    await fetch("/api/players/guest", { method: "POST", headers, body: "{}" });
    const wish = JSON.stringify({ game: "pisces", seats: 3 });
    return (await (await fetch("/api/tables", { method: "POST", headers, body: wish })).json()) as {
      id: string;
    };
  });
  await host.goto(`/t/${table.id}`);
  await guest.goto(`/t/${table.id}`);
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(guest.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Close the table" })).toHaveCount(0);
  await expectAccessible(host);
  await host.getByRole("button", { name: /^Turn .* away$/ }).click();
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(guest.getByRole("alert")).toContainText("The host has turned you away from this table.");
  await host.getByRole("button", { name: "Close the table" }).click();
  await expect(guest.getByText("The host has closed this table.")).toBeVisible();
  await expectAccessible(guest);
});

test("other players must agree to an undo", async ({ browser, server }) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  await openPuddle(host, "open");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await takeFirst(host);
  await expect(turnLine(guest)).toHaveText(/^Your turn/);
  await takeFirst(guest);
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await host.getByRole("button", { name: "Ask to undo" }).click();
  await expect(turnLine(guest)).toHaveText(/asks to take a move back/);
  await guest.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => actsMade(host)).toBe(0);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(guest)).toHaveText("Game over: you win");
});

test("after a restart of the server in the middle of a turn the turn goes on", async ({ page, server }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await takeFirst(page);
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await page.locator('[data-id][aria-disabled="false"]').first().focus();
  await page.keyboard.press("Enter");
  await server.stop();
  await expect(turnLine(page)).toHaveText(/^Reconnecting/);
  await expectAccessible(page);
  await server.start();
  await expect(turnLine(page)).toHaveText(/^Your turn/, { timeout: 60_000 });
  await expect(page.locator(".choicecell")).toBeVisible();
  await page.getByRole("button", { name: /Place ship on/ }).click();
  await playOn(page);
});
