/** Dice on the table: where they were rolled, by whom, and until when they lie there. */
import type { Seen } from "./boardModel";
import { areaOf, locationOf } from "./steps";
import type { StandingAct } from "$/table/history/standingActs";
import type { Happening } from "$/wire/messages";

export interface Roll {
  /** Who rolled; null for dice that breed fish. */
  seat: number | null;
  roll: number;
  entry: number;
}

/** The area that an act is done in; null for one that is done in none. */
const placeOf = (text: string) => areaOf(text) ?? locationOf(text)?.species ?? null;

/** The species whose fish a roll breeds, as it was told. */
const bredBy = (told: Happening | undefined) =>
  told?.tellings.find((one) => one.id === "pisces.bred")?.args.species;

/** The dice of each area. */
export type Rolls = Readonly<Record<string, readonly Roll[] | undefined>>;

/**
 * The dice that lie in each area: those rolled last there, until the next boat or block comes there. While rolls are
 * being shown, theirs lie there instead, also if others came after them.
 */
export function rollsOf(
  acts: readonly StandingAct[],
  happenings: readonly Happening[],
  showing: readonly Happening[] = [],
): Rolls {
  const shown = new Set(showing.map((one) => one.entry));
  const rolls = new Map<string, Roll[]>();
  for (const { area, roll } of eventsOf(acts, happenings)) {
    const kept = (rolls.get(area) ?? []).filter((one) => shown.has(one.entry));
    const lies = roll !== null && (kept.length === 0 || shown.has(roll.entry));
    rolls.set(area, lies ? [...kept, roll] : kept);
  }
  return Object.fromEntries(rolls);
}

/** What happened to the dice of areas, in order: a roll, or null if they were taken away. */
function eventsOf(
  acts: readonly StandingAct[],
  happenings: readonly Happening[],
): { area: string; roll: Roll | null }[] {
  const told = new Map(happenings.map((one) => [one.entry, one]));
  const events: { area: string; roll: Roll | null }[] = [];
  let boat: { seat: number; area: string } | null = null;
  for (const { seat, text, entry } of acts) {
    const [, shown] = /^roll (\d+)$/.exec(text) ?? [];
    const bred = bredBy(told.get(entry));
    const area = placeOf(text);
    if (shown !== undefined && typeof bred === "string")
      events.push({ area: bred, roll: { seat: null, roll: Number(shown), entry } });
    else if (shown !== undefined && boat)
      events.push({ area: boat.area, roll: { seat: boat.seat, roll: Number(shown), entry } });
    else if (text.startsWith("stack ")) continue;
    else if (area !== null) events.push({ area, roll: null });
    if (text.startsWith("cast ") && area !== null) boat = { seat, area };
    else if (/^(done|buy|bid|goal) ?/.test(text)) boat = null;
  }
  return events;
}

/** How many dice a roll in an area has. */
export function diceOf({ insight }: Pick<Seen, "insight">, area: string, { seat }: Roll): number {
  const rolled = insight.areas.find((one) => one.area === area)?.dice;
  if (rolled !== undefined) return rolled;
  return (seat === null ? insight.boards[area]?.new_dice : insight.species[area]?.dice) ?? 1;
}
