/** Sums of a position: fish if the game ended, or what each side's ships are nearest to while they are placed. */
import type { Seen } from "./boardModel";
import type { Region } from "./view";
import type { Parts } from "$/table/room";

export interface Sum {
  black: number;
  white: number;
  /** Squares that count for nobody. */
  tied: number;
}

/** The sums of a position; those after a choice count as those before it do, by reach as long as ships are placed. */
export function sumOf({ view, insight }: Seen, placing = view.phase === "ships"): Sum {
  if (!placing)
    return { black: insight.scores[0] ?? 0, white: insight.scores[1] ?? 0, tied: insight.contested };
  const [black = 0, white = 0] = insight.nearest.map((cells) => cells.length);
  const all = Number(view.options.rows) * Number(view.options.columns);
  return { black, white, tied: all - black - white };
}

export const ownOf = (sum: Sum, seat: number) => (seat === 0 ? sum.black : sum.white);
/** By how much a seat is ahead. */
export const leadOf = (sum: Sum, seat: number) => ownOf(sum, seat) - ownOf(sum, 1 - seat);

/** The points of both seats: their largest fishery, the second, and all others together. */
export function partsOf(regions: readonly Region[], names: readonly string[]): Parts {
  const points = [0, 1].map((seat) => {
    const [first = 0, second = 0, ...rest] = regions
      .filter((region) => region.owner === seat)
      .map((region) => region.cells.length)
      .sort((one, other) => other - one);
    return [first, second, rest.reduce((sum, size) => sum + size, 0)];
  });
  return { names, points };
}
