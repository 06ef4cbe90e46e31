/** Accounts: a guest keeps a game, signs in elsewhere with a passkey, gets back by words, takes their data, and leaves. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, openPuddle, takeFirst, test, turnLine } from "./server";

const PASSWORD = "nine fathoms deep";

/** Passkeys belong to a named site, so these tests use the name of this machine instead of its number. */
test.use({ baseURL: async ({ server }, use) => use(server.url.replace("127.0.0.1", "localhost")) });

interface Key {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** Give a page Chromium's virtual authenticator, with passkeys if some are given; return how to read its passkeys. */
async function addAuthenticator(page: Page, keys: Key[] = []): Promise<() => Promise<Key[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  for (const credential of keys)
    await session.send("WebAuthn.addCredential", { authenticatorId, credential });
  return async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

async function create(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery words" })).toBeVisible();
}

const wordsOn = async (page: Page) =>
  (await page.locator("ol li").allTextContents()).map((word) => word.replace(/[\d\s]/g, ""));

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Devices" })).toBeVisible();
}

async function elsewhere(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  return browser.newContext({ baseURL: new URL(page.url()).origin });
}

test("a guest keeps a game and continues it elsewhere with a passkey", async ({ page }) => {
  await openPuddle(page, "bot");
  await expect(turnLine(page)).toHaveText(/^Your turn/);
  await takeFirst(page);
  const table = page.url();
  await page.goto("/");
  await page.getByRole("link", { name: "Keep your games" }).click();
  await expectAccessible(page);
  await create(page, "Captain Ann");
  await expectAccessible(page);
  await expect(page.getByText("Running games")).toBeVisible();
  await page.getByRole("button", { name: "I have them somewhere safe" }).click();
  const keys = await addAuthenticator(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^made with Chrome on Linux/)).toBeVisible();
  await expectAccessible(page);

  const other = await (await elsewhere(page)).newPage();
  await addAuthenticator(other, await keys());
  await other.goto("/signin");
  await expectAccessible(other);
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other.getByText("signed in as Captain Ann")).toBeVisible();
  await other.goto(table);
  await expect(turnLine(other)).toHaveText(/^Your turn/);
  await takeFirst(other);
  await page.reload();
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole("button", { name: /^Sign out Chrome/ })).toHaveCount(0);
  await other.goto("/account");
  await expect(other.getByRole("heading", { name: "Create an account" })).toBeVisible();
});

test("an account without a password, made with a passkey", async ({ page }) => {
  await page.goto("/account");
  await addAuthenticator(page);
  await page.getByLabel("Name", { exact: true }).fill("Keyed Bo");
  await page.getByRole("button", { name: "Use a passkey of this device" }).click();
  await page.getByRole("button", { name: "I have them somewhere safe" }).click();
  await expect(page.getByText("No password")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toContainText("your only way in");
});

test("recovery words lead back in, and other devices are signed out", async ({ page }) => {
  await create(page, "Forgetful Cy");
  const words = await wordsOn(page);
  expect(words).toHaveLength(6);
  const other = await (await elsewhere(page)).newPage();
  await other.goto("/recover");
  await expectAccessible(other);
  await other.getByLabel("Name", { exact: true }).fill("Forgetful Cy");
  await other.getByLabel("Your six words").fill(words.join(" "));
  await expect(other.getByText("6 of 6.")).toBeVisible();
  await other.getByLabel("New password").fill("ten fathoms deep");
  await other.getByRole("button", { name: "Set a new password" }).click();
  await expect(other.getByRole("heading", { name: "Your recovery words" })).toBeVisible();
  expect(await wordsOn(other)).not.toEqual(words);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await page.goto("/signin");
  await page.getByLabel("Name", { exact: true }).fill("Forgetful Cy");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("do not belong together");
});

test("a second device of a guest joins by a code", async ({ page }) => {
  await openPuddle(page, "bot");
  await page.goto("/account");
  await page.getByRole("button", { name: "Show a code" }).click();
  const code = await page.locator("output").textContent();
  expect(code).toMatch(/^[A-Z]+-\d{4}$/);
  await expectAccessible(page);
  const other = await (await elsewhere(page)).newPage();
  await other.goto(`/link#${code}`);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Become this guest here too" }).click();
  await expect(other.getByRole("link", { name: "Keep your games" })).toBeVisible();
  await expect(other.locator('main li a[href^="/t/"]')).toHaveCount(1);
});

test("signing in on a device with a guest adds the guest's games", async ({ page }) => {
  await create(page, "Merging Di");
  const other = await (await elsewhere(page)).newPage();
  await openPuddle(other, "bot");
  const table = other.url();
  await other.goto("/signin");
  await expect(other.getByText(/^This device has the guest/)).toBeVisible();
  await signIn(other, "Merging Di");
  await expect(other.getByRole("heading", { name: "Add the guest’s games?" })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Add 1 game" }).click();
  await expect(other.getByRole("heading", { name: "Add the guest’s games?" })).toHaveCount(0);
  await page.goto(table);
  await expect(turnLine(page)).toHaveText(/^Your turn/);
});

test("all data comes as one file; deletion can be taken back", async ({ page }) => {
  await openPuddle(page, "bot");
  await create(page, "Leaving Ed");
  await page.getByRole("button", { name: "I have them somewhere safe" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), "utf8")) as {
    profile: { name: string };
    games: { record: { game: string } }[];
  };
  expect(file.profile.name).toBe("Leaving Ed");
  expect(file.games.map((game) => game.record.game)).toEqual(["fishery"]);
  const remove = page.getByRole("button", { name: "Delete the account" });
  await expect(remove).toBeDisabled();
  await page.getByLabel("Type your name to go on").fill("Leaving Ed");
  await remove.click();
  await expect(page.getByText(/^This account is erased on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(remove).toBeVisible();
});
