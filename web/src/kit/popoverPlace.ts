/** Where a bubble (popover) lies beside a thing: above it, or below if there is no room, and always inside the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;

const GAP = 8;
const EDGE = 6;

export function popoverPlace(thing: Box, bubble: Size, window: Size): { left: number; top: number } {
  const middle = thing.left + thing.width / 2 - bubble.width / 2;
  const above = thing.top - GAP - bubble.height;
  const below = thing.top + thing.height + GAP;
  return {
    left: within(middle, window.width - bubble.width),
    top: within(above >= EDGE ? above : below, window.height - bubble.height),
  };
}

const within = (at: number, room: number): number => Math.max(EDGE, Math.min(at, room - EDGE));
