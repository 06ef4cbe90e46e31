import { expect, expectAccessible, openPuddle, playOn, test, turnLine } from "./server";

const PAGES = ["/", "/new", "/rules/fishery", "/rules/pisces", "/settings", "/nowhere"];

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });
    test(`every page is accessible, ${theme}`, async ({ page }) => {
      for (const address of PAGES) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
      }
    });
  });
}

test("a refusal's rule is found on the rules page", async ({ page }) => {
  await page.goto("/rules/fishery#FI-N3");
  await expect(page.locator(".rule.hit")).toContainText("at least one ship");
  await page.getByLabel("Search the rules").fill("blue net");
  await expect(page.locator(".rule").first()).toContainText(/blue net/i);
});

test.describe("rules in German", () => {
  test.use({ locale: "de" });
  test("headings and summaries are German, the rules are English", async ({ page }) => {
    await page.goto("/rules/fleet");
    const auction = page.locator("#auction");
    await expect(auction.getByRole("heading")).toHaveText("Versteigerung");
    await expect(auction.getByText("das höchste Gebot kauft")).toBeVisible();
    await expect(auction.locator('[lang="en"]').first()).toContainText("The first player in turn order");
    await page.getByRole("link", { name: "Kapitäne anheuern" }).click();
    await expect(page.locator("#hiring-captains")).toBeInViewport();
  });
});

test("a profile shows the games of a player", async ({ page }) => {
  await openPuddle(page, "bot");
  await playOn(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Review this game of Fishery" })).toHaveCount(1);
  await expectAccessible(page);
});

test("settings are kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a script that is injected into a page does not run", async ({ context }) => {
  const page = await context.newPage(); // the usual one would fail for the violation that is wanted here
  const refused = page.waitForEvent("console", (message) =>
    message.text().includes("Content Security Policy"),
  );
  await page.goto("/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.slipped = 1'>");
  });
  expect((await refused).text()).toContain("inline event handler");
  expect(await page.evaluate(() => "slipped" in window)).toBe(false);
});

test("a table does not reconnect after its player signed out", async ({ page }) => {
  let sockets = 0;
  page.on("websocket", () => sockets++);
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await page.request.post("/api/players/logout-everywhere", { headers: { "X-Shoal": "1" } });
  await expect(turnLine(page)).toHaveText("You were signed out.");
  const before = sockets;
  await page.waitForTimeout(2500);
  expect(sockets).toBe(before);
});

test.describe("a phone, at night", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" });
  test("a finger chooses the nearest space and can nudge the choice", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play Fishery now" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Play Fishery now" }).tap();
    await expect(turnLine(page)).toHaveText("Your turn: place a ship");
    const square = page.locator('[data-id="c3"]');
    await square.tap();
    const nudge = page.getByRole("region", { name: "Nudge" });
    await expect(nudge).toBeVisible();
    await expectAccessible(page);
    await nudge.getByRole("button", { name: "Nudge right" }).tap();
    await page.getByRole("button", { name: "Place ship on d3" }).tap();
    await expect(turnLine(page)).toHaveText("Your turn: place a ship");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
