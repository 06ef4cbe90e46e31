import { turnLine } from "./house";
import { blind, play } from "./player";
import { expect, longestTask, openTable, test, visitOnce, watchLongTasks } from "./site";

/** What Python needs to start in a page on a busy machine. */
const PATIENTLY = { timeout: 90_000 };
/** Milliseconds for which the page itself may ever be busy. */
const LONGEST = 100;

for (const game of ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"]) {
  test(`a whole game of ${game} with the network off`, { tag: "@offline" }, async ({ page, site }) => {
    test.setTimeout(1_200_000);
    await watchLongTasks(page);
    await visitOnce(page, site);
    await openTable(page, site, game);
    await expect(turnLine(page)).toBeVisible(PATIENTLY);
    await play(page, { look: blind });
    await expect(turnLine(page)).toHaveText(/^Game over/);
    const longest = await longestTask(page);
    test.info().annotations.push({ type: "longest task", description: `${longest} ms` });
    expect.soft(longest, "the longest task of the page, in ms").toBeLessThan(LONGEST);
  });
}
