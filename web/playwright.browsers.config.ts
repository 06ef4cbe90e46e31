import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, {
  testDir: "tests/browsers",
  testMatch: ["games.ts", "site.ts"],
  outputDir: "test-results/browsers",
  timeout: 600_000,
  workers: 1,
  retries: 0,
});
