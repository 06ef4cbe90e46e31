/** Where targets are on a board, and which one an arrow key, a pointer or a finger picks. */
export interface Target {
  /** The action that choosing it takes. */
  id: string;
  /** Its rectangle in the board's own units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** What a screen reader says. */
  label: string;
  legal: boolean;
}

export type Direction = "up" | "down" | "left" | "right";

const WAYS: Record<Direction, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function directionOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

export function middle(target: Target): [number, number] {
  return [target.x + target.width / 2, target.y + target.height / 2];
}

/** The nearest target in a direction. Distance sideways counts twice. */
export function neighbour(targets: readonly Target[], from: Target, direction: Direction): Target | null {
  const [wayX, wayY] = WAYS[direction];
  const [fromX, fromY] = middle(from);
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middle(target);
    const ahead = (x - fromX) * wayX + (y - fromY) * wayY;
    const aside = Math.abs((x - fromX) * wayY) + Math.abs((y - fromY) * wayX);
    const far = ahead + 2 * aside;
    if (target.id !== from.id && ahead > 1 && far < least) [best, least] = [target, far];
  }
  return best;
}

/** The target nearest to a point, at most `reach` away from its rectangle. */
export function nearest(targets: readonly Target[], x: number, y: number, reach: number): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const [middleX, middleY] = middle(target);
    const besideX = Math.max(0, Math.abs(x - middleX) - target.width / 2);
    const besideY = Math.max(0, Math.abs(y - middleY) - target.height / 2);
    const far = Math.hypot(besideX, besideY);
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

/** The least distance between the middles of two targets. */
export function density(targets: readonly Target[]): number {
  let least = Infinity;
  for (const [at, one] of targets.entries()) {
    const [x, y] = middle(one);
    for (const other of targets.slice(at + 1)) {
      const [otherX, otherY] = middle(other);
      least = Math.min(least, Math.hypot(x - otherX, y - otherY));
    }
  }
  return least;
}
