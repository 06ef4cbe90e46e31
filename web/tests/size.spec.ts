import { gzipSync } from "node:zlib";
import { expect, test } from "./server";

const MOST = 120 * 1024;

test("the first load is at most 120 kB of script, gzipped", async ({ page }) => {
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) sizes.push(gzipSync(await response.body()).length);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(MOST);
});
