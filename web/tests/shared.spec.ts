import type { Page } from "@playwright/test";
import { expectFitting, PHONE } from "./rooms";
import { expect, expectAccessible, openTab, takeFirst, test, turnLine } from "./server";

const cover = (page: Page) => page.getByRole("heading", { name: /^Pass the device to/ });

/** Open a table for the reader and Ann, who sits beside them. */
async function openWithAnn(page: Page, game: string, press: string[] = []): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await page.getByLabel("Seat 2").selectOption("beside");
  await page.getByLabel("Name at seat 2").fill("Ann");
  for (const name of press) await page.getByRole("button", { name }).click();
  await expect(page.getByLabel("Rated")).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
}

/** Every frame that the page has got, as text. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

const readers = (frames: string[]) =>
  frames.flatMap((text) => {
    const message = JSON.parse(text) as { type: string; you?: number | null };
    return message.type === "welcome" ? [message.you] : [];
  });

/** Take the device, and return whose hand is shown. */
async function takeDevice(page: Page): Promise<string> {
  const name = ((await cover(page).textContent()) ?? "").replace("Pass the device to ", "");
  await page.getByRole("button", { name: `I am ${name}: show the table` }).click();
  await expect(turnLine(page)).toBeVisible();
  return name;
}

test("two people with hidden hands pass the device on, and the page asks for a hand only when it is taken", async ({
  page,
  browser,
  server,
}) => {
  const frames = listen(page);
  await openWithAnn(page, "fleet");
  await expect(cover(page)).toBeVisible();
  expect(readers(frames)).toEqual([null]);
  await expect(page.locator(".turn")).toHaveCount(0);
  await expectAccessible(page);
  const first = await takeDevice(page);
  expect(readers(frames).filter((you) => you !== null)).toHaveLength(1);
  await page
    .getByRole("button", { name: /^(Open at|Pass|Decline)/ })
    .first()
    .click();
  const confirm = page.locator("button.send:enabled"); // gone as soon as the table is covered
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 2000 });
    await expect(cover(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await cover(page).textContent()).not.toContain(first);
  const spy = await (await browser.newContext({ baseURL: server.url })).newPage();
  await spy.goto(page.url());
  await expect(spy.locator(".turn .sub")).toHaveText("You are watching");
  expect(await takeDevice(page)).not.toBe(first);
});

test("where nothing is hidden the page goes from one to the other by itself, to the end and a rematch", async ({
  page,
}) => {
  const frames = listen(page);
  await openWithAnn(page, "fishery", ["puddle"]);
  for (let turn = 0; turn < 4; turn++) {
    await expect(turnLine(page)).toHaveText(/^Your turn/);
    await takeFirst(page);
  }
  await expect(cover(page)).toHaveCount(0);
  expect(new Set(readers(frames))).toEqual(new Set([null, 0, 1]));
  await page.reload();
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await openTab(page, "Log");
  await expect(page.getByLabel("Say something")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign: sure?" }).click();
  await expect(turnLine(page)).toHaveText(/^Game over/);
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect(turnLine(page)).toHaveText(/^Your turn/);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the cover fits, and the device can be taken", async ({ page }) => {
    await openWithAnn(page, "fleet");
    await expect(cover(page)).toBeVisible();
    await expectFitting(page);
    await takeDevice(page);
  });
});
