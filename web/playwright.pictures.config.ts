import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, { testDir: "scripts", testMatch: "pictures.ts", workers: 1, retries: 0 });
