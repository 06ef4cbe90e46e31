/** A table that waits, as those see it who come by its link or load it again; and one that somebody only watches. */
import type { Page } from "@playwright/test";
import { expect, openPuddle, test } from "./server";

const HEADERS = { "X-Shoal": "1" };

/** Open a table that waits, as a guest of its own; return its address. */
async function waitingTable(page: Page, wish: object): Promise<string> {
  await page.request.post("/api/players/guest", { headers: HEADERS, data: {} });
  const made = await page.request.post("/api/tables", { headers: HEADERS, data: wish });
  return `/t/${((await made.json()) as { id: string }).id}`;
}

for (const [locale, lines] of [
  [
    "de",
    [
      "Wertung gegeneinander",
      "Ein Fisch kommt zurück nein",
      "Wer das nächste Jahr beginnt wer zuletzt dran war",
    ],
  ],
  ["en", ["Scoring competitive", "One fish comes back no", "Who starts the next year who was last"]],
  ["ja", ["得点 対戦", "1匹が戻る いいえ", "次の年のスタートプレイヤー 最後だった人"]],
] as const)
  test(`options are in words for who comes by link, in ${locale}`, async ({ browser, server, page }) => {
    const address = await waitingTable(page, { game: "fishery_boom", seats: 3 });
    const visitor = await (await browser.newContext({ baseURL: server.url, locale })).newPage();
    await visitor.goto(address);
    const facts = async () =>
      (await visitor.locator(".fact").allInnerTexts()).map((one) => one.replace(/\s+/g, " "));
    await expect.poll(facts).toEqual(expect.arrayContaining([...lines]));
  });

test("no limit of nets is not a limit of none, also after a reload; seats have the pieces of the game", async ({
  page,
}) => {
  await page.goto(await waitingTable(page, { game: "fishery", preset: "puddle", seats: 2 }));
  const nets = page.locator(".fact").filter({ hasText: "Nets of each player" });
  await expect(nets).toContainText("as many as needed");
  await page.reload();
  await expect(nets).toContainText("as many as needed");
  await expect(page.locator("main li").first().locator("svg .hull, svg path").first()).toBeVisible();
});

test("who watches is not told to wait for their turn, and is not counted once they sit", async ({
  browser,
  server,
}) => {
  const [host, guest, watcher] = await Promise.all(
    [0, 1, 2].map(async () => (await browser.newContext({ baseURL: server.url, locale: "en" })).newPage()),
  );
  if (!host || !guest || !watcher) throw new Error("three pages are missing");
  await openPuddle(host, "open");
  await watcher.goto(host.url());
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await expect(watcher.locator(".turn .sub")).toHaveText("You are watching");
  await expect(watcher.getByText("your turn comes by itself")).toHaveCount(0);
  await expect(watcher.locator(".now .lead")).toHaveText(/You are watching/);
});

test.describe("the form of a new table", () => {
  for (const width of [390, 1280])
    test(`no choice is cut, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/new?game=fishery&invite");
      const choices = page.locator("main li select");
      await expect(choices).toHaveCount(2);
      const cut = await choices.evaluateAll((all) =>
        all.map((one) => {
          const free = one.cloneNode(true) as HTMLElement;
          free.style.cssText = "position: absolute; width: max-content";
          document.body.append(free);
          const wanted = free.offsetWidth;
          free.remove();
          return Math.max(0, wanted - (one as HTMLElement).offsetWidth);
        }),
      );
      expect(cut).toEqual([0, 0]);
      await expect(page.locator("main li").first().locator("svg.flag")).toHaveCount(0);
      await expect(page.getByText("rows of the board")).toHaveCount(0);
    });
});
