/** Log and stage point at each other: things of a line light up on the stage, and a thing there marks its lines. */
import { animate, type Move } from "../motions";
import { isMeant, keysIn, share, withoutSeats, type Pointed } from "../things";
import { boxOf } from "$/kit/box";

/** A ring around a thing, in pixels from the corner of the frame. */
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of it is cut off above, right, below and left; less than 0 where it may lie around the thing. */
  cut: readonly number[];
  /** Whether it lies inside the thing. */
  inside: boolean;
}

/** Pixels that a ring may reach beyond the part of the frame that its thing lies in. */
const AROUND = 5;
/** Pixels that a ring and the light around it take outside its thing. */
const HALO = 7;

const POINTED = "pointed";
const IS = "[data-is]";
const STAGE = ".stage";
/** The parts of the frame that scroll inside themselves. */
const PART = ".stage, .body";
/** Things that show by themselves that they are pointed at, such as waters: rings would hide what touches them. */
const GLOWS = "[data-glow]";
/** Rows that touch each other: rings around them would hide their neighbours. */
const ROWS = "[data-row]";
/** What stays in sight while the rest of the stage scrolls below it. */
const STAYS = "[data-stays]";

export class Highlight {
  private hovered = $state.raw<readonly Pointed[]>([]);
  private focused = $state.raw<readonly Pointed[]>([]);
  private played = $state.raw<readonly Pointed[]>([]);
  private moves = $state.raw<readonly Move[]>([]);
  /** What is pointed at in the log or being played: lit up on the stage. */
  readonly lit = $derived([this.hovered, this.focused, this.played].find((some) => some.length > 0) ?? []);
  /** The keys that the pointer or the focus is on, on the stage: their lines are marked. */
  met = $state.raw<readonly string[]>([]);
  rings = $state.raw<readonly Ring[]>([]);
  /** The entries of the acts being played of which something is seen. */
  found = $state.raw<readonly number[]>([]);
  /** Where the stage of a phone was before it was scrolled to what is lit up. */
  private before: number | null = null;

  hover(...some: readonly Pointed[]): void {
    this.hovered = named(some);
  }

  focus(...some: readonly Pointed[]): void {
    this.focused = named(some);
  }

  /** Show what happened to some things: they are lit up and move; nothing for an end. */
  play(some: readonly Pointed[], moves: readonly Move[]): void {
    this.played = named(some);
    this.moves = moves;
  }

  meet(keys: readonly string[]): void {
    const found = withoutSeats(keys);
    if (found.join(" ") !== this.met.join(" ")) this.met = found;
  }

  /** Whether a line that speaks of these things is to be marked. */
  marks(keys: readonly string[]): boolean {
    return share(this.met, keys);
  }

  /** Attached to the stage: notices what the pointer, a finger or the focus is on. */
  readonly watch = (stage: HTMLElement): (() => void) => {
    const at = (event: PointerEvent) => this.meet(keysAt(stage, event.clientX, event.clientY));
    const move = (event: PointerEvent) => event.pointerType === "mouse" && at(event);
    const leave = (event: PointerEvent) => event.pointerType === "mouse" && this.meet([]);
    const focus = ({ target }: FocusEvent) => this.meet(keysOf(stage, target as Element));
    /** What has the focus may be about to be removed: then nothing can change at once. */
    const blur = () => queueMicrotask(() => stage.contains(document.activeElement) || this.meet([]));
    stage.addEventListener("pointermove", move);
    stage.addEventListener("pointerdown", at);
    stage.addEventListener("pointerleave", leave);
    stage.addEventListener("focusin", focus);
    stage.addEventListener("focusout", blur);
    return () => {
      stage.removeEventListener("pointermove", move);
      stage.removeEventListener("pointerdown", at);
      stage.removeEventListener("pointerleave", leave);
      stage.removeEventListener("focusin", focus);
      stage.removeEventListener("focusout", blur);
    };
  };

  /** Leave the stage where it is: the reader is about to tap it. */
  stay(): void {
    this.before = null;
  }

  /** Attached to the frame: lights up what is pointed at in the log, also if the stage changes meanwhile. */
  readonly light = (stage: HTMLElement): (() => void) | undefined => {
    const board = stage.querySelector(STAGE) ?? stage;
    if (this.lit.length === 0) {
      if (this.before !== null) board.scrollTop = this.before;
      this.before = null;
      return undefined;
    }
    const lit = this.lit.map((one) => shownOn(board, one));
    const draw = () => {
      const seen = lightUp(stage, lit);
      const ringed = seen.filter((one) => !one.matches(GLOWS) && isInSight(one));
      this.rings = atRest(ringed, () => ringed.map((one) => ringOf(one, stage)));
      const found = lit.filter((pointed) => seen.some((one) => isMeant(one, pointed)));
      this.found = found.flatMap(({ entry }) => entry ?? []);
    };
    let next = 0;
    /** Once in a frame, when the page is laid out anyway. */
    const redraw = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(draw);
    };
    const changes = new MutationObserver(redraw);
    const sizes = new ResizeObserver(redraw);
    draw();
    this.bring(board);
    changes.observe(stage, { subtree: true, childList: true, attributeFilter: ["class", "data-is"] });
    sizes.observe(stage);
    stage.addEventListener("scroll", redraw, true);
    return () => {
      cancelAnimationFrame(next);
      changes.disconnect();
      sizes.disconnect();
      stage.removeEventListener("scroll", redraw, true);
      for (const one of stage.querySelectorAll(`.${POINTED}`)) one.classList.remove(POINTED);
      this.rings = [];
      this.found = [];
    };
  };

  /** Scroll a stage that does not fit to what is lit up, if none of it can be seen. */
  private bring(board: Element): void {
    if (board.scrollHeight <= board.clientHeight + 1) return;
    const { top, bottom } = board.getBoundingClientRect();
    const seen = [...board.querySelectorAll(`.${POINTED}`)].filter(canBeSeen);
    const boxes = seen.map((one) => one.getBoundingClientRect());
    if (seen.length === 0 || boxes.some((box) => box.top < bottom && box.bottom > top)) return;
    this.before ??= board.scrollTop;
    seen[0]?.scrollIntoView({ block: "center", inline: "nearest" });
  }

  /** Attached to the frame: moves what is being played, on the stage only. */
  readonly move = (frame: HTMLElement): (() => void) | undefined =>
    this.moves.length > 0 ? animate(frame.querySelector(STAGE) ?? frame, this.moves) : undefined;
}

const named = (some: readonly Pointed[]) => some.filter((one) => one.keys.length > 0);

const canBeSeen = (one: Element) => one.getClientRects().length > 0;

/** Things of which the board shows none are gone: then their seats are meant. */
function shownOn(board: Element, pointed: Pointed): Pointed {
  const { otherwise = [] } = pointed;
  const shows = () => [...board.querySelectorAll(IS)].some((one) => isMeant(one, pointed) && canBeSeen(one));
  return otherwise.length === 0 || shows() ? pointed : { ...pointed, keys: otherwise };
}

/** Mark the things that are pointed at, and no others; return those that can be seen. */
function lightUp(stage: HTMLElement, lit: readonly Pointed[]): Element[] {
  const all = [...stage.querySelectorAll(IS)];
  const meant = new Set(all.filter((one) => lit.some((pointed) => isMeant(one, pointed))));
  for (const one of all)
    if (one.classList.contains(POINTED) !== meant.has(one)) one.classList.toggle(POINTED);
  return [...meant].filter(canBeSeen);
}

/** Whether the middle of an element is not scrolled out of sight, by its part of the frame or by what stays there: its ring would lie on others. */
function isInSight(element: Element): boolean {
  const part = element.closest(PART)?.getBoundingClientRect();
  if (!part) return true;
  const { left, top, width, height } = boxOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < part.left || x > part.right || y < part.top || y > part.bottom) return false;
  const above = document.elementFromPoint(x, y)?.closest(STAYS);
  return !above || above.contains(element);
}

/** Measure things where they come to rest, also while they move there: their motions go on from where they were. */
export function atRest<T>(moving: readonly Element[], measure: () => T): T {
  const motions = moving
    .flatMap((one) => one.getAnimations())
    .map((motion) => {
      const end = motion.effect?.getComputedTiming().endTime;
      return { motion, end, was: motion.currentTime };
    });
  const ending = motions.filter(({ end }) => typeof end === "number" && Number.isFinite(end));
  for (const { motion, end } of ending) motion.currentTime = end ?? null;
  const measured = measure();
  for (const { motion, was } of ending) motion.currentTime = was;
  return measured;
}

function ringOf(element: Element, stage: HTMLElement): Ring {
  const corner = stage.getBoundingClientRect();
  const { left, top, width, height } = boxOf(element);
  const part = element.closest(PART)?.getBoundingClientRect() ?? corner;
  const beyond = [part.top - top, left + width - part.right, top + height - part.bottom, part.left - left];
  return {
    x: left - corner.x,
    y: top - corner.y,
    width,
    height,
    cut: beyond.map(cutOf),
    inside: element.matches(ROWS),
  };
}

/** A ring ends where its part of the frame hides a thing, and only just passes it where the whole thing is seen. */
export const cutOf = (beyond: number): number => (beyond >= 1 ? beyond : Math.max(-HALO, beyond - AROUND));

/** The keys of everything at a point, one above the other: targets may lie above what they are targets of. */
function keysAt(stage: HTMLElement, x: number, y: number): string[] {
  return document
    .elementsFromPoint(x, y)
    .filter((one) => stage.contains(one))
    .flatMap((one) => keysIn(one.closest(IS)?.getAttribute("data-is")));
}

/** The keys of what has the focus: its own, or those of what lies at its middle. */
function keysOf(stage: HTMLElement, focused: Element): string[] {
  const own = keysIn(focused.closest(IS)?.getAttribute("data-is"));
  if (own.length > 0) return own;
  const { left, top, width, height } = boxOf(focused);
  return keysAt(stage, left + width / 2, top + height / 2);
}
