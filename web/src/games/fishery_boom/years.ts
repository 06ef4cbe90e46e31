/** What is drawn of a year: the one being played, or the one that has just ended while its end is shown. */
import {
  DEPLETED,
  LIVES,
  POACHED,
  fishName,
  prospects,
  rowsOf,
  untouched,
  type Drawn,
  type Seen,
} from "./boardModel";
import { catchOf } from "./steps";
import { t } from "./texts";
import type { Row } from "./view";
import type { Happening } from "$/wire/messages";

const NEW_YEAR = "fishery_boom.new-year";

const tells = (one: Happening, id: string) => one.tellings.some((telling) => telling.id === id);

/** The entry with which this year began; -1 in the first year. */
export function beganAt(happenings: readonly Happening[]): number {
  return happenings.findLast((one) => tells(one, NEW_YEAR))?.entry ?? -1;
}

const DEPLETION = "fishery_boom.depleted";

/** Whether all that is shown now of fish happened to those of the year before. */
export function showsLastYear(showing: readonly Happening[], began: number): boolean {
  const before = showing.filter((one) => one.entry <= began);
  const early = fishIn(before).length > 0 || before.some((one) => tells(one, DEPLETION));
  return early && !showing.some((one) => one.entry > began && catchOf(one.text) !== null);
}

/** The fish that happenings name one by one: taken, killed, let go. */
export const fishIn = (happenings: readonly Happening[]): string[] =>
  happenings.flatMap((one) =>
    one.tellings.flatMap(({ args }) => (typeof args["fish"] === "string" ? [args["fish"]] : [])),
  );

export interface Choice {
  picks: Drawn["picks"];
  pointed: string | null;
  legal: Drawn["legal"];
  seat: number;
}

/** This year between the last and the next. `last` is the latest act: its fish are marked. */
export function thisYear(
  now: Seen,
  ahead: Seen | null,
  choice: Choice,
  last: readonly Happening[],
  began: number,
): Drawn {
  const { view, insight } = now;
  const ends = insight.next_year === null;
  return {
    ...choice,
    years: [
      view.year > 1 ? t.when.year({ year: view.year - 1 }) : "",
      t.when.now({ year: view.year }),
      ends ? "" : t.when.year({ year: view.year + 1 }),
    ],
    past: rowsOf(view.columns.at(-2)),
    now: rowsOf(view.columns.at(-1)) ?? [],
    next: prospects(now, ahead),
    fresh: new Set(fishIn(last.filter((one) => one.entry > began))),
    freshPast: new Set(fishIn(last.filter((one) => one.entry <= began))),
    justDepleted: untouched(view) && choice.picks.size === 0,
    shields: view.shields,
  };
}

/** The year that has ended, with what poachers killed and what was depleted by it. */
export function lastYear({ view, insight }: Seen): Drawn {
  const before = rowsOf(view.columns.at(-2)) ?? [];
  const after = rowsOf(view.columns.at(-1)) ?? [];
  const year = view.year - 1;
  return {
    years: [
      year > 1 ? t.when.year({ year: year - 1 }) : "",
      t.when.year({ year }),
      t.when.year({ year: year + 1 }),
    ],
    past: rowsOf(view.columns.at(-3)),
    now: before,
    next: before.map((letters, species) =>
      [...letters].map((letter, fish) =>
        (after[species]?.[fish] ?? LIVES) !== DEPLETED ? "lives" : letter === DEPLETED ? "gone" : "goes",
      ),
    ),
    picks: new Map(),
    pointed: null,
    legal: new Set(),
    fresh: new Set(poachedIn(insight.sheet, before)),
    freshPast: new Set(),
    justDepleted: false,
    shields: view.shields,
    seat: 0,
  };
}

const poachedIn = (sheet: readonly Row[], column: readonly string[]) =>
  sheet.flatMap((row, species) =>
    [...(column[species] ?? "")].flatMap((letter, fish) =>
      letter === POACHED ? [fishName(row.name, fish)] : [],
    ),
  );

/** The number of the species of a fish. */
export const speciesOf = (sheet: readonly Row[], fish: string) =>
  sheet.findIndex((row) => fish.startsWith(`${row.name} `));

/** The rows in which these dice catch fish. */
export const rowsFor = (sheet: readonly Row[], dice: readonly number[]) =>
  new Set(sheet.flatMap((row, at) => (row.dice.some((die) => dice.includes(die)) ? [at] : [])));
