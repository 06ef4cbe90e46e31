/** No page is wider than its window: at any size, in any language, for a guest and for an account, with games that wait. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expect, test, type TestServer } from "./server";

const WIDTHS = [320, 360, 390, 768, 1024, 1100, 1280];
const HEADERS = { "X-Shoal": "1" };
const BOTS = { kind: "bot", level: "deckhand" };
/** As long as a name may be, in wide letters. */
const NAMES = {
  en: "Wide Mowing Hammerhead W",
  de: "Wide Mowing Hammerhead X",
  ja: "Wide Mowing Hammerhead Y",
};

async function post(request: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const answer = await request.post(path, { headers: HEADERS, data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json().catch(() => ({}))) as Record<string, string>;
}

/** Every page of routes.ts, for a guest with games that wait for them; for an account those that differ. */
async function pagesOf(request: APIRequestContext, account: string | null): Promise<string[]> {
  const guest = await post(request, "/api/players/guest", {});
  if (account !== null)
    await post(request, "/api/players/register", { name: account, password: "nine fathoms" });
  const tables = [];
  for (const game of ["pisces", "fleet"])
    for (const clock of [{ kind: "none" }, { kind: "live" }, { kind: "days" }])
      tables.push(
        await post(request, "/api/tables", { game, chairs: [{ kind: "me" }, BOTS, BOTS, BOTS], clock }),
      );
  const waiting = await post(request, "/api/tables", { game: "fresh_fish", seats: 5, door: "public" });
  const over = await post(request, "/api/tables", { game: "fishery", chairs: [{ kind: "me" }, BOTS] });
  const name = encodeURIComponent(account ?? guest.name ?? "");
  const own = [`/t/${waiting.id}`, `/players/${name}`, "/account", "/settings", "/"];
  // An account changes the bar and its own pages only.
  if (account !== null) return own;
  return [
    ...own,
    ...tables.map(({ id }) => `/t/${id}`),
    "/new",
    "/new?game=fleet",
    "/rules",
    "/rules/fleet",
    `/review/${over.id}`,
    "/learn",
    "/learn/fleet",
    "/puzzles",
    "/letters/stop/forged",
    "/players",
    "/tournaments",
    "/tournaments/nowhere",
    "/openings",
    "/openings/fleet",
    "/signin",
    "/recover",
    "/link",
    "/j/gull-0000",
    "/nowhere",
  ];
}

/** What reaches over the right edge of the window; runs in the page. */
function over(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 0) return [];
  const found = [...document.querySelectorAll("body *")].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 0.5 && one.children.length < 3,
  );
  return [
    `${wide} px`,
    ...found
      .slice(0, 4)
      .map((one) => `${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 30)}`),
  ];
}

async function visit(page: Page, path: string): Promise<string[]> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator("#main").waitFor();
  await page.waitForTimeout(150); // lists and boards are drawn a little later
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 720 });
    const problems = await page.evaluate(over);
    if (problems.length > 0) found.push(`${path.slice(0, 20)} at ${width}: ${problems.join(" | ")}`);
  }
  return found;
}

async function problemsOf(
  browser: Browser,
  server: TestServer,
  locale: keyof typeof NAMES,
  account: boolean,
) {
  const context = await browser.newContext({ baseURL: server.url, locale });
  const page = await context.newPage();
  const paths = await pagesOf(context.request, account ? NAMES[locale] : null);
  await page.goto("/settings");
  await expect(page.locator("header .call")).toBeVisible();
  const found = [];
  for (const path of paths) found.push(...(await visit(page, path)));
  await context.close();
  return found;
}

for (const locale of ["en", "de", "ja"] as const)
  for (const account of [false, true])
    test(`no page is wider than its window, in ${locale}, ${account ? "with an account" : "as a guest"}${locale === "de" ? "" : " @long"}`, async ({
      browser,
      server,
    }) => {
      expect(await problemsOf(browser, server, locale, account)).toEqual([]);
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("seats keep inside their bar, with a clock too, and names have more than one letter", async ({
    page,
  }) => {
    await post(page.request, "/api/players/guest", {});
    for (const [game, bots] of [
      ["pisces", 5],
      ["fleet", 3],
      ["fishery", 1],
    ] as const)
      for (const kind of ["live", "days"]) {
        const chairs = [{ kind: "me" }, ...Array.from({ length: bots }, () => BOTS)];
        const { id } = await post(page.request, "/api/tables", { game, chairs, clock: { kind } });
        await page.goto(`/t/${id}`);
        await expect(page.locator(".clock.running")).toBeVisible();
        const found = await page.evaluate(() => {
          const bar = document.querySelector("header")?.getBoundingClientRect();
          const seats = [...document.querySelectorAll("header li")].map((one) => one.getBoundingClientRect());
          const names = [...document.querySelectorAll("header .name")].map((one) =>
            one.getBoundingClientRect(),
          );
          const clock = document.querySelector(".clock.running")?.getBoundingClientRect();
          return {
            low: seats.filter((one) => one.bottom > (bar?.bottom ?? 0)).length,
            cut: names.slice(1).filter((one) => one.width < 22).length,
            clock:
              (clock?.right ?? 999) <= (seats[0]?.right ?? 0) &&
              (clock?.bottom ?? 999) <= (seats[0]?.bottom ?? 0),
          };
        });
        expect(found, `${game} ${kind}`).toEqual({ low: 0, cut: 0, clock: true });
      }
  });

  test("undo and hint are at hand where another way exists", async ({ page }) => {
    await post(page.request, "/api/players/guest", {});
    const { id } = await post(page.request, "/api/tables", {
      game: "fleet",
      chairs: [{ kind: "me" }, BOTS, BOTS],
    });
    await page.goto(`/t/${id}`);
    await expect(page.getByRole("button", { name: "Pass", exact: true })).toBeVisible();
    for (const name of ["Undo", "Hint", "Pass"])
      await expect(page.locator(".actions").getByRole("button", { name, exact: true })).toBeInViewport({
        ratio: 1,
      });
  });
});
