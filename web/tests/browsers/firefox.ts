/** Firefox over WebDriver BiDi: it needs no driver. */
import { launch } from "puppeteer-core";
import type { Size, Visit } from "./visit";

const PATIENTLY = 600_000;

export async function startFirefox(size: Size): Promise<Visit> {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    protocolTimeout: PATIENTLY,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en" },
  });
  const page = await browser.newPage();
  await page.setViewport(size);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  const finger = size.width <= 820;
  return {
    goto: (url) => page.goto(url),
    evaluate: <Asked, Answer>(doing: (asked: Asked) => Answer | Promise<Answer>, asked: Asked) =>
      page.evaluate(doing as (asked: unknown) => Answer, asked) as Promise<Answer>,
    press: ({ x, y }) => (finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    shot: (file) => page.screenshot({ path: file as `${string}.png` }),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
