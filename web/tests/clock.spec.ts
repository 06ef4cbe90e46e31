import { expect, expectAccessible, openPuddle, test, turnLine } from "./server";

const SECONDS = 6;

test("a clock runs down, and its end ends the game", async ({ page }) => {
  await page.route("**/api/tables", async (route) => {
    const wish = route.request().postDataJSON() as { clock: object };
    await route.continue({ postData: { ...wish, clock: { ...wish.clock, main: SECONDS, increment: 0 } } });
  });
  await openPuddle(page, "bot", "Live");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  const clock = page.getByRole("timer").first();
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await expectAccessible(page);
  await expect(turnLine(page)).toHaveText(/^Game over: Deckhand wins/);
  await expect(page.getByText("You have run out of time.").first()).toBeVisible();
  await expectAccessible(page);
});
