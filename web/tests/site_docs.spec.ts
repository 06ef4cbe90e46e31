/** The documentation beside the static site: the page of a game has a live board of the real engine. */
import { expect, test } from "./site";

const PATIENTLY = { timeout: 90_000 };

test.setTimeout(200_000);
test.use({ locale: "en" });

test("a move is made on the board in the page of a game", async ({ page, site }) => {
  await page.goto(`${site.url}docs/games/fishery/index.html`);
  await page.getByRole("link", { name: "Play Fishery here" }).click();
  const board = page.frameLocator(".board-frame");
  await board.locator('[data-id="e5"]').click(PATIENTLY);
  await board.getByRole("button", { name: "Place ship on e5" }).click();
  await expect(board.locator(".turn .sub")).toContainText("e5", PATIENTLY);
});
