import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { folder, siteFiles } from "./site/files";

const server = process.env.SHOAL_SERVER ?? "http://127.0.0.1:8700";

// With `--mode site` the pages have the engine inside them and can lie under any path of a plain file server.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  return {
    base: site ? "./" : "/",
    plugins: [svelte(), ...(site ? [siteFiles()] : [])],
    define: { __SITE__: site, __PYODIDE__: JSON.stringify(folder) },
    resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
    build: {
      outDir: site ? "../src/shoal/page/static" : "../src/shoal/server/static",
      emptyOutDir: true,
      target: "es2022",
    },
    worker: { format: "es" },
    // The texts of rooms lie beside the engine.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
    test: { include: ["src/**/*.test.ts"], setupFiles: ["src/texts/forTests.ts"] },
  };
});
