import type { Page } from "@playwright/test";
import { expect, test } from "./site";

const PATIENTLY = { timeout: 90_000 };
/** From entering the address to the first decision, on a machine that does little else. */
const SOON = 8000;
const ATTEMPTS = 3;
const status = (page: Page) => page.getByText(/^The engine is coming: \d+%/);

test.setTimeout(400_000);
test.use({ locale: "en" });

test("while the engine comes, the new table is shown already and says how far it is", async ({
  page,
  site,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/python.memory", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url);
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(page).toHaveURL(/#\/t\/\w+$/);
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  await expect(page.getByText("Connecting")).toBeVisible();
  await expect(page.locator(".turn.asked")).toHaveCount(0);
  release();
  await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
  await expect(status(page)).toHaveCount(0);
});

test("a page that is loaded again while the engine comes keeps its new table", async ({ page, site }) => {
  let hold = true;
  await page.route("**/python.memory", (route) => (hold ? undefined : route.continue()));
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(page).toHaveURL(/#\/t\/\w+$/);
  hold = false;
  await page.reload();
  await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
});

test("without the stored memory of Python the engine starts from nothing", async ({ page, site }) => {
  await page.route("**/python.memory", (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
});

for (const shown of [true, false])
  test(`if the engine cannot come, the page says so and can try again, ${shown ? "with" : "without"} a board`, async ({
    page,
    site,
  }) => {
    const engine = "**/pyodide.asm.js";
    await page.route(engine, (route) => route.fulfill({ status: 404 }));
    if (!shown) await page.route("**/starts/*.json", (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    await page.getByRole("button", { name: "Play Fishery now" }).click();
    const main = page.getByRole("main");
    await expect(main.getByText("The engine in this page has failed.")).toBeVisible(PATIENTLY);
    await expect(status(page)).toHaveCount(0);
    await page.unroute(engine);
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
  });

test("a first visit is at its first decision within 8 s", async ({ browser, site }) => {
  const times: number[] = [];
  while (times.length < ATTEMPTS && !times.some((time) => time < SOON)) {
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    const began = Date.now();
    await page.goto(site.url);
    await page.getByRole("button", { name: "Play Fishery now" }).click();
    await page.locator(".turn.asked").waitFor(PATIENTLY);
    times.push(Date.now() - began);
    await context.close();
  }
  test.info().annotations.push({ type: "first decision", description: `${times.join(", ")} ms` });
  expect(Math.min(...times)).toBeLessThan(SOON);
});
