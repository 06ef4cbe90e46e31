import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { folder, siteFiles } from "./site/files";
import { packed } from "./site/pack";
import { pictures } from "./site/pictures";
import { summaries } from "./site/summaries";

const init = readFileSync(new URL("../src/shoal/__init__.py", import.meta.url), "utf-8");
const version = /^__version__ = "(.+)"$/m.exec(init)?.[1] ?? "";
const server = process.env.SHOAL_SERVER ?? "http://127.0.0.1:8700";

// With `--mode site` the pages have the engine inside them and can lie under any path of a plain file server.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  const outDir = fileURLToPath(new URL(`../src/shoal/${site ? "page" : "server"}/static`, import.meta.url));
  return {
    base: site ? "./" : "/",
    plugins: [svelte(), summaries(), pictures(), site ? siteFiles() : packed(outDir)],
    define: { __SITE__: site, __VERSION__: JSON.stringify(version), __PYODIDE__: JSON.stringify(folder) },
    resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      // What most pages share is one file: many small ones cost a request each and compress worse.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 5 }] } } },
    },
    worker: { format: "es" },
    // The texts of rooms lie beside the engine.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
    test: { include: ["src/**/*.test.ts"], setupFiles: ["src/texts/forTests.ts"] },
  };
});
