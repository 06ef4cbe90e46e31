import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, turnLine } from "./server";
import { expectStill, watchFrame } from "./frame";
import { play } from "./player";
import { expectFitting, openAgainstBots, PHONE, sendButton } from "./rooms";

/** At the end every route of a seat is drawn with its length, or marked as not linked, or said to be not built. */
async function expectRoutesOfBoth(page: Page): Promise<void> {
  for (const seat of [0, 1]) {
    await page.locator(`.stage li[data-is="seat:${seat}"] button`).click();
    const routes = page.locator(".stage .then li");
    await expect(routes).toHaveCount(4);
    const unlinked = routes.filter({ hasText: "not linked" });
    for (const plot of await unlinked.evaluateAll((all) => all.map((one) => one.getAttribute("data-plot"))))
      await expect(page.locator(`[data-unlinked="${plot}"]`)).toBeVisible();
    const loose = await routes.filter({ hasText: /not (linked|built)/ }).count();
    await expect(page.locator(".stage .board path.route")).toHaveCount(4 - loose);
  }
}

test("on a narrow desk the words of the choices are not cut", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 720 });
  await openAgainstBots(page, "fresh_fish", 5);
  const choices = page.locator(".stage .choice");
  await expect(choices).toHaveCount(2);
  await expect(choices.last()).toContainText("You need a reserved plot");
  const cut = await choices.evaluateAll((all) =>
    all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

/** The boxes of the parts of the stage. */
const partsOf = (page: Page) =>
  page.locator(".stage .board, .stage .column > div").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );

test("the parts of the stage keep their places in all phases, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openAgainstBots(page, "fresh_fish", 3);
  const seen = new Set<string>();
  const look = async () => {
    seen.add((await partsOf(page)).join(" / "));
    const cut = await page
      .locator(".stage .column > div, .stage .column section, .stage .column ul")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.outerHTML),
      );
    expect(cut).toEqual([]);
  };
  await play(page, { most: 60, look });
  expect([...seen]).toHaveLength(1);
});

test("bids open together, and stay to be seen with the winner marked", async ({ page }) => {
  await openAgainstBots(page, "fresh_fish", 2);
  await play(page, { asked: /Seal your bid/, look: () => Promise.resolve() });
  await expect(page.locator(".stage li[data-bid]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".stage li[data-bid]")).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator(".stage li.win[data-bid]")).toHaveCount(1);
});

test("Fresh Fish against a bot from an empty board to the final routes", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 650 });
  await watchFrame(page);
  await openAgainstBots(page, "fresh_fish", 2);
  const kinds = (await play(page)).join();
  await expectStill(page);
  for (const phase of ["Reserve a plot", "Seal your bid for the"]) expect(kinds).toContain(phase);
  await expect(page.getByRole("heading", { name: "Final routes" })).toBeVisible();
  await expectRoutesOfBoth(page);
  await expectAccessible(page);
});

test("a choice in Fresh Fish shows what it leads to, and a refused plot its rule", async ({ page }) => {
  await openAgainstBots(page, "fresh_fish", 2);
  await expect(turnLine(page)).toHaveText("Reserve a plot");
  await page.locator('[data-id="c3"]').hover();
  await expect(page.getByText(/here: route \d+ at best/)).toBeVisible();
  await page.locator('[data-id="c3"]').click();
  await page.keyboard.press("Enter");
  await expect(turnLine(page)).toHaveText("Reserve a plot, or draw a tile", { timeout: 30_000 });
  await page.locator('[data-id="c3"]').hover();
  await expect(page.locator(".tip")).toContainText("You have reserved c3 already.");
  await expect(page.locator(".tip a")).toHaveAttribute("href", "/rules/fresh_fish#FF-R2");
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: /^Draw a tile Enter/ })).toBeEnabled();
});

test("a board of Fresh Fish for five redraws a preview within one frame", async ({ page }) => {
  await openAgainstBots(page, "fresh_fish", 5);
  await expect(sendButton(page)).toBeVisible({ timeout: 30_000 });
  const plots = page.locator('[data-id][aria-disabled="false"]');
  await plots.nth(4).hover();
  await expect(page.getByText(/here: route \d+ at best/)).toBeVisible();
  await plots.nth(9).hover();
  await expect(page.getByText(/here: route \d+ at best/)).toBeVisible();
  const slowest = await page.evaluate(async () => {
    const all = [...document.querySelectorAll<SVGElement>('[data-id][aria-disabled="false"]')];
    const times: number[] = [];
    for (const at of [4, 9, 4, 9, 4, 9, 4, 9]) {
      const box = all[at]?.getBoundingClientRect() ?? new DOMRect();
      const began = performance.now();
      all[at]?.dispatchEvent(
        new PointerEvent("pointermove", {
          bubbles: true,
          pointerType: "mouse",
          clientX: box.x + 9,
          clientY: box.y + 9,
        }),
      );
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  });
  expect(slowest).toBeLessThan(Number(process.env.FRAME_MS ?? 16));
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("Fresh Fish by touch, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "fresh_fish", 3);
    await play(page, { most: 12 });
    await expectFitting(page);
  });
});
