/** Watches from inside the page whether everything that is told is shown on the stage before the reader acts. */
import type { Page } from "@playwright/test";

/** What was seen of a game. */
export interface Showing {
  /** What was not shown, or shown otherwise than it was told. */
  problems: string[];
  /** Acts of rivals and of chance, those of them that are dice, and decisions of the reader. */
  acts: number;
  dice: number;
  decisions: number;
  /** Acts of which nothing was inside the visible part of the stage. */
  outside: number;
  /** Milliseconds that each change was lit, and those of the longest motion. */
  lit: number[];
  longest: number;
}

interface Watched extends Window {
  isShowing: () => boolean;
  showing: () => Showing;
}

/** Watch every table that the page opens from now on. */
export const watchShowing = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** What was seen so far. What was told and not shown until now counts as not shown. */
export const whatWasShown = (page: Page): Promise<Showing> =>
  page.evaluate(() => (window as unknown as Watched).showing());

/** Wait until nothing is being played any more. */
export const showingEnded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !(window as unknown as Watched).isShowing());

/** Runs in the page. */
function watch(): void {
  interface Told {
    id: string;
    args: Record<string, unknown>;
  }
  interface Happening {
    entry: number;
    seat: number;
    text: string;
    tellings: Told[];
    auto?: Told;
  }
  interface Message {
    type: string;
    you?: number;
    happenings?: Happening[];
  }
  const own = window as unknown as Watched;
  const SEATS = ["seat", "other", "seats", "scores"];
  const DIE = /^roll (\d+)$/;
  const problems: string[] = [];
  const lit: number[] = [];
  const counts = { acts: 0, dice: 0, decisions: 0, outside: 0, longest: 0 };
  /** What was told since the reader acted, and which of it was seen. */
  let due: Happening[] = [];
  let heard = 0;
  const seen = new Set<number>();
  const seenDice = new Set<number>();
  const seenInside = new Set<number>();
  let you: number | undefined;
  let now = { entries: "", since: 0 };

  const stage = () => document.querySelector<HTMLElement>(".frame .stage");

  /** The keys that the stage may have for a telling, by their values: seats apart from things. */
  function valuesOf({ tellings }: Happening): { seats: string[]; things: string[] } {
    const args = tellings.flatMap((one) => Object.entries(one.args));
    const plain = (value: unknown) => [value].flat(2).map((one) => String(one).replaceAll(" ", "-"));
    return {
      seats: args.filter(([name]) => SEATS.includes(name)).flatMap(([, value]) => plain(value)),
      things: args.filter(([name]) => !SEATS.includes(name)).flatMap(([, value]) => plain(value)),
    };
  }

  function shows(one: Element, happening: Happening): boolean {
    const { seats, things } = valuesOf(happening);
    return (one.getAttribute("data-is") ?? "").split(" ").some((key) => {
      const at = key.indexOf(":");
      return (key.startsWith("seat:") ? seats : things).includes(key.slice(at + 1));
    });
  }

  function isInside(one: Element, frame: DOMRect): boolean {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
  }

  /** Remember what is lit now, and how long what was lit before stayed. */
  function look(): void {
    const board = stage();
    const entries = board?.dataset.lit ?? "";
    if (entries !== now.entries) {
      if (now.entries !== "") lit.push(performance.now() - now.since);
      now = { entries, since: performance.now() };
    }
    if (!board || entries === "") return;
    const pointed = [...board.querySelectorAll(".pointed")].filter((one) => one.getClientRects().length > 0);
    const frame = board.getBoundingClientRect();
    for (const happening of due.filter((one) => entries.split(" ").includes(String(one.entry)))) {
      const things = pointed.filter((one) => shows(one, happening));
      if (things.length > 0) seen.add(happening.entry);
      if (things.some((one) => isInside(one, frame))) seenInside.add(happening.entry);
      const [, face = ""] = DIE.exec(happening.text) ?? [];
      if (things.some((one) => one.querySelector(`[data-die="${face}"]`))) seenDice.add(happening.entry);
    }
    for (const one of board.getAnimations({ subtree: true })) {
      const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
      if (Number.isFinite(end)) counts.longest = Math.max(counts.longest, end);
    }
  }

  /** Everything that was told must have been seen when the reader acts. */
  function judge(): void {
    const when = `${own.isShowing() ? "cut off" : "left out"}, ${Math.round(performance.now() - heard)} ms after the news`;
    for (const one of due) {
      const isDie = one.seat < 0 && DIE.test(one.text);
      const ids = one.tellings.map((told) => `${told.id} ${JSON.stringify(told.args)}`).join(", ");
      counts.acts += 1;
      if (isDie) counts.dice += 1;
      if (!seen.has(one.entry))
        problems.push(`not shown, ${when}: ${one.entry} ${one.seat} ${one.text} (${ids})`);
      else if (isDie && !seenDice.has(one.entry)) problems.push(`no die: ${one.entry} ${one.text} (${ids})`);
      if (seen.has(one.entry) && !seenInside.has(one.entry)) counts.outside += 1;
    }
    due = [];
  }

  function hear(message: Message): void {
    if (message.type === "welcome") you = message.you;
    if (message.type !== "welcome" && message.type !== "news") return;
    heard = performance.now();
    const told = new Set((message.happenings ?? []).map((one) => one.entry));
    const news = (message.happenings ?? []).filter((one) => one.seat !== you || one.auto);
    due = [...due.filter((one) => !told.has(one.entry)), ...news];
  }

  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, text: string) {
    if ((JSON.parse(text) as Message).type === "act") {
      counts.decisions += 1;
      judge();
    }
    send.call(this, text);
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as Message));
    }
  };
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }),
  );
  /** A table whose strip is not drawn yet has something to show. */
  own.isShowing = () => {
    const strip = document.querySelector(".strip");
    return strip ? strip.querySelector(".playing") !== null : stage() !== null;
  };
  own.showing = () => {
    judge();
    return { problems, lit, ...counts };
  };
}
