/** Programs: an owner makes a token and a bot account, a program uses them, and both end. */
import { expect, expectAccessible, test } from "./server";

const PASSWORD = "nine fathoms deep";

test("a token is shown once and revoked; a bot account is marked and deleted", async ({ page, server }) => {
  await page.goto("/account");
  await page.getByLabel("Name", { exact: true }).fill("Owner Ann");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByRole("button", { name: "I have them somewhere safe" }).click();

  const card = page.locator("section", { has: page.getByRole("heading", { name: "Programs" }) });
  const me = async (token: string) =>
    fetch(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
  await card.getByRole("button", { name: "New token" }).click();
  await card.getByLabel("Name of the token").fill("My reader");
  await card.getByLabel("play").uncheck();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Make the token" }).click();
  const token = (await card.locator("code").textContent()) ?? "";
  expect(token).toMatch(/^shoal_[\w-]{43}$/);
  expect(((await (await me(token)).json()) as { name: string }).name).toBe("Owner Ann");
  await expectAccessible(page);
  await card.getByRole("button", { name: "I have it" }).click();
  await page.reload();
  await expect(card.getByText("My reader")).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await card.getByRole("button", { name: "Revoke My reader" }).click();
  await expect(card.getByText("My reader")).toHaveCount(0);
  expect((await me(token)).status).toBe(401);

  await card.getByRole("button", { name: "New bot account" }).click();
  await card.getByLabel("Name of the bot account").fill("Robin");
  await card.getByRole("button", { name: "Make the bot account" }).click();
  await expect(card.getByText("bot account since")).toBeVisible();
  await card.getByRole("button", { name: "New token" }).first().click();
  await card.getByLabel("Name of the token").fill("Robin at home");
  await card.getByRole("button", { name: "Make the token" }).click();
  const robin = (await card.locator("code").textContent()) ?? "";
  expect(((await (await me(robin)).json()) as { name: string }).name).toBe("Robin");
  await page.goto("/players/Robin");
  await expect(page.getByRole("heading", { name: "Robin bot" })).toBeVisible();
  await page.goto("/account");
  await card.getByRole("button", { name: "Delete Robin" }).click();
  await expect(card.getByText("bot account since")).toHaveCount(0);
  expect((await me(robin)).status).toBe(401);
});
