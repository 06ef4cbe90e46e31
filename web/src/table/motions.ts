/** How things on the stage move when what happened to them is shown. They stand in their final place all the time. */
import { isMeant, type Pointed } from "./things";
import { prefersStill } from "$/kit/motion";

export type Motion = "cast" | "drop" | "settle" | "spread" | "fade" | "open" | "slide";

interface Course {
  frames: Keyframe[];
  /** Milliseconds of one thing, and between one thing and the next. */
  takes: number;
  apart: number;
}

const COURSES: Record<Motion, Course> = {
  /** A piece is drawn where it lands. */
  cast: {
    frames: [
      { scale: "0.2", opacity: 0 },
      { scale: "1", opacity: 1 },
    ],
    takes: 180,
    apart: 40,
  },
  /** Crates fall, one after the other. */
  drop: {
    frames: [
      { translate: "0 -16px", opacity: 0 },
      { translate: "0", opacity: 1 },
    ],
    takes: 140,
    apart: 90,
  },
  /** A die turns and lies still. */
  settle: {
    frames: [
      { rotate: "-200deg", scale: "1.25" },
      { rotate: "12deg", scale: "1.05", offset: 0.8 },
      { rotate: "0deg" },
    ],
    takes: 260,
    apart: 60,
  },
  /** Streets spread, square by square. */
  spread: { frames: [{ opacity: 0 }, { opacity: 1 }], takes: 90, apart: 55 },
  /** What goes away is seen once more. */
  fade: { frames: [{ opacity: 1, scale: "1.15" }, { opacity: 0.2 }, { opacity: 1 }], takes: 240, apart: 0 },
  /** Envelopes open together. */
  open: { frames: [{ scale: "1 0.1" }, { scale: "1 1" }], takes: 160, apart: 0 },
  /** A piece comes from the side. */
  slide: {
    frames: [
      { translate: "-24px 0", opacity: 0.3 },
      { translate: "0", opacity: 1 },
    ],
    takes: 220,
    apart: 60,
  },
};
/** All things of one act have moved by then. */
const LONGEST = 420;

/** Things of the stage, and how they move. */
export interface Move extends Pointed {
  motion: Motion;
}

/** Things that say how they move (`data-move="settle"`) move only so; nothing there means never. Others move in any way. */
function takes(one: Element, motion: Motion): boolean {
  const ways = one.getAttribute("data-move");
  return ways === null || ways.split(" ").includes(motion);
}

/**
 * Move the things of the stage that have one of the keys; return what ends all motions at once. Nothing moves for
 * readers who want no motion.
 */
export function animate(stage: Element, moves: readonly Move[]): (() => void) | undefined {
  if (prefersStill()) return undefined;
  const running = moves.flatMap((move) => {
    const { frames, takes: time, apart } = COURSES[move.motion];
    const things = [...stage.querySelectorAll<SVGElement | HTMLElement>("[data-is]")].filter(
      (one) => isMeant(one, move) && takes(one, move.motion) && one.getClientRects().length > 0,
    );
    const between = Math.min(apart, (LONGEST - time) / Math.max(1, things.length - 1));
    return things.map((one, at) => {
      if (one instanceof SVGElement) one.style.transformBox = "fill-box";
      one.style.transformOrigin = "center";
      return one.animate(frames, {
        duration: time,
        delay: at * between,
        fill: "backwards",
        easing: "ease-out",
      });
    });
  });
  return () => running.forEach((one) => one.finish());
}
