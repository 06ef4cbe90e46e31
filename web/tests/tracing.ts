/** Traces of the browser: what the pages' main thread does while others play, in processor time. */
import type { Browser, Page } from "@playwright/test";

/** What a trace says of the turns of others. Times are milliseconds. */
export interface Traced {
  turns: number;
  tasks: number;
  /** Processor time of the longest tasks, the longest one first. */
  longest: number[];
  /** What the longest task did, and for how long: its own parts, the longest one first. */
  parts: string;
  /** Frames that were drawn, and those that came too late for the screen. */
  drawn: number;
  dropped: number;
  /** Share of the drawn frames whose work on the main thread fits in a sixtieth of a second of processor time. */
  light: number;
}

interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it took, and how long the processor worked on it. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { functionName?: string } };
}

const CATEGORIES = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "devtools.timeline.frame",
  "disabled-by-default-devtools.timeline.frame",
  "blink.user_timing",
];
const THEIRS = "shoal:theirs";
const OURS = "shoal:ours";
const FRAME = 1e6 / 60;

/** Let the page mark in its timeline when the turns of others begin and end: with an act, and with the next click. */
export const markTurns = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ theirs, ours }) => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (this: WebSocket, text: string) {
        send.call(this, text);
        if ((JSON.parse(text) as { type: string }).type === "act") performance.mark(theirs);
      };
      for (const kind of ["click", "pointerdown", "keydown"])
        window.addEventListener(kind, () => performance.mark(ours), true);
    },
    { theirs: THEIRS, ours: OURS },
  );

/** Trace the page while it does something. */
export async function traced(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  return measured(traceEvents);
}

interface Turn {
  from: number;
  to: number;
}

/** The turns of others, from the marks in the timeline of the page. */
function turnsIn(marks: readonly Event[]): Turn[] {
  return marks.flatMap((mark, at) => {
    const end = marks[at + 1];
    return mark.name === THEIRS && end ? [{ from: mark.ts, to: end.ts }] : [];
  });
}

function measured(events: readonly Event[]): Traced {
  const marks = events.filter((one) => one.name === THEIRS || one.name === OURS);
  marks.sort((one, other) => one.ts - other.ts);
  const turns = turnsIn(marks);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const isTheirs = (one: Event) =>
    turns.some(({ from, to }) => one.ts >= from && one.ts + (one.dur ?? 0) <= to);
  const ours = events.filter((one) => one.pid === pid && isTheirs(one));
  const tasks = ours.filter((one) => one.tid === tid && one.name === "RunTask" && one.tdur !== undefined);
  tasks.sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
  const count = (name: string) => ours.filter((one) => one.name === name).length;
  const drawn = ours.filter((one) => one.name === "DrawFrame").map((one) => one.ts);
  return {
    turns: turns.length,
    tasks: tasks.length,
    longest: tasks.slice(0, 5).map((one) => (one.tdur ?? 0) / 1000),
    parts: tasks
      .slice(0, 1)
      .map((one) => partsOf(one, events))
      .join(),
    drawn: drawn.length,
    dropped: count("DroppedFrame"),
    light: share(drawn, tasks),
  };
}

/** The parts of a task that took longest, by name. */
function partsOf({ pid, tid, ts, dur = 0 }: Event, events: readonly Event[]): string {
  const times = new Map<string, number>();
  for (const one of events)
    if (one.pid === pid && one.tid === tid && one.ts >= ts && one.ts < ts + dur && one.tdur !== undefined) {
      const name = [one.name, one.args?.data?.functionName].join(" ").trim();
      times.set(name, (times.get(name) ?? 0) + one.tdur / 1000);
    }
  const longest = [...times].sort(([, one], [, other]) => other - one).slice(0, 6);
  return longest.map(([name, time]) => `${name} ${time.toFixed(1)}`).join(", ");
}

/** The share of frames before which the main thread worked no longer than a frame may take. */
function share(drawn: readonly number[], tasks: readonly Event[]): number {
  const works = new Map<number, number>();
  for (const { ts, tdur = 0 } of tasks) {
    const frame = Math.floor(ts / FRAME);
    works.set(frame, (works.get(frame) ?? 0) + tdur);
  }
  const light = drawn.filter((ts) => (works.get(Math.floor(ts / FRAME)) ?? 0) <= FRAME);
  return drawn.length === 0 ? 1 : light.length / drawn.length;
}
