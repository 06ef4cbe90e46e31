import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, expectAccessible, python, test, turnLine, type TestServer } from "./server";

/** Games of the pond: 12 begin with c3 and go on with b3; Black wins 7 of them. Three begin in a corner. */
function fill(server: TestServer): void {
  const env = { ...process.env, SHOAL_DATA: server.data };
  execFileSync(python, [join(import.meta.dirname, "openings.py")], { env });
}

test("openings are walked move by move, on a desk and on a phone", async ({ page, server }) => {
  test.slow(); // a database is filled first
  fill(server);
  await page.goto("/rules/fishery");
  await page.getByRole("link", { name: "Openings: how games began" }).click();
  await expect(turnLine(page)).toHaveText("Nobody has been here yet");
  await page.getByRole("tab", { name: "Which games" }).click();
  await page.getByRole("button", { name: "pond" }).click();
  await expect(turnLine(page)).toHaveText("In 15 games somebody decided here");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Choices" }).click();
  const choices = page.getByRole("tabpanel").getByRole("listitem");
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toContainText("12 games");
  await expect(choices.first()).toContainText("wins 58%, probably 32% to 81%");
  await expect(choices.last()).toContainText("3 games");
  await expect(choices.last()).not.toContainText("wins");
  await choices.first().getByRole("button").click();
  await expect(turnLine(page)).toHaveText("In 12 games somebody decided here");
  await expect(page.locator(".stage [data-is~='square:c3']").first()).toBeVisible();
  await expect(choices.first()).toContainText("wins 42%");
  await choices.first().getByRole("button").click();
  await expect(page).toHaveURL(/act=0\+c3&act=1\+/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page).toHaveURL(/act=0\+c3$/);
  await page.getByRole("tab", { name: "Choices" }).click();
  await expect(choices.first()).toContainText("12 games");
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/act=0\+c3&act=1\+/);
});

test("who decided is chosen by strength", async ({ page }) => {
  await page.goto("/openings/fishery?preset=pond");
  await page.getByRole("tab", { name: "Which games" }).click();
  await page.getByRole("button", { name: "Strong bots" }).click();
  await expect(page).toHaveURL(/strength=hard/);
  await expect(turnLine(page)).toHaveText("Nobody has been here yet");
});

for (const game of ["fleet", "fishery_boom", "pisces", "fresh_fish"]) {
  test(`the openings of ${game} have a board and no counts yet`, async ({ page }) => {
    await page.goto(`/openings/${game}`);
    await expect(turnLine(page)).toHaveText(/^(What each seat chose first|Nobody has been here yet)$/);
    await expect(page.locator(".stage svg").first()).toBeVisible();
    await expect(page.getByText("No finished public game was here.").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("a position that breaks the rules is refused in words, and the way to the start is shown", async ({
  page,
}) => {
  await page.goto("/openings/fishery?act=0+a1&act=1+a1");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByRole("link", { name: "To the start" }).click();
  await expect(turnLine(page)).toHaveText("Nobody has been here yet");
});
