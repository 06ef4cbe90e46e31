/** What happened since somebody's turn: the acts of others and of chance, and how they are joined for the strip. */
import type { StandingAct } from "./standingActs";
import type { Happening } from "$/wire/messages";

/** How many chips the strip has at most. */
export const CHIPS = 6;
/** The seat of chance in a happening. */
export const CHANCE = -1;

/** One chip of the strip: what one seat did or rolled, or what the chance of nobody did (seat -1). */
export interface Group {
  seat: number;
  happenings: readonly Happening[];
}

/** The seat that acted, or whose dice chance rolled: what is told first says whose. CHANCE if they are nobody's. */
export function seatOf({ seat, tellings }: Happening): number {
  if (seat !== CHANCE) return seat;
  const told = tellings[0]?.args["seat"];
  return typeof told === "number" ? told : CHANCE;
}

const isAct = (one: Happening) => one.kind === "act" && one.seat !== CHANCE;
/** Games call them so; who settles a payment ends it. */
const isPiece = (one: Happening) => isAct(one) && /^(pay |settle$)/.test(one.text);

/** Without acts that were taken back: those that are not among the standing ones. */
export function withoutUndone(
  happenings: readonly Happening[],
  acts: readonly StandingAct[],
): readonly Happening[] {
  const standing = new Set(acts.map((act) => act.entry));
  return happenings.filter((one) => one.kind !== "act" || standing.has(one.entry));
}

/**
 * What others and chance did since the last act of the reader, and what the table did for the reader. What else the
 * reader did is left out.
 */
export function sinceReader(happenings: readonly Happening[], you: number): readonly Happening[] {
  const own = happenings.findLastIndex((one) => isAct(one) && one.seat === you && !one.auto);
  return happenings.slice(own + 1).filter((one) => one.seat !== you || one.auto);
}

/**
 * What happened since the turn before of the seat that is to move, or that moved last if none is. If that seat has
 * just acted itself, these acts count too.
 */
export function sinceRound(happenings: readonly Happening[], turn: readonly number[]): readonly Happening[] {
  const next = turn.find((seat) => seat >= 0) ?? happenings.findLast(isAct)?.seat;
  const other = happenings.findLastIndex((one) => isAct(one) && one.seat !== next);
  const before = happenings.slice(0, other + 1).findLastIndex((one) => isAct(one) && one.seat === next);
  return happenings.slice(before + 1);
}

/** The latest act with the chance that followed it. Acts from entry `since` on came together: they are one act. */
export function latest(happenings: readonly Happening[], since: number): readonly Happening[] {
  const last = happenings.findLastIndex(isAct);
  const seat = happenings[last]?.seat;
  const other = happenings.findLastIndex(
    (one, at) => at < last && (one.entry < since || (isAct(one) && one.seat !== seat)),
  );
  return happenings.slice(other + 1);
}

/** One group for each act; if that is too many, one for each seat, in the order of their first acts. */
export function grouped(happenings: readonly Happening[]): readonly Group[] {
  const byAct = withPieces(happenings);
  if (byAct.length <= CHIPS) return byAct;
  const bySeat = joined(happenings, seatOf);
  return bySeat.length <= CHIPS ? bySeat : joined(happenings, actors(happenings));
}

/** One group for each happening, but the pieces of a payment belong to what the seat did just before. */
function withPieces(happenings: readonly Happening[]): readonly Group[] {
  const groups: Group[] = [];
  for (const one of happenings) {
    const before = groups.at(-1);
    if (before && before.seat === one.seat && isPiece(one))
      groups[groups.length - 1] = { seat: one.seat, happenings: [...before.happenings, one] };
    else groups.push({ seat: seatOf(one), happenings: [one] });
  }
  return groups;
}

/** Chance counts to the seat whose act it follows. */
function actors(happenings: readonly Happening[]): (one: Happening) => number {
  const first = happenings.find(isAct)?.seat ?? CHANCE;
  return (one) => {
    if (one.seat !== CHANCE) return one.seat;
    return happenings.findLast((other) => isAct(other) && other.entry < one.entry)?.seat ?? first;
  };
}

function joined(happenings: readonly Happening[], seatOf: (one: Happening) => number): readonly Group[] {
  const seats = [...new Set(happenings.map(seatOf))];
  return seats.map((seat) => ({ seat, happenings: happenings.filter((one) => seatOf(one) === seat) }));
}
