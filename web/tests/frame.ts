/** Watches the frame of a table from inside the page: whether it holds still, and whether everything is shown. */
import { expect, type Page } from "@playwright/test";

interface Watched extends Window {
  checkFrame: () => void;
  frameProblems: string[];
  framesChecked: number;
}

/** Check the frame at every decision of the table that is opened next. */
export const watchFrame = (page: Page) => page.addInitScript(watch);

/** Nothing was wrong at any decision of a whole game. */
export async function expectStill(page: Page): Promise<void> {
  const { problems, checked } = await page.evaluate(problemsSeen);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(5);
}

/** Runs in the page. Returns what was wrong at any decision since the watch began, and how many were checked. */
export function problemsSeen(): { problems: string[]; checked: number } {
  const { frameProblems: problems, framesChecked: checked } = window as unknown as Watched;
  return { problems: [...new Set(problems)], checked };
}

/** Runs in the page. */
export function watch(): void {
  const own = window as unknown as Watched;
  const ROWS = { turn: ".turn", strip: ".strip", stage: ".stage", actions: ".actions", confirm: ".send" };
  const first: Record<string, string> = {};
  let shown = new Set<string>();
  own.frameProblems = [];
  own.framesChecked = 0;
  const box = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  };
  const problem = (words: string) => {
    const line = document.querySelector(".turn .say")?.textContent ?? "";
    own.frameProblems.push(`${words} (at: ${line})`);
  };
  /** Acts that light up are remembered, since a playback may end before the next decision is checked. */
  const remember = () => {
    const lit = document.querySelector<HTMLElement>(".stage")?.dataset.lit ?? "";
    for (const entry of lit.split(" ")) if (entry) shown.add(entry);
  };
  new MutationObserver(remember).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-lit"],
  });
  own.checkFrame = () => {
    own.framesChecked += 1;
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) problem("the page scrolls");
    for (const [name, selector] of Object.entries(ROWS)) {
      const one = document.querySelector(`.frame ${selector}`);
      if (!one) {
        problem(`there is no ${name}`);
        continue;
      }
      first[name] ??= box(one);
      if (first[name] !== box(one)) problem(`${name} was at ${first[name]}, is at ${box(one)}`);
    }
    for (const one of document.querySelectorAll(".frame .turn, .frame .send, .frame [data-is^='seat:']")) {
      if (one.closest(".stage, aside")) continue;
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!inside || width < 8) problem(`${one.className || one.tagName} is not inside the window`);
    }
    for (const ring of document.querySelectorAll(".frame > i")) {
      const { x, y, width, height } = ring.getBoundingClientRect();
      if (x + width / 2 > innerWidth || y + height / 2 > innerHeight)
        problem(`a ring is around ${box(ring)}`);
    }
    remember();
    for (const chip of document.querySelectorAll<HTMLElement>("[data-entries]"))
      for (const entry of (chip.dataset.entries ?? "").split(" "))
        if (!shown.has(entry)) problem(`act ${entry}, ${chip.textContent}, was not seen on the board`);
    shown = new Set([...shown].slice(-200));
  };
}
