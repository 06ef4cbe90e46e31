import type { Page } from "@playwright/test";
import { play } from "./player";
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

/** Other tests play tables in English, and words have more room on a wide screen: `npm run test:long` looks at these. */
const tagOf = (name: string, language: string, width: number) =>
  name.startsWith("table of") && (language === "en" || width > 820) ? " @long" : "";

const GAMES = ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"];

/** A table against bots, looked at at every kind of decision of its first clicks. */
const table = (game: string) => async (page: Page) => {
  await at(`/new?game=${game}`)(page);
  await page.locator("main .btn.primary").click();
  await page.locator(".frame .turn.asked").waitFor();
  await play(page, { most: 15, look: () => expectFits(page) });
};

const waitingTable = async (page: Page) => {
  await at("/new?game=fishery&invite")(page);
  await page.locator("main .btn.primary").click();
  await page.locator(".code").waitFor();
};

/** What is looked at in every language and size. It is opened without a word of any language. */
const SCENES: Record<string, ((page: Page) => Promise<void>)[]> = {
  pages: [
    ...["/", "/settings", "/new?game=fishery", "/rules/fishery", "/learn/fishery"].map(at),
    waitingTable,
  ],
  ...Object.fromEntries(GAMES.map((game) => [`table of ${game}`, [table(game)]])),
};

/** The words of buttons, and of the line that says what to do, that do not fit into them. */
function clipped(): string[] {
  const SLACK = 2; // letters may reach below their line; a label hangs over the edge of a die (.face)
  const ROUNDED = 1; // browsers round the width of letters differently
  return [...document.querySelectorAll<HTMLElement>("button:not(.face), .btn, .send span, .turn .say")]
    .filter((one) => one.checkVisibility() && one.clientWidth > 0 && one.innerText.trim() !== "")
    .filter(
      (one) => one.scrollWidth > one.clientWidth + ROUNDED || one.scrollHeight > one.clientHeight + SLACK,
    )
    .map((one) => `${one.innerText} (${one.scrollWidth} in ${one.clientWidth})`);
}

/** The words and buttons of the rows of a table that reach out of their row. */
function outside(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".frame .actions .btn, .frame .turn .say")]
    .filter((one) => {
      const row = one.closest(".actions, .frame .turn")?.getBoundingClientRect();
      const { right, bottom } = one.getBoundingClientRect();
      return row && (right > Math.min(row.right, innerWidth) || bottom > row.bottom);
    })
    .map((one) => one.innerText);
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(clipped)).toEqual([]);
  expect(await page.evaluate(outside)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const language of LANGUAGES)
  for (const viewport of SIZES)
    test.describe(`${language}, ${viewport.width} wide`, () => {
      test.use({ locale: language, viewport });
      for (const [name, scenes] of Object.entries(SCENES))
        test(`words fit: ${name}, ${language}, ${viewport.width} wide${tagOf(name, language, viewport.width)}`, async ({
          page,
        }) => {
          for (const open of scenes) {
            await open(page);
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            await expectFits(page);
          }
        });
    });
