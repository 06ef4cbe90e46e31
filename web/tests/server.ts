/** A real server for the tests of one worker, with its own SQLite database and the built pages. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

export const python = process.env.PYTHON ?? join(import.meta.dirname, "../../.venv/bin/python");

export class TestServer {
  private process: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), "shoal-"));

  constructor(
    private readonly port: number,
    private readonly settings: Record<string, string> = {},
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const program = `import sys; sys.argv = ["shoal", "serve", "--port", "${this.port}"]; from shoal.cli import main; main()`;
    const env = {
      ...process.env,
      SHOAL_DATA: this.data,
      SHOAL_LIMITS: "off",
      SHOAL_PACE: "off",
      ...this.settings,
    };
    this.process = spawn(python, ["-c", program], { env, stdio: "ignore" });
    const answers = () =>
      fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 120_000 }).toBe(true);
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGTERM");
    await ended;
    this.process = null;
  }

  clear(): void {
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

export const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright reads the fixtures that a fixture needs from this pattern, even where there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new TestServer(await freePort());
      await server.start();
      await use(server);
      await server.stop();
      server.clear();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // In every test the pages must keep to the content security policy of the server.
  page: async ({ page }, use) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },
});

export { expect };

/**
 * Check the page with axe. Our pages have no frames, and nobody reads what passed:
 * saying so makes axe three times as fast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`),
  ).toEqual([]);
}

/** Open a table of Fishery on the smallest board from the new-table page. */
export async function openPuddle(page: Page, other: "bot" | "open", clock = "None"): Promise<void> {
  await page.goto(`/new?game=fishery${other === "open" ? "&invite" : ""}`);
  await page.getByRole("button", { name: "puddle" }).click();
  await page.getByRole("button", { name: clock, exact: true }).click();
  if (other === "bot") await page.getByLabel("Level").selectOption("deckhand");
  await page.getByRole("button", { name: other === "bot" ? "Play" : "Open the table", exact: true }).click();
  await page.waitForURL(/\/t\//);
}

export const turnLine = (page: Page) => page.locator(".turn .say");

/** How many acts stand, as the stepper says: "3 of 3". */
export async function actsMade(page: Page): Promise<number> {
  const said = (await page.locator(".foot output").textContent()) ?? "";
  return Number(/(\d+)\D+(\d+)/.exec(said)?.[2] ?? NaN);
}

/** Open one of the tabs beside the stage; on a phone it lies over the stage. */
export const openTab = (page: Page, name: string) =>
  page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();

/** Take the first legal thing on the board whenever asked, until the game is over. */
export async function playOn(page: Page): Promise<void> {
  for (;;) {
    await expect(turnLine(page)).toHaveText(/^(Your turn|Game over)/);
    const line = await turnLine(page).textContent();
    if (line?.startsWith("Game over")) return;
    await takeFirst(page);
  }
}

export async function takeFirst(page: Page): Promise<void> {
  await page.locator("[data-id]").first().waitFor();
  const legal = page.locator('[data-id][aria-disabled="false"]');
  const before = await actsMade(page);
  if ((await legal.count()) > 0) {
    await legal.first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  } else {
    const pass = page.getByRole("button", { name: "Pass", exact: true });
    await pass.or(page.locator(".turn.over")).first().waitFor();
    if (!(await pass.isVisible())) return; // the others have just ended the game
    await pass.click();
  }
  await expect.poll(() => actsMade(page)).toBeGreaterThan(before);
}
