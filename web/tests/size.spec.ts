import type { Page } from "@playwright/test";
import { expect, freePort, test, TestServer } from "./server";

/** Bytes of the lobby on the wire, as the browser counts them: headers, fonts and answers of the server included. */
const MOST = 120_000;
const LANGUAGES = ["en", "de", "ja"];

interface Transfer {
  name: string;
  bytes: number;
  whole: number;
}

function transfers(page: Page): Promise<Transfer[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({ name: entry.name, bytes: entry.transferSize, whole: entry.decodedBodySize })),
  );
}

/** A server with no tables of other tests in its lobby. */
let server: TestServer;
test.beforeAll(async () => {
  server = new TestServer(await freePort());
  await server.start();
});
test.afterAll(async () => {
  await server.stop();
  server.clear();
});

for (const locale of LANGUAGES) {
  test(`a first visit of the lobby in ${locale} transfers less than 120 kB`, async ({ browser }) => {
    const context = await browser.newContext({ locale, baseURL: server.url });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator(".games li svg").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const found = await transfers(page);
    const sum = found.reduce((all, one) => all + one.bytes, 0);
    const largest = [...found].sort((one, other) => other.bytes - one.bytes).slice(0, 8);
    expect(sum, JSON.stringify(largest, null, 1)).toBeLessThan(MOST);
    expect(found.filter((one) => one.name.endsWith(".woff2")).length, "small fonts").toBe(2);
    for (const one of found.filter(({ name, whole }) => /\.(js|css)$/.test(name) && whole >= 1000))
      expect(one.bytes, `${one.name} is compressed`).toBeLessThan(one.whole);
    const others = LANGUAGES.filter((one) => one !== locale).map((one) => new RegExp(`/assets/${one}-`));
    expect(found.filter(({ name }) => others.some((other) => other.test(name)))).toEqual([]);
    await context.close();
  });
}

test("a letter that the small fonts lack is fetched with its whole font", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const before = (await transfers(page)).length;
  await page.evaluate(() => document.querySelector("h1")?.append("é"));
  await expect
    .poll(async () => (await transfers(page)).slice(before).map((one) => one.name))
    .toEqual([expect.stringContaining("fraunces-latin-wght-normal")]);
});
