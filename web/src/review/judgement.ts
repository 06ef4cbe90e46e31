/** What a review found: shares at each ply, what chance and decisions changed, and the turning points. */
import type { Judged } from "$/wire/answers";

export interface Change {
  /** The ply it led to; the act is the one before. */
  ply: number;
  change: number;
  chance: boolean;
}

/** Shares after each number of acts; null where nothing is known yet. */
export function sharesByPly(
  judged: readonly Judged[],
  acts: number,
  end: number[] | null,
): (number[] | null)[] {
  const shares: (number[] | null)[] = Array.from({ length: acts + 1 }, () => null);
  for (const one of judged) shares[one.acts] = one.shares;
  shares[acts] = end;
  return shares;
}

/** The seat that is proven to win after so many acts; null where nobody is. */
export function provenWinner(judged: readonly Judged[], ply: number): number | null {
  const sure = judged.find((one) => one.acts === ply && one.proven);
  return sure ? sure.shares.indexOf(1) : null;
}

/** How a seat's share changed at each ply that is judged on both sides. */
export function changes(shares: (number[] | null)[], judged: readonly Judged[], seat: number): Change[] {
  return judged.flatMap((one): Change[] => {
    const before = shares[one.acts]?.[seat];
    const after = shares[one.acts + 1]?.[seat];
    if (before === undefined || after === undefined) return [];
    return [{ ply: one.acts + 1, change: after - before, chance: one.seat < 0 }];
  });
}

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

export function sum(all: readonly Change[], chance: boolean): number {
  return all.filter((one) => one.chance === chance).reduce((total, one) => total + one.change, 0);
}
