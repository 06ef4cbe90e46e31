import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";
import { WHOLE_BROWSER } from "./tests/chromium";

export default defineConfig(tests, {
  testDir: "scripts",
  testMatch: "trace.ts",
  workers: 1,
  retries: 0,
  timeout: 600_000,
  use: { launchOptions: WHOLE_BROWSER },
});
