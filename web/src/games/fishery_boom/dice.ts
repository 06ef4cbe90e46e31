/** The dice of a catch by their faces: which fish they have, and how many they still need. */
import type { Catch } from "./steps";

export interface Pick extends Catch {
  /** What happens to it, if that can be chosen. */
  fate: string | null;
}

export interface Use {
  doing: "take" | "kill";
  die: number;
}

export interface DiceGroup {
  face: number;
  /** The places of its dice in the roll. */
  places: readonly number[];
  picks: readonly Pick[];
  /** How many fish may still be taken for it, and whether one is still to be killed. */
  takes: number;
  kill: boolean;
  /** Whether it has no fish and gets none. */
  idle: boolean;
}

export interface Left {
  takes: readonly number[];
  killer: number | null;
}

/** `settled` says that no die must be chosen for something first. */
export function diceGroups(
  dice: readonly number[],
  picks: readonly Pick[],
  left: Left,
  settled: boolean,
): DiceGroup[] {
  const faces = [...new Set(dice)].sort((one, other) => one - other);
  return faces.map((face) => {
    const own = picks.filter((pick) => pick.die === face);
    const takes = left.takes.filter((die) => die === face).length;
    const kill = left.killer === face;
    return {
      face,
      places: dice.flatMap((die, place) => (die === face ? [place] : [])),
      picks: own,
      takes,
      kill,
      idle: settled && own.length === 0 && takes === 0 && !kill,
    };
  });
}
