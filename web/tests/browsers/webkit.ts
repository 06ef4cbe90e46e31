/** WebKit, the engine of Safari: GTK's small browser on a screen of its own, over WebDriver. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../server";
import type { Size, Visit } from "./visit";

const PATIENTLY = 600_000;
const SCREEN = "-screen 0 1600x1200x24";
/** Without it the buttons above the page make the window wider than a phone. */
const SMALL = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 6px; }";
const STILL = "[Settings]\ngtk-enable-animations=0\ngtk-xft-hinting=0\n";

export async function startWebkit(size: Size): Promise<Visit> {
  const config = mkdtempSync(join(tmpdir(), "shoal-webkit-"));
  mkdirSync(join(config, "gtk-3.0"));
  writeFileSync(join(config, "gtk-3.0/gtk.css"), SMALL);
  writeFileSync(join(config, "gtk-3.0/settings.ini"), STILL);
  const port = await freePort();
  const stop = await startDriver(port, config);
  const options = new Capabilities({ browserName: "MiniBrowser" });
  const driver = await new Builder().usingServer(address(port)).withCapabilities(options).build();
  await driver.manage().setTimeouts({ script: PATIENTLY });
  await resize(driver, size);
  return {
    goto: async (url) => {
      await driver.get(url);
      await driver.executeScript(listen);
    },
    evaluate: (doing, asked) => evaluate(driver, doing, asked),
    press: ({ x, y }) => driver.actions({ async: true }).move({ x, y, duration: 0 }).click().perform(),
    shot: async (file) => writeFileSync(file, await driver.takeScreenshot(), "base64"),
    errors: () => driver.executeScript("return window.errorsSeen"),
    close: async () => {
      await driver.quit();
      stop();
      rmSync(config, { recursive: true });
    },
  };
}

const address = (port: number) => `http://127.0.0.1:${port}`;

/** Start the driver and its screen; return what ends both, at the latest when the tests end. */
async function startDriver(port: number, config: string): Promise<() => void> {
  const env = { ...process.env, XDG_CONFIG_HOME: config, LANG: "en_US.UTF-8" };
  const command = ["-a", "-s", SCREEN, "WebKitWebDriver", `--port=${port}`];
  const driver = spawn("xvfb-run", command, { env, detached: true, stdio: "ignore" });
  const stop = () => {
    process.off("exit", stop);
    if (driver.pid) process.kill(-driver.pid);
  };
  process.on("exit", stop);
  const answers = () =>
    fetch(`${address(port)}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  return stop;
}

/** Give the page this size. The window is higher than its page. */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const measure = () => driver.executeScript<number[]>("return [innerWidth, innerHeight]");
  const above = size.height - ((await measure())[1] ?? 0);
  await window.setRect({ x: 0, y: 0, width: size.width, height: size.height + above });
  await expect.poll(measure).toEqual([size.width, size.height]);
}

async function evaluate<Asked, Answer>(
  driver: WebDriver,
  doing: (asked: Asked) => Answer | Promise<Answer>,
  asked: Asked,
): Promise<Answer> {
  const script = `const [asked, done] = arguments;
    (async () => (${doing.toString()})(asked))().then((is) => done({ is }), (error) => done({ error: String(error) }));`;
  const answer = await driver.executeAsyncScript<{ is: Answer } | { error: string }>(script, asked);
  if ("error" in answer) throw new Error(answer.error);
  return answer.is;
}

/** Runs in the page. WebKit's driver has no log, so the page keeps its errors itself once it is loaded. */
function listen(): void {
  const errorsSeen: string[] = [];
  Object.assign(window, { errorsSeen });
  const write = console.error;
  console.error = (...what) => {
    errorsSeen.push(what.map(String).join(" "));
    write(...what);
  };
  addEventListener("error", (event) => errorsSeen.push(event.message));
  addEventListener("unhandledrejection", (event) => errorsSeen.push(String(event.reason)));
  document.addEventListener("securitypolicyviolation", (event) => errorsSeen.push(event.violatedDirective));
}
