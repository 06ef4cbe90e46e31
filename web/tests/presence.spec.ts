import { expect, expectAccessible, openPuddle, takeFirst, test, turnLine } from "./server";

const SECONDS = 20;

test("somebody leaves, a bot plays on, and they take their seat back", async ({ browser, server }) => {
  test.setTimeout(120_000);
  const contexts = await Promise.all(
    [0, 1, 2].map(() => browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 720 } })),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [host, guest, watcher] = pages;
  if (!host || !guest || !watcher || !contexts[1]) throw new Error("three pages are missing");
  await host.route("**/api/tables", async (route) => {
    const wish = route.request().postDataJSON() as { absence: object };
    await route.continue({ postData: { ...wish, absence: { ...wish.absence, after: SECONDS } } });
  });
  await openPuddle(host, "open", "Live");
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Take a seat" }).click();
  const seats = host.getByRole("list", { name: "Seats" }).getByRole("listitem");
  await expect(turnLine(host)).toHaveText(/^Your turn/);
  await expect(seats.nth(1).locator(".dot")).toHaveText("here");
  await takeFirst(host);
  await expect(turnLine(guest)).toHaveText(/^Your turn/);
  await watcher.goto(host.url());

  await guest.close();
  await expect(seats.nth(1)).toContainText("lost the connection 0:");
  await expect(seats.nth(1).locator(".dot")).toHaveText("away");
  await expect(host.locator(".turn .sub")).toHaveText(
    /^Their connection is lost since 0:.* Their clock runs: 9:/,
  );
  await expect(watcher.locator(".dot")).toHaveCount(0);
  await expectAccessible(host);
  await expect(turnLine(host)).toHaveText(/ has been away for 0:2\d$/, { timeout: 40_000 });
  await expect(host.locator(".turn .sub")).toHaveText(/ You choose; waiting costs you nothing\.$/);
  await expect(host.getByRole("button", { name: "Claim the win" })).toBeVisible();
  await expect(host.getByText("1 watching")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(host);
  for (const [name, width, height] of [
    ["phone", 390, 844],
    ["desk", 1280, 720],
  ] as const) {
    await host.setViewportSize({ width, height });
    await expectAccessible(host);
    if (process.env.SHOTS) await host.screenshot({ path: `${process.env.SHOTS}/left-${name}.png` });
  }
  await host.getByRole("button", { name: "Let a bot take over" }).click();
  await expect(seats.nth(1)).toContainText(/for /);
  await expect(turnLine(host)).toHaveText(/^Your turn/);

  const back = await contexts[1].newPage();
  await back.goto(host.url());
  await expect(turnLine(back)).toHaveText(/^A bot played 1 move for you$/);
  await expect(back.locator(".turn .sub")).toHaveText(/less than 5 minutes/);
  await expectAccessible(back);
  if (process.env.SHOTS) {
    await back.screenshot({ path: `${process.env.SHOTS}/back-desk.png` });
    await back.setViewportSize({ width: 390, height: 844 });
    await back.emulateMedia({ colorScheme: "dark" });
    await back.screenshot({ path: `${process.env.SHOTS}/back-phone-dark.png` });
  }
  await back.getByRole("button", { name: "Take my seat back" }).click();
  await expect(seats.nth(1).locator(".dot")).toHaveText("here");
  await takeFirst(host);
  await expect(turnLine(back)).toHaveText(/^Your turn/);
  await takeFirst(back);
  await expect(turnLine(host)).toHaveText(/^Your turn/);
});
