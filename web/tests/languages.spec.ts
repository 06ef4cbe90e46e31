import type { Page } from "@playwright/test";
import { expect, test } from "./server";

const LANGUAGES = ["en", "de", "ja"];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

const at = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
};

/** What is looked at in every language and size. It is opened without a word of any language. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  lobby: at("/"),
  settings: at("/settings"),
  "new table": at("/new?game=fishery"),
  rules: at("/rules/fishery"),
  lesson: at("/learn/fishery"),
  "waiting table": async (page) => {
    await at("/new?game=fishery&invite")(page);
    await page.locator("main .btn.primary").click();
    await page.locator(".code").waitFor();
  },
};

/** The words of buttons that do not fit into them. */
function clipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>("button, .btn")]
    .filter((one) => one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.innerText} (${one.scrollWidth} in ${one.clientWidth})`);
}

for (const language of LANGUAGES)
  for (const viewport of SIZES)
    test.describe(`${language}, ${viewport.width} wide`, () => {
      test.use({ locale: language, viewport });
      for (const [name, open] of Object.entries(PAGES))
        test(`${name} fits, ${language}, ${viewport.width} wide`, async ({ page }) => {
          await open(page);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          expect(await page.evaluate(clipped)).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBeLessThanOrEqual(viewport.width);
        });
    });
