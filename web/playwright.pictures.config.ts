import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";
import { WHOLE_BROWSER } from "./tests/chromium";

export default defineConfig(tests, {
  testDir: "scripts",
  testMatch: "pictures.ts",
  workers: 1,
  retries: 0,
  use: { launchOptions: WHOLE_BROWSER },
});
