/** Habits by game and kind. */
import type { Habit } from "$/wire/httpTypes";

export interface HabitGroup {
  game: string;
  kind: string;
  /** The most frequent things. */
  shown: Habit[];
  /** The number that a full bar stands for: games of all things, where each game has one of them. */
  games: number;
}

const SHOWN = 5;
/** A game has several things of these kinds. */
const SEVERAL = ["licence"];

export function habitGroups(habits: readonly Habit[]): HabitGroup[] {
  const groups = new Map<string, Habit[]>();
  for (const habit of habits) {
    const key = `${habit.game} ${habit.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), habit]);
  }
  return [...groups.values()].map((all) => {
    const { game, kind } = all[0] as Habit;
    const counts = all.map((one) => one.games);
    const games = SEVERAL.includes(kind) ? Math.max(...counts) : counts.reduce((sum, one) => sum + one, 0);
    const shown = [...all].sort((one, other) => other.games - one.games).slice(0, SHOWN);
    return { game, kind, shown, games };
  });
}
