import type { Page } from "@playwright/test";
import { PHONE } from "./rooms";
import { expect, expectAccessible, openPuddle, openTab, takeFirst, test, turnLine } from "./server";

const square = (page: Page, name: string) => page.locator(`[data-is="square:${name}"]`);
const rings = (page: Page) => page.locator(".frame > i");
const log = (page: Page) => page.getByRole("log");

/** Place a ship on a1 and return the line that tells it. */
async function placeShip(page: Page) {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="a1"]').click();
  await page.getByRole("button", { name: /^Place ship on a1/ }).click();
  await openTab(page, "Log");
  const line = log(page).locator("li").filter({ hasText: "You place a ship on a1." });
  await expect(line).toHaveCount(1);
  return line;
}

test("a thing in the log lights up on the board, by pointer and by keyboard", async ({ page }) => {
  const line = await placeShip(page);
  const mark = line.locator('[data-thing="square:a1"]');
  const before = await page.locator("main").boundingBox();
  await mark.hover();
  await expect(square(page, "a1")).toHaveClass(/pointed/);
  await expect(page.locator("rect.pointed")).toHaveCount(1);
  expect(await page.locator("main").boundingBox()).toEqual(before);
  await page.mouse.move(1, 1);
  await expect(page.locator(".pointed")).toHaveCount(0);
  await line.focus();
  await expect(square(page, "a1")).toHaveClass(/pointed/);
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(mark).toBeFocused();
  await expect(log(page).locator('[tabindex="0"]')).toHaveCount(1);
});

test("a thing on the board marks the lines that speak of it", async ({ page }) => {
  const line = await placeShip(page);
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await square(page, "a1").hover({ force: true });
  await expect(line).toHaveClass(/spoken/);
  await expect(log(page).locator(".spoken")).toHaveCount(1);
  await page.mouse.move(1, 1);
  await expect(log(page).locator(".spoken")).toHaveCount(0);
  await page.locator('[data-id="a1"]').focus();
  await expect(line).toHaveClass(/spoken/);
});

test("the side's name in the log lights up its ships and its seat", async ({ page }) => {
  await placeShip(page);
  const seat = log(page).locator('[data-thing="seat:1"]').first();
  await expect(seat).toHaveText("Deckhand");
  await seat.hover();
  await expect(page.locator('header .pointed[data-is="seat:1"]')).toHaveCount(1);
  await expect(page.locator('svg .pointed[data-is^="seat:1 square:"]')).toHaveCount(1);
  const place = page.locator('header [data-is="seat:1"]');
  const [ring, cell] = [await rings(page).boundingBox(), await place.boundingBox()];
  expect(Math.abs((ring?.x ?? 0) - (cell?.x ?? 9))).toBeLessThan(1);
  expect(Math.abs((ring?.y ?? 0) - (cell?.y ?? 9))).toBeLessThan(1);
  await page.mouse.move(1, 1);
  await expect(rings(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a tap lights up the thing", async ({ page }) => {
    await openPuddle(page, "bot");
    await page.locator('[data-id="a1"]').tap();
    await page.getByRole("button", { name: /^Place ship on/ }).click();
    await openTab(page, "Log");
    const mark = log(page).locator('[data-thing^="square:"]').first();
    await mark.tap();
    await expect(page.locator("svg rect.pointed")).toHaveCount(1);
  });
});

test("the language is chosen in the settings, and the log speaks it", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/new?game=fishery");
  await expect(page.getByText("Schwarz")).toBeVisible();
});

test("what is said stands between the moves, and new lines leave a reader where they are", async ({
  browser,
  server,
}) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: server.url })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages are missing");
  await host.setViewportSize({ width: 1280, height: 720 });
  await openPuddle(host, "open");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await openTab(host, "Log");
  await openTab(guest, "Log");
  const say = async (page: Page, text: string) => {
    await page.getByLabel("Say something").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(host).locator(".said").filter({ hasText: text })).toHaveCount(1);
  };
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await takeFirst(host);
  await expect(turnLine(guest)).toHaveText(/^Your turn/);
  await say(guest, "Good morning");
  await takeFirst(guest);
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  const kinds = (page: Page) =>
    log(page)
      .locator("li")
      .evaluateAll((rows) => rows.map((row) => (row.classList.contains("said") ? "said" : "told")));
  await expect.poll(() => kinds(host)).toEqual(["told", "said", "told"]);
  await guest.reload();
  await openTab(guest, "Log");
  await expect.poll(() => kinds(guest)).toEqual(["told", "said", "told"]);

  const body = host.locator("[role=tabpanel]");
  const place = () => body.evaluate((one) => one.scrollTop);
  const long = "The herring are late this year. ".repeat(6).trim();
  for (const number of [1, 2, 3, 4, 5, 6]) await say(host, `${number} ${long}`);
  expect(await place()).toBeGreaterThan(0);
  const mark = host.getByRole("button", { name: "New lines" });
  await expect(mark).toHaveCount(0);
  await body.evaluate((one) => (one.scrollTop = 0));
  await say(guest, "Anybody there?");
  await expect(mark).toBeVisible();
  await expect(mark).toBeInViewport();
  expect(await place()).toBe(0);
  await expectAccessible(host);
  await mark.click();
  await expect(mark).toHaveCount(0);
  expect(await place()).toBeGreaterThan(0);
  await say(guest, "Now I see you");
  await expect(log(host).locator(".said").last()).toBeInViewport();
});
