import { readFileSync } from "node:fs";
import { expect, expectAccessible, openPuddle, playOn, takeFirst, test, turnLine } from "./server";

test("from the lobby to the first move: two clicks, a key, three seconds", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Play Fishery now" })).toBeVisible();
  const began = Date.now();
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="e4"]').click();
  await page.keyboard.press("Enter");
  await expect(page.locator(".list")).toContainText("ship e4");
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
  const moves = page.locator(".list li span:not(.number)");
  await expect(moves).toHaveCount(2);
  await page.keyboard.press("u");
  await expect(moves).toHaveCount(0);
  await playOn(page);
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "Fisheries" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
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
  await expect(page.getByRole("button", { name: /Place ship on/ })).toHaveCount(0);
  for (let turn = 0; turn < 40; turn++) {
    await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
    const line = (await turnLine(page).textContent()) ?? "";
    if (line.startsWith("Game over")) break;
    await keyMove(page);
  }
  await expect(turnLine(page)).toHaveText(/^Game over/);
});

/** Press arrow keys until a legal target has the focus, and choose it; pass if there is none. */
async function keyMove(page: import("@playwright/test").Page): Promise<void> {
  const before = await page.locator(".list li span:not(.number)").count();
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
  await expect.poll(() => page.locator(".list li span:not(.number)").count()).toBeGreaterThan(before);
}

test("a refused square says why, with its rule", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="b2"]').click();
  await page.locator('[data-id="b2"]').click();
  await expect(page.locator(".list")).toContainText("ship b2");
  await expect(turnLine(page)).toHaveText("Your turn: place a ship");
  await page.locator('[data-id="b2"]').hover();
  await expect(page.locator(".tip")).toContainText("There is a ship on b2 already.");
  await expectAccessible(page);
  await expect(page.locator(".tip a")).toHaveAttribute("href", "/rules/fishery#FI-S2");
});
