import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SHOAL_SERVER ?? "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: { outDir: "../src/shoal/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
