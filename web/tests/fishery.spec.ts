import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PHONE, sendButton } from "./rooms";
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

test("from the lobby to the first move: two clicks, a key, three seconds", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Play Fishery now" })).toBeVisible();
  const began = Date.now();
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="e4"]').click();
  await page.keyboard.press("Enter");
  await expect(page.locator('svg [data-is="seat:0 square:e4"]')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(Number(process.env.FIRST_MOVE_MS ?? 3000));
  await expectAccessible(page);
});

test("a game against a bot from the lobby to the final score, with undo, reload, record and rematch", async ({
  page,
}) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await takeFirst(page);
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await expect.poll(() => actsMade(page)).toBe(2);
  await page.keyboard.press("u");
  await expect.poll(() => actsMade(page)).toBe(0);
  await playOn(page);
  await expectAccessible(page);
  await expect(page.locator(".stage").getByText("Final score")).toBeVisible();
  await expect(
    page
      .locator("aside")
      .getByText(/^largest fishery \d/)
      .first(),
  ).toBeVisible();
  await openTab(page, "Scores");
  await expect(page.getByRole("cell", { name: "Fish", exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  const record = JSON.parse(readFileSync(await (await download).path(), "utf-8")) as { entries: unknown[] };
  expect(record.entries.length).toBeGreaterThan(4);
  const old = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(turnLine(page)).toHaveText(/^(Your turn|Deckhand|deckhand)/);
  expect(page.url()).not.toBe(old);
});

test("a whole game by keyboard alone", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  const board = page.getByRole("group", { name: /Fishery board/ });
  for (let tabs = 0; tabs < 30 && (await board.locator(":focus").count()) === 0; tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator(".choicecell")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sendButton(page)).toHaveText("Place a ship");
  for (let turn = 0; turn < 40; turn++) {
    await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
    const line = (await turnLine(page).textContent()) ?? "";
    if (line.startsWith("Game over")) break;
    await keyMove(page);
  }
  await expect(turnLine(page)).toHaveText(/^Game over/);
});

/** Press arrow keys until a legal target has the focus, and choose it; pass if there is none. */
async function keyMove(page: Page): Promise<void> {
  const before = await actsMade(page);
  const isLegal = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") === "false");
  if ((await page.locator('[data-id][aria-disabled="false"]').count()) === 0) {
    await page.keyboard.press("p");
    await page.keyboard.press("Enter");
  } else {
    await page.locator('[data-id][tabindex="0"]').focus();
    const ways = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
    for (let step = 0; step < 60 && !(await isLegal()); step++) {
      await page.keyboard.press(ways[Math.floor(step / 2) % 4] ?? "ArrowRight");
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => actsMade(page)).toBeGreaterThan(before);
}

test("a refused square says why, and its rule opens beside the board", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="b2"]').click();
  await page.locator('[data-id="b2"]').click();
  await expect.poll(() => actsMade(page)).toBe(2);
  await page.mouse.move(1, 1);
  await page.locator('[data-id="b2"]').click({ force: true });
  const words = page.locator("#words");
  await expect(words).toContainText("There is a ship on b2 already.");
  await expect(page.locator(".stage").getByText("There is a ship on b2 already.")).toBeVisible();
  await expectAccessible(page);
  await words.getByRole("button", { name: "FI-S2" }).click();
  await expect(page.locator(".rule.hit")).toContainText("any square that has no ship yet");
});

test("the tab Rules opens at the rule of the phase", async ({ page }) => {
  await placeShips(page);
  await openTab(page, "Rules");
  await expect(page.locator(".rule.hit")).toContainText("A move casts one net");
});

/** The second ship of the bot comes before the first net: then all four ships stand. */
async function placeShips(page: Page): Promise<void> {
  await openPuddle(page, "bot");
  for (let acts = 2; acts <= 4; acts += 2) {
    await expect(turnLine(page)).toHaveText("Your turn: place a ship");
    await takeFirst(page);
    await expect.poll(() => actsMade(page)).toBe(acts);
  }
  await expect(turnLine(page)).toHaveText("Your turn: cast a net, or pass");
}

test("the action bar, the stage and What now say what a net leads to", async ({ page }) => {
  await placeShips(page);
  await expect(sendButton(page)).toHaveText("Cast a net");
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#words")).toHaveText("Choose a net space between two squares, or pass.");
  const target = page.locator('[data-id*="/"][aria-disabled="false"]').first();
  const net = await target.getAttribute("data-id");
  await target.click();
  await expect(sendButton(page)).toHaveText(`Cast net ${net}Enter`);
  await expect(page.locator("#words")).toContainText(`Net ${net} chosen. It closes`);
  await expect(page.getByRole("heading", { name: `Chosen: net ${net}` })).toBeVisible();
  await expect(page.locator(".ahead.some .bar")).toBeVisible();
});

test("the rival's act is marked on the board until the next one, and can be seen again", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await takeFirst(page);
  await expect.poll(() => actsMade(page)).toBe(2);
  await expect(page.locator(".stage .ring")).toHaveCount(1);
  const chip = page.locator("[data-entries]");
  await expect(chip).toHaveText(/^ship /);
  const square = ((await chip.textContent()) ?? "").trim().replace("ship ", "");
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.locator(`.stage [data-is="seat:1 square:${square}"]`)).toHaveClass(/pointed/);
  await expect(page.locator(".stage .pointed")).toHaveCount(0);
});

test("an entry of the key says more, and leads to its rule", async ({ page }) => {
  await placeShips(page);
  await page.getByRole("button", { name: "tied water" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("equally many ships");
  await page.getByRole("tooltip").getByRole("button").click();
  await expect(page.locator(".rule.hit")).toContainText("nobody scores");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a whole game, with the result over the board", async ({ page }) => {
    await openPuddle(page, "bot");
    await playOn(page);
    await expect(page.locator(".stage").getByText("Final score")).toBeVisible();
    await openTab(page, "Result");
    await expect(page.getByText(/^largest fishery \d/).first()).toBeVisible();
    await expectAccessible(page);
  });
});
