import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, { testDir: "scripts", testMatch: "figures.ts", workers: 1, retries: 0 });
