/** What happened lately, for the amber marks on the stage and for what lights up there. */
import type { Afloat, Table } from "./boardModel";
import { counts } from "./steps";
import { thingsOf, type Telling } from "$/i18n/tellings";
import { keyOf } from "$/table/things";
import type { Happening } from "$/wire/messages";

interface Told {
  /** The seat that it is about: the one it names, else the one that acted. */
  seat: number;
  telling: Telling;
}

const told = (happenings: readonly Happening[]): Told[] =>
  happenings.flatMap(({ seat, tellings }) =>
    tellings.map((telling) => ({ seat: Number(telling.args.seat ?? seat), telling })),
  );

/** What is shown since the reader's turn, and the latest act, their own included. */
const lately = ({ playback }: Table): Told[] => told([...new Set([...playback.acts, ...playback.lastAct])]);

const keysOf = (table: Table, telling: Telling) => thingsOf(telling, table.reading).map(keyOf);

/** The things that lately happened to a seat, without the seat itself, as a `data-is`. */
export function recent(table: Table, seat: number): string {
  const keys = lately(table).flatMap((one) => (one.seat === seat ? keysOf(table, one.telling) : []));
  return [...new Set(keys)].filter((key) => !key.startsWith("seat:")).join(" ");
}

/** What the latest act tells of a seat, or of all; nothing while the past is looked at. */
const last = (table: Table, seat: number | null): Telling[] =>
  table.looking !== null
    ? []
    : told(table.playback.lastAct).flatMap((one) => (seat === null || one.seat === seat ? one.telling : []));

/** The licences that the latest act put up or revealed. */
export const shownLast = (table: Table): string[] =>
  last(table, null).flatMap(({ id, args }) =>
    id === "fleet.put-up" || id === "fleet.revealed" ? [String(args.licence)] : [],
  );

/** The licences that a seat bought with the latest act, by kind. */
export const boughtLast = (table: Table, seat: number): Record<string, number> =>
  counts(last(table, seat).flatMap(({ id, args }) => (id === "fleet.bought" ? [String(args.licence)] : [])));

/** The licence that a seat has won in this auction, of seats that are out of it; null if it declined. */
export function wonBy(table: Table, seat: number): string | null {
  if (table.looking !== null) return null;
  const own = told(table.happenings).filter((one) => one.seat === seat);
  const last = own.findLast(({ telling }) => ["fleet.bought", "fleet.declined"].includes(telling.id));
  return last?.telling.id === "fleet.bought" ? String(last.telling.args.licence) : null;
}

/** The boats that the latest act launched, gave a captain or took a crate from, by their ids. */
export function movedLast(table: Table, seat: number, boats: readonly Afloat[]): Set<string> {
  const moved = new Set<string>();
  for (const { id, args } of last(table, seat)) {
    const fits = MOVES[id];
    const own = boats.filter((boat) => boat.kind === args.boat && fits?.(boat, Number(args.crates)));
    const found = own.findLast((boat) => !moved.has(boat.id));
    if (found) moved.add(found.id);
  }
  return moved;
}

/** Which boats a telling may be about, as they are after it. The one with the fewest crates is taken for it. */
const MOVES: Record<string, (boat: Afloat, crates: number) => boolean> = {
  "fleet.afloat": ({ captain }) => !captain,
  "fleet.boarded": ({ captain }) => captain,
  "fleet.processed": (boat, crates) => boat.crates === crates - 1,
};

/** Whether a seat made the latest act. */
export const actedLast = (table: Table, seat: number): boolean =>
  table.looking === null && table.playback.lastAct.some((one) => one.kind === "act" && one.seat === seat);

/** The reader's own latest act: fishing may have followed it before anybody else acted. */
function ownAct({ happenings, acts, you }: Table): Happening[] {
  const last = acts.findLast((one) => one.seat === you);
  return happenings.filter((one) => one.entry === last?.entry);
}

/** How many crates a seat landed lately; 0 if it has processed some since, or if the past is looked at. */
export function landed(table: Table, seat: number): number {
  const since = [...told(ownAct(table)), ...lately(table)];
  const own = table.looking === null ? since.filter((one) => one.seat === seat) : [];
  const at = own.findLastIndex(({ telling }) => telling.id === "fleet.caught");
  const processed = own.slice(at + 1).some(({ telling }) => telling.id === "fleet.processed");
  return at < 0 || processed ? 0 : Number(own[at]?.telling.args.crates ?? 0);
}

/** The cards that the reader drew lately, by kind. */
export function drawn(table: Table): Record<string, number> {
  const found: Record<string, number> = {};
  if (table.looking !== null) return found;
  for (const { seat, telling } of lately(table)) {
    const card = String(telling.args.card ?? "");
    if (seat === table.you && telling.id.startsWith("fleet.drew-card")) found[card] = (found[card] ?? 0) + 1;
  }
  return found;
}
