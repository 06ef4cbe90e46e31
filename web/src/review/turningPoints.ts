/** The turning points of a reviewed game: the plies that changed a seat's share of the win most. */
import type { Change } from "./luckAndSkill";

/** How many turning points a game has at most, and how much of a share each has changed at least. */
const MOST = 6;
const LEAST = 0.05;

/** The plies that changed most, in the order of the game. */
export function turningPoints(all: readonly Change[]): Change[] {
  return [...all]
    .filter((one) => Math.abs(one.change) >= LEAST)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.ply - other.ply);
}

/** The ply that changed most; null if none changed much. */
export function turningPoint(all: readonly Change[]): Change | null {
  const [most] = [...all].sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return most && Math.abs(most.change) >= LEAST ? most : null;
}
