import { turnLine } from "./server";
import { blind, play } from "./player";
import { expect, longestTask, longestWork, openTable, test, visitOnce, watchLongTasks } from "./site";

/** The time that Python may need to start in a page on a busy machine. */
const PATIENTLY = { timeout: 90_000 };
/** The longest time, in milliseconds, for which the page may be busy. */
const LONGEST = 100;
/** Clicks in one measured stretch, and the most stretches of a game. */
const STRETCH = 100;
const STRETCHES = 50;

for (const game of ["fishery", "fleet", "fishery_boom", "pisces", "fresh_fish"]) {
  test(`a whole game of ${game} with the network off`, { tag: "@offline" }, async ({ page, site }) => {
    test.setTimeout(1_200_000);
    await watchLongTasks(page);
    const works = [
      await longestWork(page, async () => {
        await visitOnce(page, site);
        await openTable(page, site, game);
        await expect(turnLine(page)).toBeVisible(PATIENTLY);
      }),
    ];
    const isOver = async () => /^Game over/.test((await turnLine(page).textContent()) ?? "");
    while (works.length < STRETCHES && !(await isOver())) {
      const stretch = { look: blind, most: STRETCH, seed: works.length };
      works.push(await longestWork(page, () => play(page, stretch)));
    }
    await expect(turnLine(page)).toHaveText(/^Game over/);
    const longest = Math.max(...works);
    const note = `${longest} ms of work, ${await longestTask(page)} ms on the clock`;
    test.info().annotations.push({ type: "longest task", description: note });
    console.log(`${game}: ${note}`);
    expect.soft(longest, "the longest task of the page, in ms of work").toBeLessThan(LONGEST);
  });
}
