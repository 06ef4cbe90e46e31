/** The static site on a plain file server, under a path of its own. */
import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { python } from "./server";

const PATH = "/some/where/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Write the site as `shoal site` does. */
export function writeSite(folder: string): void {
  const program = `from shoal.cli import main; main(["site", ${JSON.stringify(folder)}])`;
  execFileSync(python, ["-c", program], { stdio: "ignore" });
}

/** Serve files by their names, and nothing else. */
export function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://site");
    const name = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || "index.html" : "";
    const file = join(folder, name);
    if (!name || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

export const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;

export interface Site {
  url: string;
  folder: string;
}

export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the fixtures that a fixture needs from this pattern, even where there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = join(mkdtempSync(join(tmpdir(), "shoal-site-")), "site");
      writeSite(folder);
      const server = await serve(folder);
      await use({ url: addressOf(server), folder });
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

export { expect };

/** Runs in the page. Waits until its service worker answers it. */
export async function whenInstalled(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
}

/** Open the site for the first time, wait until its service worker answers this page, then switch the network off. */
export async function visitOnce(page: Page, site: Site): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(whenInstalled);
  await page.context().setOffline(true);
}

/** Open a table from the new-table page: a game with options by their buttons, bots of the weakest level. */
export async function openTable(page: Page, site: Site, game: string, press: string[] = []): Promise<void> {
  await page.goto(`${site.url}#/new?game=${game}`);
  await page.getByLabel("Level").selectOption("deckhand");
  for (const name of press) await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/#\/t\//);
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Return the longest task of the page's own thread while this was done, in milliseconds of processor time.
 * Unlike wall-clock time, it does not count other work of the machine.
 */
export async function longestWork(page: Page, doing: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await doing();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const named = (what: string, name: string) =>
    trace.traceEvents.filter((one) => one.name === what && one.args.name === name);
  const pages = new Set(named("process_name", "Renderer").map((one) => one.pid));
  const threads = new Set(named("thread_name", "CrRendererMain").map((one) => `${one.pid} ${one.tid}`));
  const tasks = trace.traceEvents.filter(
    (one) => one.ph === "X" && pages.has(one.pid) && threads.has(`${one.pid} ${one.tid}`),
  );
  expect(tasks.length, "tasks of the page's thread in the trace").toBeGreaterThan(0);
  return Math.round(Math.max(...tasks.map((one) => one.tdur ?? 0)) / 1000);
}

/** Record the long tasks of the page's own thread. Call it before the page is opened. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) tasks.push(Math.round(task.duration));
    }).observe({ type: "longtask", buffered: true });
  });
}

export const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
