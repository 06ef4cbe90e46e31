/** Luck and skill in a reviewed game: shares at each ply, and what chance and decisions changed. */
import type { Judged } from "$/wire/httpTypes";

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

/** What chance changed in all, or what decisions did: a seat's luck, or its skill. */
export function sum(all: readonly Change[], chance: boolean): number {
  return all.filter((one) => one.chance === chance).reduce((total, one) => total + one.change, 0);
}
