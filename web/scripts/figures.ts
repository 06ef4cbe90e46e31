/** Figures of the site on this machine: `npm run figures`. Prints a table for docs/offline.md. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { NOTHING_MORE } from "../src/device/python";
import { python, turnLine } from "../tests/server";
import { test, type Site } from "../tests/site";

const program = readFileSync(join(import.meta.dirname, "../../scripts/search_speed.py"), "utf-8");
const say = (name: string, value: string) => process.stdout.write(`${name}: ${value}\n`);

test("download", ({ site }) => {
  const files = readdirSync(site.folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(site.folder, name))
    .filter((file) => statSync(file).isFile());
  const sum = (size: (file: string) => number) => files.reduce((all, file) => all + size(file), 0) / 1e6;
  say("all files", `${sum((file) => statSync(file).size).toFixed(1)} MB`);
  say("all files, gzipped", `${sum((file) => gzipSync(readFileSync(file)).length).toFixed(1)} MB`);
});

test("starts", async ({ page, site }) => {
  test.setTimeout(600_000);
  say("cold start to the first own move", `${await toFirstMove(page, site)} s`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  say("warm start to the first own move", `${await toFirstMove(page, site)} s`);
});

/** The time from opening the address to a ship that is placed and stored. */
async function toFirstMove(page: Page, site: Site): Promise<string> {
  await page.goto("about:blank");
  const began = Date.now();
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Fishery now" }).click();
  await page.locator('[data-id="e4"]').click({ timeout: 300_000 });
  await page.keyboard.press("Enter");
  await page.locator(".list", { hasText: "ship e4" }).waitFor();
  await turnLine(page).waitFor();
  return ((Date.now() - began) / 1000).toFixed(1);
}

test("search", async ({ page, site }) => {
  test.setTimeout(900_000);
  await page.goto(site.url);
  const rounds: Record<"inside" | "outside", Record<string, number>>[] = [];
  for (let round = 0; round < 2; round++) {
    const outside = JSON.parse(String(execFileSync(python, ["-c", program]))) as Record<string, number>;
    rounds.push({ inside: await inPage(page, site), outside });
  }
  for (const game of Object.keys(rounds[0]?.inside ?? {})) {
    const best = (side: "inside" | "outside") => Math.max(...rounds.map((round) => round[side][game] ?? 0));
    const [inside, outside] = [best("inside"), best("outside")];
    say(
      game,
      `${inside} iterations a second in the page, ${outside} in CPython: ${(inside / outside).toFixed(2)}`,
    );
  }
});

/** Run the program in a worker of the page, on the site's own files. */
function inPage(page: Page, site: Site): Promise<Record<string, number>> {
  const named = (start: string) => site.url + readdirSync(site.folder).find((name) => name.startsWith(start));
  const folder = `${named("pyodide-")}/`;
  const script = `
    import { loadPyodide } from "${folder}pyodide.js";
    const lockFileContents = ${JSON.stringify(JSON.stringify(NOTHING_MORE))};
    const python = await loadPyodide({ indexURL: "${folder}", lockFileContents });
    const pack = await (await fetch("${named("engine-")}")).arrayBuffer();
    python.unpackArchive(pack, "zip", { extractDir: "/library" });
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
    return JSON.parse(said) as Record<string, number>;
  }, script);
}
