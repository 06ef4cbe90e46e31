/** What is drawn of the High Seas: three years, what is picked, and what that would cost. */
import type { Insight, View, YearBox } from "./view";
import type { TableStore } from "$/table/store.svelte";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

/** The state of a fish next year: it lives, is gone, or goes because of the current choice. */
export type Prospect = "lives" | "gone" | "goes";

export interface Drawn {
  years: [string, string, string];
  /** A letter for each fish, as in the views, by species. */
  past: string[] | null;
  now: string[];
  next: Prospect[][] | null;
  /** Fish that are picked and not sent, by name, with what becomes of them. */
  picks: ReadonlyMap<string, "take" | "kill">;
  pointed: string | null;
  /** Fish that may be picked. */
  legal: ReadonlySet<string>;
  /** Fish of this year, and of the year before, that the latest act or poachers marked. */
  fresh: ReadonlySet<string>;
  freshPast: ReadonlySet<string>;
  /** Whether fish lost by the last depletion are still marked. */
  justDepleted: boolean;
  shields: readonly string[];
  seat: number;
}

export const LIVES = ".";
export const DEPLETED = "-";
export const POACHED = "x";

export const rowsOf = (column: string | undefined) => column?.split(" ") ?? null;

export const fishName = (species: string, fish: number) => `${species} ${fish + 1}`;

/** The seat that took or killed a fish, by its letter. */
export function marker(letter: string): { seat: number; killed: boolean } | null {
  if (/^\d$/.test(letter)) return { seat: Number(letter), killed: false };
  return /^[a-d]$/.test(letter) ? { seat: letter.charCodeAt(0) - 97, killed: true } : null;
}

/** Next year's fish as they stand after some steps, compared with how they stand now. */
export function prospects({ view, insight }: Seen, ahead: Seen | null): Prospect[][] | null {
  if (insight.next_year === null) return null;
  const gone = new Set(insight.lost);
  const same = ahead !== null && ahead.view.year === view.year;
  const goes = new Set(same ? ahead.insight.lost : []);
  return insight.sheet.map((row) =>
    Array.from({ length: row.fish }, (_, fish): Prospect => {
      const name = fishName(row.name, fish);
      return gone.has(name) ? "gone" : goes.has(name) ? "goes" : "lives";
    }),
  );
}

/** The fish of next year that the steps would cost. */
export function costs({ view, insight }: Seen, ahead: Seen | null): string[] {
  if (ahead === null || ahead.view.year !== view.year) return [];
  const gone = new Set(insight.lost);
  return ahead.insight.lost.filter((name) => !gone.has(name));
}

/** Fish that the last depletion took: next year's column lacks them, that of the year before had them. */
export function depleted(view: View, insight: Insight): string[] {
  const now = rowsOf(view.columns.at(-1));
  const before = rowsOf(view.columns.at(-2));
  if (!now || !before) return [];
  return insight.sheet.flatMap((row, species) =>
    [...(now[species] ?? "")].flatMap((letter, fish) =>
      letter === DEPLETED && before[species]?.[fish] !== DEPLETED ? [fishName(row.name, fish)] : [],
    ),
  );
}

/** Whether nobody has touched a fish of this year yet. */
export const untouched = (view: View) => !/[^.\- ]/.test(view.columns.at(-1) ?? "");

export const livingIn = (letters: string) => [...letters].filter((letter) => letter === LIVES).length;

/** Whether a seat owns a piece of equipment that works this year, if no upgrade has replaced it. */
const owns = (view: View, seat: number, gear: string) =>
  view.sheets[seat]?.marked.slice(0, view.year - 1).includes(gear) ?? false;

/** Whether an upgrade has taken the place of a piece of equipment. */
export const replaced = (view: View, seat: number, gear: string) =>
  view.options.upgrade_replaces_base === true && owns(view, seat, `${gear}+`);

/** Whether a piece of equipment works for a seat this year. */
export const works = (view: View, seat: number, gear: string) =>
  gear === "default" || (owns(view, seat, gear) && !replaced(view, seat, gear));

/** The year in which a box was first marked, counted from 1; 0 if never. */
export const markedIn = (view: View, seat: number, kind: string) =>
  (view.sheets[seat]?.marked.indexOf(kind) ?? -1) + 1;

/** The plates and fish of all years together. */
export const sumOf = (boxes: readonly YearBox[], part: "filled" | "empty") =>
  boxes.reduce((total, box) => total + box[part], 0);

/** The equipment that a seat sees: the plain pieces, and upgrades that work for it or are being used. */
export function shownGear(
  { view, insight }: { view: View; insight: Insight },
  seat: number,
  used: string | null,
) {
  return insight.equipment.filter(
    ({ name }) => !name.endsWith("+") || name === used || works(view, seat, name),
  );
}
