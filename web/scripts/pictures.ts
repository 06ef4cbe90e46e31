/**
 * The pictures of README and docs, from real pages, light and dark: `npm run pictures` writes docs/pictures.
 * Bots play the games of the five tables by a fixed number of iterations, so that they stay the same games.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { expect, openTab, python, takeFirst, test, turnLine } from "../tests/server";
import { blind, play } from "../tests/player";
import { openAgainstBots } from "../tests/rooms";
import { openTable, test as siteTest, visitOnce } from "../tests/site";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "docs/pictures");
const SCHEMES = ["light", "dark"] as const;
const DESKTOP = { width: 1280, height: 720 };
/** The tables of the first picture, two above and three below; `at` is the position in the file of the game. */
const TABLES = [
  { file: "fleet-4", at: 20 },
  { file: "fishery-2", at: 4 },
  { file: "fishery_boom-3", at: 12 },
  { file: "pisces-4", at: 21 },
  { file: "fresh_fish-4", at: 17 },
];
const GAP = 16;
const WIDTH = 1680;
/** The same picture for the first page of the documentation, which must be light. */
const SMALL_WIDTH = 840;

test.use({ viewport: DESKTOP });
test.setTimeout(600_000);

interface Tile {
  png: Buffer;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lay the tiles on a sheet and return it as a small picture. */
async function compose(browser: Browser, width: number, height: number, tiles: Tile[]): Promise<Buffer> {
  const page = await browser.newPage();
  const sources = tiles.map(({ png, ...place }) => ({
    ...place,
    url: `data:image/png;base64,${png.toString("base64")}`,
  }));
  const url = await page.evaluate(
    async ({ width, height, sources }) => {
      const sheet = Object.assign(document.createElement("canvas"), { width, height });
      const pen = sheet.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.imageSmoothingQuality = "high";
      for (const tile of sources) {
        const image = new Image();
        image.src = tile.url;
        await image.decode();
        pen.save();
        pen.beginPath();
        pen.roundRect(tile.x, tile.y, tile.width, tile.height, 10);
        pen.clip();
        pen.drawImage(image, tile.x, tile.y, tile.width, tile.height);
        pen.restore();
        pen.strokeStyle = "#8a8f9a66";
        pen.stroke();
      }
      return sheet.toDataURL("image/webp", 0.82);
    },
    { width, height, sources },
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

function keep(name: string, picture: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), picture);
  process.stdout.write(`${name}: ${(picture.length / 1000).toFixed(0)} kB\n`);
}

/** The page as it is now, light and dark, `width` pixels wide. */
async function shoot(browser: Browser, page: Page, name: string, width: number): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  const height = Math.round((width * size.height) / size.width);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const png = await page.screenshot();
    keep(
      `${name}-${colorScheme}.webp`,
      await compose(browser, width, height, [{ png, x: 0, y: 0, width, height }]),
    );
  }
}

/** The place of tile `n`: two above and three below, all of the shape of a window. */
function place(n: number): Omit<Tile, "png"> {
  const tile = (count: number, at: number, y: number) => {
    const width = (WIDTH - GAP * (count - 1)) / count;
    return { x: at * (width + GAP), y, width, height: (width * DESKTOP.height) / DESKTOP.width };
  };
  return n < 2 ? tile(2, n, 0) : tile(3, n - 2, tile(2, 0, 0).height + GAP);
}

/** Return the address of the development pages, and how to end them. */
async function developmentPages(server: string): Promise<{ url: string; pages: ViteDevServer }> {
  process.env.SHOAL_SERVER = server;
  const pages = await createServer({
    root: join(ROOT, "web"),
    server: { host: "127.0.0.1", port: 0 },
    logLevel: "error",
  });
  await pages.listen();
  return { url: pages.resolvedUrls?.local[0] ?? "", pages };
}

test("five tables", async ({ page, server, browser }) => {
  const files = TABLES.map((table) => table.file);
  execFileSync(python, [join(ROOT, "scripts/dev_positions.py"), "--bot", "mate@60i", ...files], {
    stdio: "inherit",
  });
  const { url, pages } = await developmentPages(server.url);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const tiles: Tile[] = [];
    for (const [n, { file, at }] of TABLES.entries()) {
      await page.goto(`${url}dev/${file}?at=${at}`);
      await expect(turnLine(page)).toBeVisible({ timeout: 60_000 });
      await expect(page.locator("[data-replay]")).toHaveText("Replay");
      tiles.push({ ...place(n), png: await page.screenshot() });
    }
    const last = place(TABLES.length - 1);
    for (const [name, width] of [
      ["tables", WIDTH],
      ["front", SMALL_WIDTH],
    ] as const) {
      const scale = width / WIDTH;
      const height = Math.round((last.y + last.height) * scale);
      const scaled = tiles.map(({ png, ...at }) => ({
        png,
        x: at.x * scale,
        y: at.y * scale,
        width: at.width * scale,
        height: at.height * scale,
      }));
      keep(`${name}-${colorScheme}.webp`, await compose(browser, width, height, scaled));
    }
  }
  await pages.close();
});

test("a refusal with its rule", async ({ page, browser }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  for (let turns = 0; turns < 22; turns++) {
    await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
    await takeFirst(page);
  }
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await page.locator('[aria-label*="refused"]').first().click({ force: true });
  await page.locator("#words").getByRole("button", { name: /^FI-/ }).click();
  await shoot(browser, page, "refusal", 1000);
});

test("a judged game", async ({ page, browser }) => {
  await openAgainstBots(page, "fishery", 2, { press: ["pond"] });
  await play(page, { look: blind });
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Judge this game" }).click();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeAttached({ timeout: 600_000 });
  for (let turning = 0; turning < 3; turning++) await page.keyboard.press("n");
  await shoot(browser, page, "review", 1000);
});

test("the dice of a finished game", async ({ page, browser }) => {
  await openAgainstBots(page, "fishery_boom", 2);
  await play(page, { look: blind });
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await openTab(page, "Dice");
  await expect(page.getByText("verified", { exact: true })).toBeVisible({ timeout: 60_000 });
  await shoot(browser, page, "dice", 1000);
});

test("a report of the lab", async ({ page, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "shoal-pictures-"));
  const [experiment, results] = [join(folder, "fleet.toml"), join(folder, "results")];
  writeFileSync(
    experiment,
    'seed = 1\ngames = 300\n[[case]]\ngame = "fleet"\nseats = 3\nbots = ["greedy"]\n',
  );
  const program = "import sys; from shoal.cli import main; main(sys.argv[1:])";
  execFileSync(python, ["-c", program, "lab", "run", experiment, "--out", results, "--jobs", "2"], {
    stdio: "ignore",
  });
  execFileSync(python, ["-c", program, "lab", "report", results]);
  await page.goto(`file://${results}/report.html`);
  await shoot(browser, page, "report", 1000);
});

siteTest("a phone with its network off", async ({ browser, site }) => {
  siteTest.setTimeout(300_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await visitOnce(page, site);
  await openTable(page, site, "fresh_fish");
  await expect(page.locator(".turn.asked")).toBeVisible({ timeout: 90_000 });
  await shoot(browser, page, "offline", 390);
  await context.close();
});
