/** A player inside the page: clicks what is offered, sends whole moves, and checks every kind of decision. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "./server";

interface Until {
  /** The most clicks. */
  most?: number;
  /** Stop when this is asked. */
  asked?: RegExp;
  /** Called at every new kind of decision; by default it checks accessibility. */
  look?: (kind: string) => Promise<unknown>;
  /** Decides which of the offered things are clicked. */
  seed?: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Next {
  kinds: string[];
  most: number;
  seed: number;
  /** Stop before each click that a pointer can make, so that a real pointer makes it. */
  byHand: boolean;
}

export interface Stop {
  why: "over" | "asked" | "most" | "stuck" | "covered" | "press";
  /** Where to press. */
  at?: Point;
  line: string;
  /** The line without names and numbers, the same for every decision of a kind. */
  kind: string;
  clicks: number;
  seed: number;
}

/** Checks nothing, if another test checks the same decisions. */
export const blind = (): Promise<void> => Promise.resolve();

/** Play until the game is over, or as told; return the kinds of decisions that came up. */
export const play = (page: Page, until: Until = {}): Promise<string[]> =>
  playBy((next) => page.evaluate(clickOn, next), { look: () => expectAccessible(page), ...until });

/** Play in any browser: `go` runs `clickOn` in its page, and `press`, if there is one, is its pointer. */
export async function playBy(
  go: (next: Next) => Promise<Stop>,
  { most = 5000, asked, look = blind, seed = 1 }: Until,
  press?: (at: Point) => Promise<unknown>,
): Promise<string[]> {
  const kinds: string[] = [];
  for (let left = most, next = seed; ;) {
    const stop = await go({ kinds, most: left, seed: next, byHand: press !== undefined });
    expect(["stuck", "covered"], `after ${kinds.join(" / ")}: ${stop.line}`).not.toContain(stop.why);
    if (stop.why === "most") return kinds;
    left -= stop.clicks;
    next = stop.seed;
    if (stop.at) {
      await press?.(stop.at);
      continue;
    }
    await look(stop.kind);
    kinds.push(stop.kind);
    if (stop.why === "over" || asked?.test(stop.line)) return kinds;
  }
}

/** Runs in the page. Clicks what is offered until the game is over or a new kind of decision is asked. */
export async function clickOn({ kinds, most, seed, byHand }: Next): Promise<Stop> {
  const PATIENCE = 30_000;
  const OFFERED = [
    '[data-id][aria-disabled="false"][aria-pressed="false"]',
    '[data-rove]:not([aria-disabled="true"]):not([aria-pressed="true"])',
    ".choice.open",
    'button.face[aria-pressed="false"]',
    '.equipment button[aria-disabled="false"][aria-pressed="false"]',
    "button.may",
    ".track .can",
    'button.act:not([aria-pressed="true"])',
    ".actions .other",
  ].join();
  let state = seed;
  let clicks = 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const changed = (patience: number) =>
    new Promise<boolean>((resolve) => {
      const end = (is: boolean) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(is);
      };
      const observer = new MutationObserver(() => end(true));
      const timer = setTimeout(() => end(false), patience);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const said = () => document.querySelector(".turn .say")?.textContent ?? "";
  const kind = () => said().replace(/:.*|\$?\d+|\b[a-j]\d+\b/g, "…");
  const stopped = (why: Stop["why"]): Stop => ({ why, line: said(), kind: kind(), clicks, seed: state });
  const click = (one: HTMLElement) => {
    clicks += 1;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const pick = (ones: HTMLElement[]) => ones[random(ones.length || 1)];
  const middle = (one: HTMLElement): Point => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const inReach = (one: HTMLElement, { x, y }: Point) => one.contains(document.elementFromPoint(x, y));

  if (byHand) while (await changed(25));
  for (let began = Date.now(); Date.now() - began < PATIENCE;) {
    if (document.querySelector(".turn.over")) return stopped("over");
    const pause = visible(".ended .btn");
    const send = visible(".send:not([aria-disabled])");
    const offered = document.querySelector(".turn.asked") ? visible(OFFERED) : [];
    const one = pick(pause) ?? pick(random(4) > 0 ? send : offered) ?? pick(offered) ?? pick(send);
    const watched = window as { checkFrame?: () => void; isShowing?: () => boolean };
    if (!one || watched.isShowing?.()) {
      await changed(100);
      while (await changed(25));
      continue;
    }
    watched.checkFrame?.();
    if (pause.length === 0 && !kinds.includes(kind())) return stopped("asked");
    if (clicks >= most) return stopped("most");
    if (byHand) {
      const at = middle(one);
      if (inReach(one, at)) return { ...stopped("press"), at, clicks: clicks + 1 };
      if (send.includes(one)) return stopped("covered");
    }
    click(one);
    began = Date.now();
    while (await changed(25));
  }
  return stopped("stuck");
}
