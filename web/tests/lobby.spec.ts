import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./server";

const GAMES = ["Fishery", "Fleet", "Fishery Boom", "Pisces", "Fresh Fish"];
test.use({ locale: "en" });

test("Learn and Rules in the bar list all games and lead to each", async ({ page }) => {
  await page.goto("/");
  for (const [name, heading, link] of [
    ["Learn", "Learn a game", (game: string) => `Learn ${game} in a few steps`],
    ["Rules", "Rules", (game: string) => `Rules of ${game}`],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    for (const game of GAMES)
      await expect(page.getByRole("link", { name: link(game), exact: true })).toBeVisible();
    await expect(page.locator("main .picture").filter({ has: page.locator("svg") })).toHaveCount(
      GAMES.length,
    );
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Rules of Pisces" }).click();
  await expect(page).toHaveURL(/\/rules\/pisces$/);
  await page.goto("/learn");
  await page.getByRole("link", { name: "Learn Fleet in a few steps" }).click();
  await expect(page).toHaveURL(/\/learn\/fleet$/);
});

test("a first visit begins with Fishery and Deckhand; afterwards one press plays the last choice", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("li.first")).toContainText("Fishery");
  await expect(page.getByText("Start here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn Fishery in 3 minutes" })).toBeVisible();
  const play = page.getByRole("button", { name: "Play Fleet now against a bot" });
  await expect(play).toContainText("Deckhand · 2 seats");
  await expectAccessible(page);

  const down = page.getByRole("button", { name: "Level and seats for Fleet" });
  await down.click();
  await expect(page.getByRole("radio", { name: /^Deckhand/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(down).toBeFocused();
  await down.click();
  await expect(page.getByRole("radio", { name: /^Deckhand/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Mate/ })).toBeChecked();
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByRole("button", { name: "Play Mate · 3 seats" }).click();
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname;
  await expect(page.getByText("Mate 2").first()).toBeVisible();

  await page.goto("/");
  await expect(play).toContainText("Mate · 3 seats");
  await expect(page.getByText("Start here")).toHaveCount(0);
  const mine = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Continue/ }) });
  await expect(mine.getByRole("link", { name: /^Fleet/ })).toHaveAttribute("href", table);
  await expectAccessible(page);
});

test("on a phone a dock leads to the pages, and the level is chosen in a sheet", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto("/");
  const dock = page.getByRole("navigation", { name: "Pages, below" });
  await expect(dock.getByRole("link")).toHaveText(["Play", "Puzzles", "Learn", "Tournaments", "Players"]);
  await page.getByRole("button", { name: "Level and seats for Fishery", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Fishery against bots" });
  await expect(sheet).toBeVisible();
  const box = await sheet.boundingBox();
  expect([Math.round(box?.x ?? 1), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 844]);
  await page.keyboard.press("Escape");
  await dock.getByRole("link", { name: "Players" }).click();
  await expect(page.getByRole("heading", { name: "Players", exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

const preset = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a preset shows as selected until an option differs from it", async ({ page }) => {
  await page.goto("/new?game=fishery");
  await expect(preset(page, "Standard")).toHaveAttribute("aria-pressed", "true");
  await preset(page, "Pond").click();
  await expect(preset(page, "Pond")).toHaveAttribute("aria-pressed", "true");
  await expect(preset(page, "Standard")).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByLabel("Rows")).toHaveValue("5");
  await page.getByLabel("Rows").selectOption("6");
  for (const name of ["Standard", "Pond", "Puddle"])
    await expect(preset(page, name)).toHaveAttribute("aria-pressed", "false");
  await page.getByLabel("Rows").selectOption("5");
  await expect(preset(page, "Pond")).toHaveAttribute("aria-pressed", "true");
});

test("a player who takes White leaves Black to the bot, with its level", async ({ page }) => {
  await page.goto("/new?game=fishery");
  await page.getByLabel("Level").selectOption("skipper");
  await page.getByLabel("Seat 2").selectOption("me");
  await expect(page.getByLabel("Seat 1")).toHaveValue("bot");
  await expect(page.getByLabel("Level")).toHaveValue("skipper");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".turn.asked")).toBeVisible();
});

test("no option of any game shows a name of the engine", async ({ page }) => {
  for (const game of ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"]) {
    await page.goto(`/new?game=${game}`);
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    const words = await page
      .locator("main legend, main label, main option, .segment button")
      .allTextContents();
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter((word) => /_/.test(word))).toEqual([]);
  }
  await expect(preset(page, "in different quarters")).toBeVisible();
});

/** Relative luminance of a colour that the browser computed. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the hatching of Black's waters can be seen when it is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.locator(".black").first()).toBeVisible();
    const [line, sea, opacity] = await page.evaluate(() => {
      const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const style = (name: string) => getComputedStyle(document.querySelector(name) ?? document.body);
      const [red = 0, green = 0, blue = 0, alpha = 1] = parts(style(".hatch").stroke);
      return [[red, green, blue], parts(style(".black").fill), alpha] as const;
    });
    const drawn = line.map((part, at) => part * opacity + (sea[at] ?? 0) * (1 - opacity));
    const [low, high] = [luminance(sea), luminance(drawn)].sort((one, other) => one - other);
    expect(((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toBeGreaterThan(1.7);
  });
}
