/** What pages say afterwards: after a rematch, after a sign-out, of a name that nobody has, of a rule that is a ruling. */
import { expect, openPuddle, test, turnLine } from "./server";

const HEADERS = { "X-Shoal": "1" };

test("after a rematch has begun the old table can still be read", async ({ browser, server }) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url, locale: "en" })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  await openPuddle(host, "open");
  const old = host.url();
  await guest.goto(old);
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Resign: sure?" }).click();
  await host.getByRole("button", { name: "Rematch" }).click();
  await guest.getByRole("button", { name: "Play", exact: true }).click();
  await host.waitForURL((url) => url.href !== old);
  await host.goto(old);
  await expect(turnLine(host)).toHaveText(/^Game over/);
  await host.waitForTimeout(3000);
  expect(host.url()).toBe(old);
});

test("nothing waits for whom has signed out", async ({ page }) => {
  await page.request.post("/api/players/guest", { headers: HEADERS, data: {} });
  const account = { name: "Brief Visitor", password: "nine fathoms deep" };
  await page.request.post("/api/players/register", { headers: HEADERS, data: account });
  const chairs = [{ kind: "me" }, { kind: "bot", level: "deckhand" }];
  await page.request.post("/api/tables", { headers: HEADERS, data: { game: "fishery", chairs } });
  await page.goto("/account");
  await expect(page.locator("header .call")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("/");
  await expect(page.locator("header .call")).toHaveCount(0);
  await expect(page).toHaveTitle("Shoal");
});

test("a name that nobody has is only a name that nobody has", async ({ page }) => {
  await page.goto("/players/Nobody");
  await expect(page.getByRole("heading", { name: "There is no player with that name." })).toBeVisible();
  await expect(page.getByText("Code")).toHaveCount(0);
  await expect(page.getByText("Your games and moves are safe")).toHaveCount(0);
});

test("the search in the rules counts rulings", async ({ page }) => {
  await page.goto("/rules/fishery");
  await page.getByLabel("Search the rules").fill("is a tie");
  await expect(page.locator(".search [role=status]")).toHaveText("1 rule");
});
