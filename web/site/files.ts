/**
 * Puts the files of Pyodide and the service worker into the site; nothing is fetched from anywhere else. Compressed copies
 * are for `shoal serve`, which sends Pyodide to pages that review games.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { SNAPSHOT } from "../src/browserEngine/pyodide";
import { trimmedLibrary } from "./library";
import { makeSnapshot } from "./snapshot";

const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { version } = JSON.parse(readFileSync(join(pyodide, "package.json"), "utf-8")) as { version: string };
const service = join(import.meta.dirname, "offlineServiceWorker.js");

/** The folder of this version of Pyodide: each version has its own address. */
export const folder = `pyodide-${version}`;

const LIBRARY = "python_stdlib.zip";
const MACHINE = "pyodide.asm.wasm";
/** Some file servers do not know `.mjs`, and browsers then refuse to run it, so such files are renamed to `.js`. */
const LOADER = "pyodide.mjs";
const RUNTIME = "pyodide.asm.mjs";
const plain = (name: string) => name.replace(/\.mjs$/, ".js");

function loader(): string {
  const text = readFileSync(join(pyodide, LOADER), "utf-8");
  const renamed = text.replace(RUNTIME, plain(RUNTIME)).replace(/\/\/# sourceMappingURL=.*\s*$/, "");
  if (text.split(RUNTIME).length !== 2) throw new Error(`${LOADER} does not name ${RUNTIME} exactly once`);
  return renamed;
}

export function siteFiles(): Plugin {
  return {
    name: "shoal-site-files",
    // `shoal site` packs these and writes the names of its files here; the second is empty if nothing was compiled.
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "engine", content: "engine.zip" }, injectTo: "head" },
      { tag: "meta", attrs: { name: "compiled", content: "engine.wasm" }, injectTo: "head" },
      { tag: "meta", attrs: { name: "puzzles", content: "puzzles.zip" }, injectTo: "head" },
    ],
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit(`${folder}/${plain(LOADER)}`, loader());
      for (const name of [RUNTIME, MACHINE]) {
        const whole = readFileSync(join(pyodide, name));
        emit(`${folder}/${plain(name)}`, whole);
        emit(`${folder}/${plain(name)}.gz`, gzipSync(whole, { level: 9 }));
      }
      const library = await trimmedLibrary(`${pyodide}/`);
      emit(`${folder}/${LIBRARY}`, library);
      emit(`${folder}/${SNAPSHOT}`, await makeSnapshot(`${pyodide}/`, library));
      emit("service.js", readFileSync(service));
    },
  };
}
