/** Letters of a real mail server: back into an account by a link, and an address whose owner agrees to letters about turns. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { expect, expectAccessible, freePort, python, TestServer } from "./server";

const ADDRESS = "bo@example.org";

/** The mail server of the tests. It keeps each letter as a file. */
class PostOffice {
  private readonly folder = mkdtempSync(join(tmpdir(), "shoal-letters-"));
  private readonly process: ChildProcess;

  constructor(port: number) {
    const box = ["-c", "aiosmtpd.handlers.Mailbox", join(this.folder, "box")];
    this.process = spawn(python, ["-m", "aiosmtpd", "-n", "-l", `127.0.0.1:${port}`, ...box], {
      stdio: "ignore",
    });
  }

  /** The newest link of this kind in any letter. */
  link(kind: string): string | undefined {
    const folder = join(this.folder, "box", "new");
    if (!existsSync(folder)) return undefined;
    const letters = readdirSync(folder).sort();
    const found = letters.map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\n", ""));
    const links = found.flatMap((letter) => letter.match(/https:\/\/[^\s"<>]+/g) ?? []);
    return links.findLast((link) => link.includes(kind));
  }

  stop(): void {
    this.process.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const test = base.extend<object, { mailing: { server: TestServer; post: PostOffice } }>({
  mailing: [
    // Playwright reads the fixtures that a fixture needs from this pattern, even where there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await freePort();
      const server = new TestServer(await freePort(), {
        SHOAL_SMTP: `smtp://127.0.0.1:${smtp}`,
        SHOAL_MAIL_FROM: "turns@shoal.example",
        SHOAL_URL: "https://shoal.example",
      });
      const post = new PostOffice(smtp);
      await server.start();
      await use({ server, post });
      await server.stop();
      server.clear();
      post.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.server.url),
});

/** The path and secret of a link in a letter, once it has come. */
async function pathOf(post: PostOffice, kind: string): Promise<string> {
  await expect.poll(() => post.link(kind), { timeout: 30_000 }).toBeDefined();
  const { pathname, hash } = new URL(post.link(kind) ?? "");
  return pathname + hash;
}

test("a letter leads back into an account, and another begins letters about turns", async ({
  browser,
  mailing,
  page,
}) => {
  await page.goto("/account");
  await page.getByLabel("Name", { exact: true }).fill("Mailed Bo");
  await page.getByLabel("Password", { exact: true }).fill("nine fathoms deep");
  await page.getByLabel("E-mail").fill(ADDRESS);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery words" })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: mailing.server.url })).newPage();
  await other.goto(await pathOf(mailing.post, "/letters/address/"));
  await expect(other.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await expectAccessible(other);
  await other.goto("/recover");
  await other.getByLabel("E-mail of the account").fill(ADDRESS);
  await other.getByRole("button", { name: "Send a link" }).click();
  await expect(other.getByText(/^If this address belongs to an account/)).toBeVisible();
  await other.goto(await pathOf(mailing.post, "/recover#"));
  await expectAccessible(other);
  await other.getByLabel("New password").fill("ten fathoms deep");
  await other.getByRole("button", { name: "Set a new password" }).click();
  await expect(other.getByRole("heading", { name: "Your recovery words" })).toBeVisible();
  await other.goto("/account");
  await expect(other.getByText("signed in as Mailed Bo")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();

  await other.goto("/settings");
  await other.getByLabel("By e-mail").check();
  await page.goto(await pathOf(mailing.post, "/letters/confirm/"));
  await expect(
    page.getByRole("heading", { name: "We will write to you when it is your turn" }),
  ).toBeVisible();
  await expectAccessible(page);
});
