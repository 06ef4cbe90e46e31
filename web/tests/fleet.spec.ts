import { expect, expectAccessible, test, turnLine } from "./server";
import { expectStill, watchFrame } from "./frame";
import { blind, play } from "./player";
import { expectFitting, openAgainstBots, PHONE, sendButton } from "./rooms";

test("Fleet against a bot from the first auction to the final score, with a spectator", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 650 });
  await watchFrame(page);
  await openAgainstBots(page, "fleet", 2);
  const spectator = await (await browser.newContext({ baseURL: server.url })).newPage();
  await spectator.goto(page.url());
  await expect(spectator.locator(".turn .sub")).toHaveText("You are watching");
  await expectAccessible(spectator);
  const kinds = (await play(page)).join();
  await expectStill(page);
  for (const phase of ["Put a licence up", "You won", "Launch a boat", "Hire a captain", "Game over"])
    expect(kinds).toContain(phase);
  await expect(page.getByRole("tab", { name: "Result" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Your harbour" })).toBeVisible();
  await expect(spectator.locator(".turn .say")).toHaveText(/^Game over/);
  const points = await page.locator(".seats .points").allTextContents();
  await expect(spectator.locator(".seats .points")).toHaveText(points);
});

test("a payment in Fleet is proposed, changed by tapping cards, and sent at once", async ({ page }) => {
  const others = page.locator('[data-rove]:not(.pay):not([aria-disabled="true"])');
  do {
    await openAgainstBots(page, "fleet", 2);
    await play(page, { asked: /^You won/, look: blind });
    await expect(turnLine(page)).toContainText("You won");
  } while ((await others.count()) === 0); // a price that takes the whole hand leaves nothing to change
  const paying = page.locator("[data-rove].pay");
  await expect(paying.first()).toBeVisible();
  const before = await paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join());
  await others.first().click();
  await expect
    .poll(() => paying.evaluateAll((cards) => cards.map((card) => card.ariaLabel).join()))
    .not.toBe(before);
  await expect(sendButton(page)).toHaveText(/^Pay \$\d+/);
  await sendButton(page).click();
  await expect(turnLine(page)).not.toContainText("You won");
});

test("a hint in Fleet is a whole move: it can be sent at once", async ({ page }) => {
  await openAgainstBots(page, "fleet", 2);
  await play(page, { asked: /^Put a licence up/, look: blind });
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(sendButton(page)).toHaveText(/^(Open .* at \$\d+|Decline)/);
  await expect(sendButton(page)).not.toHaveAttribute("aria-disabled");
  await expect(page.getByRole("heading", { name: /^Hint: (Put up|Decline)/ })).toBeVisible();
});

test("Fleet's cards are one tab stop; arrows go from card to card", async ({ page }) => {
  const affordable = page.locator('[data-rove]:not([aria-disabled="true"])');
  do {
    await openAgainstBots(page, "fleet", 2);
    await play(page, { asked: /^Put a licence up/, look: blind });
  } while ((await affordable.count()) === 0); // who bought a licence before may have too little left for another
  await expect(page.locator('[data-rove][tabindex="0"]')).toHaveCount(1);
  await page.locator('[data-rove][tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  const licences = page.locator("[data-rove]");
  await expect(licences.nth(Math.min(1, (await licences.count()) - 1))).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  const tooDear = page.locator('[data-rove][aria-disabled="true"]:focus');
  while ((await tooDear.count()) > 0) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(sendButton(page)).toHaveText(/^Open .+ at \$\d+/);
  await page.keyboard.press("Enter");
  await expect(turnLine(page)).not.toHaveText(/^Put a licence up/);
});

test("the upper part shows the auction, and the rivals outside auctions or when they are asked for", async ({
  page,
}) => {
  await openAgainstBots(page, "fleet", 2);
  await play(page, { asked: /^Put a licence up/, look: blind });
  const shows = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(shows("Display")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Licences in the auction" })).toBeVisible();
  await shows("Rivals").click();
  await expect(page.getByRole("list", { name: "Licences in the auction" })).toBeHidden();
  await shows("Display").click();
  await play(page, { asked: /^Launch a boat/, look: blind });
  await expect(shows("Rivals")).toHaveAttribute("aria-pressed", "true");
});

test("a licence says in words what it does, and its rule opens beside the board", async ({ page }) => {
  await openAgainstBots(page, "fleet", 2);
  await play(page, { asked: /^Put a licence up/, look: blind });
  await page.locator("[data-help][data-is^='licence:']").first().hover();
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toContainText("licence");
  const rule = await tooltip.getByRole("button").textContent();
  await tooltip.getByRole("button").click();
  await expect(tooltip).toBeHidden();
  await expect(page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText((rule ?? "").replace("Rule ", ""));
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("Fleet by touch, without sideways scrolling", async ({ page }) => {
    await openAgainstBots(page, "fleet", 3);
    await play(page, { most: 12 });
    await expectFitting(page);
  });

  test("a finger that stays on a card asks what it is, and does not choose it", async ({ page }) => {
    await openAgainstBots(page, "fleet", 2);
    await play(page, { asked: /^Put a licence up/, look: blind });
    const licence = page.locator("[data-rove]").first();
    const { x = 0, y = 0 } = (await licence.boundingBox()) ?? {};
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 30, y: y + 30 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(page.getByRole("tooltip")).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(licence).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.touchscreen.tap(x + 30, y + 30);
    await expect(licence).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("tooltip")).toBeHidden();
  });
});
