import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, {
  testDir: "scripts",
  testMatch: "trace.ts",
  workers: 1,
  retries: 0,
  timeout: 600_000,
});
