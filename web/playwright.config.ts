import { defineConfig } from "@playwright/test";
import { QUICK_BROWSER } from "./tests/chromium";

export default defineConfig({
  testDir: "tests",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  retries: 2, // deals are random, and some lead to positions that a test does not want
  outputDir: "test-results",
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: QUICK_BROWSER,
  },
});
