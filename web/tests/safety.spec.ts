/** Following, blocking, muting and reporting people, and what an operator does about it from the command line. */
import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, openPuddle, openTab, python, test, type TestServer } from "./server";

async function visitors(browser: Browser, server: TestServer, number: number): Promise<Page[]> {
  const pages = Array.from({ length: number }, async () =>
    (await browser.newContext({ baseURL: server.url })).newPage(),
  );
  return Promise.all(pages);
}

const nameOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string }).name);

function admin(server: TestServer, ...words: string[]): string {
  const program = "from shoal.cli import main; main()";
  const env = { ...process.env, SHOAL_DATA: server.data };
  return execFileSync(python, ["-c", program, "admin", ...words], { env, encoding: "utf8" });
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("a line is reported, an operator mutes, and a block hides both ways", async ({ browser, server }) => {
  const [host, guest] = await visitors(browser, server, 2);
  if (!host || !guest) throw new Error("two pages are missing");
  await openPuddle(host, "open");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await openTab(host, "Log");
  await openTab(guest, "Log");
  await say(host, "You play like a herring");
  await expect(guest.locator(".said")).toContainText("You play like a herring");
  await say(host, "Look at www.example.com");
  await expect(host.getByText("Chat has no links.")).toBeVisible();

  const rude = await nameOf(host);
  await guest.getByRole("button", { name: `About this line of ${rude}` }).click();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Report" }).click();
  await expect(guest.getByLabel("This line of chat")).toBeChecked();
  await guest.getByLabel("In your words").fill("This hurts");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Send the report" }).click();
  await expect(guest.getByText("Thank you.")).toBeVisible();
  await guest.getByRole("button", { name: "Close" }).click();

  const listed = admin(server, "reports");
  expect(listed).toContain("This hurts");
  const report = listed.split(" ")[0] ?? "";
  expect(admin(server, "reports", report)).toMatch(/^> .*You play like a herring$/m);

  await guest.getByRole("button", { name: "Menu" }).click();
  await guest.getByRole("button", { name: `About ${rude}`, exact: true }).click();
  await guest.getByRole("button", { name: "Block" }).click();
  await expect(guest.getByRole("button", { name: "Unblock" })).toBeVisible();
  await guest.getByRole("button", { name: "Close" }).click();
  await guest.keyboard.press("Escape");
  await expect(guest.locator(".said")).toHaveCount(0);
  await say(guest, "Nobody hears me");
  await expect(guest.locator(".said")).toHaveCount(1);
  await say(host, "Me neither");
  await expect(host.locator(".said")).toContainText(["You play like a herring", "Me neither"]);
  await expect(guest.locator(".said")).toHaveText([/Nobody hears me/]);
  await host.reload();
  await openTab(host, "Log");
  await expect(host.locator(".said")).toContainText(["You play like a herring", "Me neither"]);

  admin(server, "mute", rude, "--days", "1", "--why", "rude");
  admin(server, "reports", report, "--answer", "muted");
  await say(host, "And now?");
  await expect(host.getByText(/You may not chat until/)).toBeVisible();
  await guest.goto("/settings");
  await expect(guest.getByText(`${rude}: we looked at it; they may not chat for a while`)).toBeVisible();
  await guest.getByRole("button", { name: "Nobody" }).click();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: `Take ${rude} off the list` }).click();
  await expect(guest.getByRole("button", { name: `Take ${rude} off the list` })).toHaveCount(0);
});

test("friends are found in the lobby, and blocked people do not meet there", async ({ browser, server }) => {
  const [host, guest] = await visitors(browser, server, 2);
  if (!host || !guest) throw new Error("two pages are missing");
  await host.goto("/");
  await host.evaluate(async () => {
    const headers = { "Content-Type": "application/json", "X-Shoal": "1" };
    await fetch("/api/players/guest", { method: "POST", headers, body: "{}" });
    const wish = JSON.stringify({ game: "pisces", seats: 3, door: "public" });
    await fetch("/api/tables", { method: "POST", headers, body: wish });
  });
  const friend = await nameOf(host);
  await guest.goto(`/players/${encodeURIComponent(friend)}`);
  await guest.getByRole("button", { name: "Follow" }).click();
  await expect(guest.getByRole("button", { name: "✓ Following" })).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByRole("link", { name: friend })).toBeVisible();
  const row = guest.locator("li", { hasText: friend }).filter({ hasText: "Pisces" });
  await expect(row.first()).toBeVisible();
  await expectAccessible(guest);

  await guest.getByRole("link", { name: friend }).click();
  await expect(guest.getByText("waits for players at Pisces")).toBeVisible();
  await guest.getByRole("button", { name: "More: mute, block, report" }).click();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Block", exact: true }).click();
  await expect(guest.getByRole("button", { name: "Unblock" })).toBeVisible();
  await guest.keyboard.press("Escape");
  await expect(guest.getByRole("button", { name: "More: mute, block, report" })).toBeFocused();
  await expect(guest.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByText("Nobody yet. Follow people on their profile.")).toBeVisible();
  await expect(row).toHaveCount(0);
});
