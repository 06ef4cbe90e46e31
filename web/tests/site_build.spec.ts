/** The site runs the compiled engine, and from its sources where that cannot be had. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./site";

const PATIENTLY = { timeout: 90_000 };
const COMPILED = "The engine in this page runs compiled.";
const INTERPRETED = /^The engine in this page runs from source/;

test.setTimeout(300_000);
test.use({ locale: "en" });

async function playTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
  await page.goto(`${url}#/settings`);
}

test("the engine in the page is the compiled one, and the page says so", async ({ page, site }) => {
  await playTo(page, site.url);
  await expect(page.getByText(COMPILED)).toBeVisible();
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  "taken away": (route) => route.fulfill({ status: 404 }),
  damaged: (route) => route.fulfill({ body: "no library" }),
  "cut off": async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ body: whole.subarray(0, whole.length / 2) });
  },
};

for (const [failure, fail] of Object.entries(failures)) {
  test(`if the compiled engine is ${failure}, the page runs from source`, async ({ page, site }) => {
    await page.route("**/engine-*.wasm", fail);
    await playTo(page, site.url);
    await expect(page.getByText(INTERPRETED)).toBeVisible();
  });
}

test("a second engine helps with a hint", async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await expect(page.locator(".turn.asked")).toBeVisible(PATIENTLY);
  const engines = () => page.workers().filter((worker) => worker.url().includes(".worker-")).length;
  const before = engines();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("heading", { name: /^Hint: / })).toBeVisible(PATIENTLY);
  await expect.poll(engines).toBe(before + 1);
});
