import { execFileSync } from "node:child_process";
import { join } from "node:path";
import {
  actsMade,
  expect,
  expectAccessible,
  openPuddle,
  openTab,
  playOn,
  python,
  takeFirst,
  test,
  type TestServer,
  turnLine,
} from "./server";

/** Gives accounts ratings, and places on a leaderboard, in the database of a server that runs. */
function fillLeaderboard(server: TestServer, game: string, names: string[]): void {
  const env = { ...process.env, SHOAL_DATA: server.data };
  execFileSync(python, [join(import.meta.dirname, "leaders.py"), game, ...names], { env });
}

test("two people by link, with a spectator, to the final score", async ({ browser, server }) => {
  const [host, guest, spectator] = await Promise.all(
    [0, 1, 2].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  );
  if (!host || !guest || !spectator) throw new Error("three pages are missing");
  await openPuddle(host, "open");
  await expect(host.getByText("Send this to a friend")).toBeVisible();
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

test("a public game is on both profiles; a leaderboard is read page by page and a name is found", async ({
  browser,
  server,
}) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url, locale: "en" })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  const headers = { "X-Shoal": "1" };
  const named = async (page: typeof host, name: string) => {
    await page.request.post("/api/players/guest", { headers, data: {} });
    const account = { name, password: "nine fathoms deep" };
    expect((await page.request.post("/api/players/register", { headers, data: account })).ok()).toBe(true);
  };
  await named(host, "Quiet Heron");
  await named(guest, "Early Dolphin");
  const wish = { game: "fishery", preset: "puddle", seats: 2, door: "public" };
  const table = (await (await host.request.post("/api/tables", { headers, data: wish })).json()) as {
    id: string;
  };
  await guest.goto("/");
  const open = guest.locator("main li").filter({ hasText: "Quiet Heron" });
  await open.getByRole("button", { name: "Join", exact: true }).click();
  await guest.waitForURL(`**/t/${table.id}`);
  await host.goto("/");
  await host.getByRole("link", { name: "1 game waits for you. Go to the next" }).click();
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(guest)).toHaveText("Game over: you win");

  await host.goto("/players/Early%20Dolphin");
  const results = host.getByRole("row", { name: /^Fishery/ });
  await expect(results).toHaveText(/Fishery\s*2\s*1\s*1\s*100%\s*50%\s*\+50/);
  await expect(host.getByRole("heading", { name: "You and Early Dolphin 1 game" })).toBeVisible();
  await expectAccessible(host);

  const words =
    "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor";
  const sailors = words.split(" ").map((word) => `Sailor ${word}`);
  fillLeaderboard(server, "fishery", [...sailors, "Quiet Heron"]);
  await host.goto("/players");
  await expect(host.getByRole("row", { name: /^1 Sailor Alfa 1800/ })).toBeVisible();
  await expect(host.getByRole("row", { name: /^23 Quiet Heron you 1580/ })).toBeVisible();
  await expect(host.getByRole("row", { name: /Sailor Victor/ })).toHaveCount(0);
  await host.getByRole("button", { name: "More" }).click();
  await expect(host.getByRole("row", { name: /^22 Sailor Victor 1590/ })).toBeVisible();
  await expectAccessible(host);
  await host.getByLabel("Name").fill("early");
  await host.getByRole("link", { name: "Early Dolphin" }).click();
  await expect(host.getByRole("heading", { name: "Early Dolphin", exact: true })).toBeVisible();
});
