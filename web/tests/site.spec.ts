import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { actsMade, expectAccessible, openTab, playOn, python, takeFirst, turnLine } from "./server";
import { expect, longestTask, openTable, test, visitOnce, watchLongTasks } from "./site";

/** The time that Python may need to start in a page on a busy machine. */
const PATIENTLY = { timeout: 90_000 };
const PAGES = ["", "#/rules/fleet#FL-A1", "#/learn/pisces", "#/settings", "#/players/me", "#/nowhere"];
const record = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../tests/games/fleet/records", `${name}.json`), "utf-8");
/** The lines of the log. */
const lines = (page: Page) => page.locator("[data-entry]");
const passed = (page: Page) => page.getByRole("heading", { name: /^Pass the device to/ });

const legal = (page: Page) => page.locator('[data-id][aria-disabled="false"]');

test.setTimeout(400_000);

/** Save the table's record and check it outside the page. */
async function expectVerified(page: Page, button: string): Promise<void> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await (await saving).path();
  const told = execFileSync(python, ["-c", `from shoal.cli import main; main(["verify", "${file}"])`]);
  expect(String(told)).toContain("replays exactly");
}

test("with the network off: a game is left and continued, with a hint, a record and a review", async ({
  page,
  site,
}) => {
  await watchLongTasks(page);
  await visitOnce(page, site);
  await openTable(page, site, "fishery", ["Puddle"]);
  await expect(turnLine(page)).toHaveText("Your turn: place a ship", PATIENTLY);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("heading", { name: /^Hint: / })).toBeVisible();
  await takeFirst(page);
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await openTab(page, "Log");
  const made = await lines(page).allTextContents();
  expect(made).toHaveLength(2);
  await page.reload();
  await expect(turnLine(page)).toHaveText(/^Your turn/, PATIENTLY);
  await openTab(page, "Log");
  expect(await lines(page).allTextContents()).toEqual(made);
  await playOn(page);
  await expectVerified(page, "Record");
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Judge this game" }).click();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeAttached({ timeout: 200_000 });
  await expectAccessible(page);
  test.info().annotations.push({ type: "longest task", description: `${await longestTask(page)} ms` });
});

test("two windows at one table: the first move counts, the other window is told, the record is valid", async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await openTable(page, site, "fishery", ["Puddle"]);
  await expect(turnLine(page)).toHaveText(/^Your turn/, PATIENTLY);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(turnLine(other)).toHaveText(/^Your turn/, PATIENTLY);
  const windows = [page, other];
  for (const [at, one] of windows.entries()) {
    await legal(one).nth(at).focus();
    await one.keyboard.press("Enter");
    await expect(one.getByRole("button", { name: /^Place ship on/ })).toBeEnabled();
  }
  await Promise.all(
    windows.map((one) => one.evaluate(() => document.querySelector<HTMLElement>("button.send")?.click())),
  );
  for (const one of windows) {
    await expect.poll(() => actsMade(one)).toBe(2);
    await expect(turnLine(one)).toHaveText(/^Your turn/);
    await openTab(one, "Log");
  }
  expect(await lines(page).allTextContents()).toEqual(await lines(other).allTextContents());
  await takeFirst(other);
  await expect(lines(page)).toHaveCount(4);
  expect(await lines(page).allTextContents()).toEqual(await lines(other).allTextContents());
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Resign" }).click();
  await other.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(page)).toHaveText(/^Game over/);
  await expectVerified(page, "Record");
});

test("every page opens with the network off; records from elsewhere are checked; a device is passed on", async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  for (const address of PAGES) {
    await page.goto(site.url + address);
    await page.reload();
    await expect(page.locator("h1").first()).toBeVisible(PATIENTLY);
    await expectAccessible(page);
  }
  await page.goto(site.url);
  await page.getByRole("link", { name: "Rules of Fleet" }).click();
  await expect(page.getByLabel("Search the rules")).toBeVisible();
  await expect(page.getByText("Five phases, each finished by all before the next begins.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play Fleet now" })).toBeVisible();

  await page.goto(`${site.url}#/players/me`);
  await openRecord(page, record("both").replace(/-1, "[^"]*"/, '-1, "pass"'));
  await expect(page.getByRole("alert")).toContainText("entry", PATIENTLY);
  await openRecord(page, record("both"));
  await expect(page).toHaveURL(/#\/review\//);
  await expect(page.getByRole("button", { name: "Judge this game" })).toBeVisible();

  await page.goto(`${site.url}#/new?game=fleet&invite`);
  await page.getByLabel("Name at seat 2").fill("Marit");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(passed(page)).toBeVisible(PATIENTLY);
  await expectAccessible(page);
  const first = (await passed(page).textContent()) ?? "";
  await page.getByRole("button", { name: /show the table$/ }).click();
  await expect(page.locator(".turn.asked")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: first })).toBeVisible(PATIENTLY);
  await expect(page.locator("[data-rove]")).toHaveCount(0);
  await page.getByRole("button", { name: /show the table$/ }).click();
  await page.locator('[data-rove]:not([aria-disabled="true"])').first().click();
  await page.locator("button.send:not([aria-disabled])").click();
  await expect(passed(page)).toBeVisible();
  await expect(passed(page)).not.toHaveText(first);
  await expect(page.locator("[data-rove]")).toHaveCount(0);
});

async function openRecord(page: Page, text: string): Promise<void> {
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("A record as a file").setInputFiles(file);
}

test("a new version waits for a click and then replaces every file of the old one", async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await page.context().setOffline(false);
  const restore = newVersion(site.folder);
  await page.reload();
  await expect(page.getByText("A new version is ready.")).toBeVisible(PATIENTLY);
  await expect(page.getByText("New Fishery", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("New Fishery", { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("New Fishery", { exact: true })).toBeVisible();
  restore();
});

/** Replace the visited site by another version, with another title on a game's card. */
function newVersion(folder: string): () => void {
  const names = ["games.json", "service.js"].map((name) => join(folder, name)) as [string, string];
  const [games, worker] = names.map((name) => readFileSync(name, "utf-8")) as [string, string];
  writeFileSync(names[0], games.replace(/"title": ?"Fishery"/, '"title": "New Fishery"'));
  writeFileSync(names[1], worker.replace(/"games.json", "\w+"/, '"games.json", "new"'));
  return () => {
    writeFileSync(names[0], games);
    writeFileSync(names[1], worker);
  };
}
