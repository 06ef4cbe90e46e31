/** Figures of the site on this machine: `npm run figures`. Prints a table for docs/explanation/offline.md. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { NOTHING_MORE } from "../src/browserEngine/pyodide";
import { python } from "../tests/server";
import { test, type Site } from "../tests/site";

const program = readFileSync(join(import.meta.dirname, "../../trials/benchmarks/search_speed.py"), "utf-8");
const say = (name: string, value: string) => process.stdout.write(`${name}: ${value}\n`);

test("download", ({ site }) => {
  const files = readdirSync(site.folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(site.folder, name))
    .filter((file) => statSync(file).isFile());
  const sum = (size: (file: string) => number) => files.reduce((all, file) => all + size(file), 0) / 1e6;
  say("all files", `${sum((file) => statSync(file).size).toFixed(1)} MB`);
  say("all files, gzipped", `${sum((file) => gzipSync(readFileSync(file)).length).toFixed(1)} MB`);
});

test("starts", async ({ browser, site }) => {
  test.setTimeout(600_000);
  for (let round = 0; round < 3; round++) {
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    say("first visit", await toFirstDecision(page, site));
    await page.evaluate(() => navigator.serviceWorker.ready);
    say("later visit", await toFirstDecision(page, site));
    await context.close();
  }
});

/** The times from entering the address to the board of a new table, and to its first decision. */
async function toFirstDecision(page: Page, site: Site): Promise<string> {
  await page.goto("about:blank");
  const began = Date.now();
  const since = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await page.locator(".frame .stage svg").first().waitFor();
  const board = since();
  await page.locator(".turn.asked").waitFor({ timeout: 300_000 });
  return `board after ${board}, first decision after ${since()}`;
}

/** A Python with the compiled build, to compare with. */
const native = process.env.NATIVE ?? python;
const SIDES = ["compiled", "interpreted", "native"] as const;
/** The machine may change its speed meanwhile, so each round compares within itself. */
const ROUNDS = 6;
type Speeds = Record<string, number>;

test("search", async ({ page, site }) => {
  test.setTimeout(900_000);
  await page.goto(site.url);
  const rounds: Record<(typeof SIDES)[number], Speeds>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      compiled: await inPage(page, site, "compiled"),
      native: JSON.parse(String(execFileSync(native, ["-c", program]))) as Speeds,
      interpreted: await inPage(page, site, "interpreted"),
    });
  const games = Object.keys(rounds[0]?.native ?? {});
  const speed = (side: (typeof SIDES)[number], game: string) =>
    median(rounds.map((one) => one[side][game] ?? 0));
  const ratio = (side: "interpreted" | "native", game: string) =>
    median(rounds.map((one) => (one.compiled[game] ?? 0) / (one[side][game] ?? 1)));
  const mean = (side: "interpreted" | "native") =>
    Math.exp(games.reduce((sum, game) => sum + Math.log(ratio(side, game)), 0) / games.length).toFixed(2);
  for (const game of games)
    say(
      game,
      `${SIDES.map((side) => `${side} ${speed(side, game).toFixed()}`).join(", ")}; compiled over interpreted ` +
        `${ratio("interpreted", game).toFixed(1)}, over native ${ratio("native", game).toFixed(2)}`,
    );
  say("geometric means", `over interpreted ${mean("interpreted")}, over native ${mean("native")}`);
});

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

/** Run the program in a worker of the page, on the site's own files. */
function inPage(page: Page, site: Site, build: string): Promise<Speeds> {
  const named = (pattern: RegExp) => site.url + readdirSync(site.folder).find((name) => pattern.test(name));
  const folder = `${named(/^pyodide-/)}/`;
  const script = `
    import { loadPyodide } from "${folder}pyodide.js";
    const lockFileContents = ${JSON.stringify(JSON.stringify(NOTHING_MORE))};
    const env = { SHOAL_BUILD: "${build}" };
    const python = await loadPyodide({ indexURL: "${folder}", lockFileContents, env });
    const bytes = async (address) => (await fetch(address)).arrayBuffer();
    python.unpackArchive(await bytes("${named(/^engine-.*zip$/)}"), "zip", { extractDir: "/library" });
    const library = await bytes("${named(/^engine-.*wasm$/)}");
    python.FS.writeFile("/library/shoal_engine.so", new Uint8Array(library));
    python.runPython("import sys; sys.path.insert(0, '/library')");
    let said = "";
    python.setStdout({ batched: (line) => (said += line) });
    python.runPython(${JSON.stringify(program)});
    postMessage(said);
  `;
  return page.evaluate(async (script) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = new Worker(address, { type: "module" });
    const said = await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data as string);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.terminate();
    return JSON.parse(said) as Speeds;
  }, script);
}
