import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { folder, siteFiles } from "./site/files";
import { packed } from "./site/compress";
import { pictures } from "./site/pictures";
import { summaries } from "./site/summaries";
import { turnFiles } from "./site/notificationServiceWorker";

const init = readFileSync(new URL("../src/shoal/__init__.py", import.meta.url), "utf-8");
const version = /^__version__ = "(.+)"$/m.exec(init)?.[1] ?? "";
const server = process.env.SHOAL_SERVER ?? "http://127.0.0.1:8700";

/** Everything but the parts and texts of the pages of accounts, and the texts that tables alone need. */
const OTHERS = /^(?!.*\/((pages|strings)\/account|strings\/presence)\/)/;
/** Parts that the lobby needs at once and other pages too. */
const SMALL =
  /\/(pages\/(About|ErrorPage|Picture|preload)|browserEngine\/LoadProgress|notifications\/tabBadge|lessons\/lesson)\.(svelte|ts)$/;

// With `--mode site` the pages have the engine inside them and can lie under any path of a plain file server.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  const outDir = fileURLToPath(
    new URL(`../src/shoal/${site ? "browser_engine" : "server"}/static`, import.meta.url),
  );
  return {
    base: site ? "./" : "/",
    plugins: [svelte(), summaries(), pictures(), ...(site ? [siteFiles()] : [turnFiles(), packed(outDir)])],
    define: { __SITE__: site, __VERSION__: JSON.stringify(version), __PYODIDE__: JSON.stringify(folder) },
    resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content security policy forbids data: addresses
      target: "es2022",
      // What most pages share is one file: many small ones cost a request each and compress worse. The pages of accounts
      // are many, and share things that no other page needs. The small parts of the first page are one file too.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "shared", minShareCount: 6, test: OTHERS, priority: 1 },
              { name: "small", test: SMALL },
            ],
          },
        },
      },
    },
    worker: { format: "es" },
    // The texts of rooms lie beside the engine.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
    test: { include: ["{src,site}/**/*.test.ts"], setupFiles: ["src/i18n/forTests.ts"] },
  };
});
