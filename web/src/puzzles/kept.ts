/** What was solved on this device, and on which days. Nothing of it leaves the device. */

const KEY = "shoal.puzzles";
const DAY = 24 * 60 * 60 * 1000;

export interface Kept {
  /** By game and id: the try that was right; 0 if the answer was shown before. */
  solved: Record<string, number>;
  /** By day, as in 2026-11-17: the try that solved the puzzle of that day. */
  days: Record<string, number>;
}

export const nameOf = (game: string, id: string) => `${game}/${id}`;

export function readKept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    return { solved: found?.solved ?? {}, days: found?.days ?? {} };
  } catch {
    return { solved: {}, days: {} };
  }
}

/** Keep how a puzzle was solved the first time; `day` is given for the puzzle of that day. */
export function keep(kept: Kept, name: string, tries: number, day: string | null): Kept {
  const solved = { ...kept.solved, [name]: kept.solved[name] ?? tries };
  const days = day === null || tries === 0 ? kept.days : { ...kept.days, [day]: kept.days[day] ?? tries };
  return { solved, days };
}

export function writeKept(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage nothing is remembered.
  }
}

const before = (day: string, number = 1) =>
  new Date(Date.parse(day) - number * DAY).toISOString().slice(0, 10);

/** How many days in a row were solved up to today; while today is open, up to yesterday. */
export function inARow(kept: Kept, today: string): number {
  let day = today in kept.days ? today : before(today);
  let number = 0;
  for (; day in kept.days; day = before(day)) number++;
  return number;
}

/** The last seven days, today last, with the try that solved each; null for none. */
export function lastWeek(kept: Kept, today: string): { day: string; tries: number | null }[] {
  return [6, 5, 4, 3, 2, 1, 0].map((number) => {
    const day = before(today, number);
    return { day, tries: kept.days[day] ?? null };
  });
}
