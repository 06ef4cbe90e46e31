import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPuddle, openTab, playOn, test, turnLine } from "./server";

/** The requests to the server to judge a game. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.method() === "POST" && one.url().endsWith("/review")) asked.push(one.url());
  });
  return asked;
}

test("a finished game is replayed and judged in the page, other moves are tried, and its dice are checked", async ({
  page,
}) => {
  const asked = requests(page);
  await openPuddle(page, "bot");
  await playOn(page);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(turnLine(page)).toHaveText(/^Ply (\d+) of \1: /);
  const last = await turnLine(page).textContent();
  await openTab(page, "Dice");
  await expect(page.getByText("Nothing was left to chance in this game.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("[");
  await expect(turnLine(page)).not.toHaveText(last ?? "");
  await page.keyboard.press("]");
  await expect(turnLine(page)).toHaveText(last ?? "");
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(turnLine(page)).toHaveText(/^Ply 0 of/);

  await page.locator('[data-id="b2"]').click();
  await page.getByRole("button", { name: "Place ship on b2" }).click();
  await expect(turnLine(page)).toHaveText(/^Tried from ply 0: .*b2/);
  await page.locator('[data-id][aria-disabled="false"]').first().click();
  await page.getByRole("button", { name: /^Place ship on/ }).click();
  await openTab(page, "Lines");
  await expect(page.getByRole("button", { name: /^0: / })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the game played" }).click();
  await expect(turnLine(page)).toHaveText(/^Ply 0 of/);
  await page.reload();
  await openTab(page, "Lines");
  await expect(page.getByRole("button", { name: /^0: / })).toHaveCount(1);

  await openTab(page, "Moves");
  await page.getByRole("button", { name: "Judge this game" }).click();
  const whole = page.getByRole("heading", { name: "Luck and skill" });
  await expect(whole).toBeVisible({ timeout: 100_000 });
  await page.reload();
  await openTab(page, "Moves");
  await expect(whole).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator(".share").first()).toHaveText(/\d+%/);
  await page.getByRole("slider", { name: "Ply" }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(turnLine(page)).toHaveText(/^Ply 1 of/);
  await expect(page.getByRole("button", { name: /^Try / }).first()).toBeVisible();
  await page.getByRole("button", { name: "All revealed" }).click();
  await expect(page.getByRole("button", { name: "All revealed" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
});

test("the end tells the turning point, and a tried line is shown among the better ones; no engine comes to the page", async ({
  page,
}) => {
  const asked = requests(page);
  await page.route("**/engine/**", (route) => route.abort());
  await openPuddle(page, "bot");
  await playOn(page);
  const panel = page.getByRole("region", { name: "Turning point" });
  const place = await panel.boundingBox();
  await panel.getByRole("button", { name: "Find it" }).click();
  const look = panel.getByRole("button", { name: "Look there" });
  const none = panel.getByText("no ply changed much");
  await expect(look.or(none)).toBeVisible({ timeout: 100_000 });
  expect(asked).toHaveLength(1);
  expect(await panel.boundingBox()).toEqual(place);
  await expectAccessible(page);
  if (await look.isVisible()) {
    await look.click();
    await expect(turnLine(page)).toHaveText(/^Looking back: move \d+ of \d+/);
  }
  await page.goto(page.url().replace("/t/", "/review/"));
  await page.getByRole("slider", { name: "Ply" }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const other = page.locator("button[aria-label^='Try ']:enabled").first();
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(turnLine(page)).toHaveText(/^Tried from ply 0/);
  const tried = page.locator("li.tried");
  await expect(tried).toContainText(name.replace("★", "").trim());
  await expect(tried).toContainText(/\d+%/);
});

test("the server judges a game if the reader wants that", async ({ page }) => {
  const asked = requests(page);
  await openPuddle(page, "bot");
  await playOn(page);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await openTab(page, "Moves");
  await page.getByRole("button", { name: "Let the server do it" }).click();
  await expect.poll(() => asked.length).toBe(1);
});

test("a game that is not over has no review", async ({ page }) => {
  await openPuddle(page, "bot");
  await page.goto(page.url().replace("/t/", "/review/"));
  await expect(page.getByRole("alert")).toContainText("Only a finished game");
});

test.describe("dice in German", () => {
  test.use({ locale: "de" });
  test("what was drawn is told in the reader's language", async ({ page }) => {
    await page.goto("/new?game=fishery_boom");
    await page.locator("main .btn.primary").click();
    await page.waitForURL(/\/t\//);
    await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.onopen = () => socket.send(JSON.stringify({ type: "resign", key: "enough" }));
          socket.onmessage = resolve;
        }),
      page.url().replace("http", "ws").replace("/t/", "/api/tables/") + "/play",
    );
    await page.goto(page.url().replace("/t/", "/review/"));
    await expect(turnLine(page)).toHaveText(/^Zug \d+ von/);
    await page.getByRole("button", { name: "Zum Anfang" }).click();
    await page.keyboard.press("]");
    await openTab(page, "Würfel");
    await expect(page.getByText(/^Die Ziehung dieses Zugs: .* zuletzt Meeresfrüchte gegessen/)).toBeVisible();
  });
});

test("a link to a position opens there, and its postcard is a picture of that position", async ({
  page,
  request,
}) => {
  await openPuddle(page, "bot");
  await playOn(page);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await expect(turnLine(page)).toHaveText(/^Ply 2 of/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.title = text;
      return Promise.resolve();
    };
  });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.title();
  expect(link).toMatch(/\/review\/\w+\?turn=2$/);
  await page.goto(link);
  await expect(turnLine(page)).toHaveText(/^Ply 2 of/);
  const head = await (await request.get(link)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? "";
  expect(picture).toMatch(/\/postcard\.png\?turn=2$/);
  const answer = await request.get(picture);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
});
