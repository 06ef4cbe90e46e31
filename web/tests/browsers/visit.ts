/** What a test needs of a browser, and what runs in the pages of any. */
import type { Point } from "../player";

export interface Size {
  width: number;
  height: number;
}

/** One window of a browser, which was started for it. */
export interface Visit {
  goto(url: string): Promise<unknown>;
  /** Run a function in the page. It can use nothing but its argument. */
  evaluate<Asked, Answer>(doing: (asked: Asked) => Answer | Promise<Answer>, asked: Asked): Promise<Answer>;
  /** Press with the browser's own pointer: a finger on a phone, where the browser has one. */
  press(at: Point): Promise<unknown>;
  shot(file: string): Promise<unknown>;
  /** Return what the page threw, or wrote to the console as an error. */
  errors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export type Start = (size: Size) => Promise<Visit>;

export interface TableWish {
  seats: number;
  /** Names of buttons to press before playing: options and presets. */
  press: string[];
}

/** Runs in the new-table page. Seats bots of the weakest level, chooses the options, and goes to the table. */
export async function openTable({ seats, press }: TableWish): Promise<void> {
  const soon = async <Thing>(find: () => Thing | undefined, what: string): Promise<Thing> => {
    for (const began = Date.now(); Date.now() - began < 90_000;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`There is no ${what}`);
  };
  const button = (name: string) =>
    soon(
      () => [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name),
      `button ${name}`,
    );
  const levels = () => [...document.querySelectorAll<HTMLSelectElement>('select[aria-label="Level"]')];
  await soon(() => levels()[0], "level");
  while (levels().length < seats - 1) {
    const before = levels().length;
    (await button("Add a seat")).click();
    await soon(() => levels()[before], "new seat");
  }
  for (const level of levels()) {
    level.value = "deckhand";
    level.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const name of press) (await button(name)).click();
  (await button("Play")).click();
  await soon(() => document.querySelector(".frame .turn.asked, .frame .turn .say") ?? undefined, "table");
}

/** Runs in the page. Waits until something is there. */
export async function waitFor(selector: string): Promise<void> {
  for (const began = Date.now(); !document.querySelector(selector);) {
    if (Date.now() - began > 90_000) throw new Error(`There is no ${selector}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs in the page. Presses a button with this label as soon as it is there. */
export async function pressNamed(name: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll("button")].find((one) =>
      [one.textContent.trim(), one.getAttribute("aria-label")].includes(name),
    );
  for (const began = Date.now(); !find();) {
    if (Date.now() - began > 90_000) throw new Error(`There is no button ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  find()?.click();
}
