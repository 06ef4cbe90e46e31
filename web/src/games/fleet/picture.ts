/** What is drawn of a position, and how several steps become a turn. */
import { named, t } from "./texts";
import type { Insight, View, WayToPay } from "./view";
import type { TableStore } from "$/table/store.svelte";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export type Mark = "pay" | "launch" | "captain" | "discard";

export interface HandCard {
  id: string;
  kind: string;
  mark: Mark | null;
  fresh: boolean;
}

export interface Afloat {
  id: string;
  kind: string;
  captain: boolean;
  crates: number;
}

const AUCTION = ["start player", "reveal", "choose", "open", "bid"];
const TRACK: Record<string, number> = {
  launch: 1,
  "cod draw": 1,
  captain: 2,
  aboard: 2,
  "lobster draw": 3,
  process: 4,
  "trade draw": 4,
  draw: 5,
  discard: 5,
};

/** The phases of a round, as the track names them. */
export const phases = () => Object.values(t.phase);

/** The number of the current phase on the track. */
export function trackOf(view: View): number {
  if (AUCTION.includes(view.phase)) return 0;
  if (view.phase === "pay") return view.payment.boat === null ? 0 : 1;
  return TRACK[view.phase] ?? -1;
}

/** What follows a verb in the steps, in their order. */
export function after(steps: readonly string[], verb: string): string[] {
  return steps.flatMap((step) => (step.startsWith(`${verb} `) ? [step.slice(verb.length + 1)] : []));
}

export function counts(names: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/** Things of a kind, one by one, in the order of the printed cards. */
export function spread(of: Record<string, number>, order: readonly string[]): string[] {
  return order.flatMap((kind) => Array.from({ length: of[kind] ?? 0 }, () => kind));
}

/** A number, and what it becomes if that differs. */
export const change = (before: number, after: number) =>
  before === after ? String(before) : `${before} → ${after}`;

/** Cards and crates as a sum: Tuna ×2 + Cod + 1 crate. */
export function pieces(cards: Record<string, number>, crates: number): string {
  const words = Object.entries(cards).map(([kind, number]) => several(named("card", kind), number));
  return [...words, ...(crates > 0 ? [t.unit.crates({ crates })] : [])].join(" + ");
}

export const several = (name: string, number: number) =>
  number > 1 ? t.unit.several({ name, number }) : name;
export const money = (amount: number) => t.unit.money({ amount });
export const yes = (is: boolean) => (is ? "yes" : "no");

/** The cards of the reader's hand, marked by what the chosen steps, or the proposed payment of a bid, do with them. */
export function handOf(table: Table): HandCard[] {
  const { view, insight } = table;
  const hand = view.players[table.you ?? -1]?.hand ?? {};
  const steps = table.composer.steps;
  const marks: Record<Mark, Record<string, number>> = {
    pay: paidBy(table),
    launch: counts(after(steps, "launch")),
    captain: counts(after(steps, "captain")),
    discard: counts(after(steps, "discard")),
  };
  const fresh = { ...view.fresh };
  const kinds = spread(hand, Object.keys(insight.printed.boats));
  return kinds.map((kind, at) => {
    const mark = (Object.keys(marks) as Mark[]).find((one) => (marks[one][kind] ?? 0) > 0) ?? null;
    if (mark) marks[mark][kind] = (marks[mark][kind] ?? 0) - 1;
    const last = kinds.lastIndexOf(kind) - at;
    return { id: `${kind} ${last}`, kind, mark, fresh: last < (fresh[kind] ?? 0) };
  });
}

/** Cards that the chosen steps pay with, or that the bid being considered would take. */
function paidBy(table: Table): Record<string, number> {
  const paid = counts(after(table.composer.steps, "pay"));
  const bid = bidNow(table);
  return Object.keys(paid).length > 0 || !bid ? paid : { ...bid.pay };
}

/** The bid in the chosen steps, with its payment. */
export function bidNow(table: Table) {
  const amount = Number(after(table.composer.steps, "bid")[0] ?? NaN);
  const offers = [...table.insight.bids, ...(openedAhead(table)?.insight.bids ?? [])];
  return offers.find((bid) => bid.amount === amount) ?? null;
}

/** The position after only the licence was chosen, where its bids are listed. */
export function openedAhead(table: Table): Seen | null {
  const first = table.composer.steps[0];
  if (!first?.startsWith("auction ")) return null;
  return table.composer.after([first]);
}

/** The bids that may be named: at once, or after the licence that is chosen. */
export function amounts(table: Table): number[] {
  const first = table.composer.steps[0] ?? "";
  const legal = first.startsWith("auction ")
    ? (table.composer.after([first])?.legal ?? [])
    : (table.position?.legal ?? []);
  return after(legal, "bid").map(Number);
}

/** Boats one by one: those with a captain first, fullest first. */
export function boatsOf(view: View, seat: number): Afloat[] {
  const groups = view.players[seat]?.boats ?? [];
  return groups
    .flatMap(({ kind, captain, crates, boats }) =>
      Array.from({ length: boats }, (_, at) => ({
        id: `${kind} ${captain} ${crates} ${at}`,
        kind,
        captain,
        crates,
      })),
    )
    .sort((one, other) => Number(other.captain) - Number(one.captain) || other.crates - one.crates);
}

/** A boat in words: its kind, whether it has a captain, and its crates. */
export const boatWords = ({ kind, captain, crates }: Afloat, most: number) =>
  t.afloat.words({ boat: named("boat", kind), captain: yes(captain), crates, most });

/** The steps before the first payment, and the ways to pay that the engine lists after them. */
export function paying(table: Table): { before: string[]; ways: WayToPay[] } {
  const { view, insight } = table;
  if (view.phase === "pay") return { before: [], ways: insight.payments };
  const before = table.composer.steps.filter((step) => step.startsWith("launch "));
  const opened = before.length > 0 ? table.composer.after(before) : null;
  return { before, ways: opened?.insight.payments ?? [] };
}

/** The way to pay that differs least from the present one and has more, or less, of a piece; null if there is none. */
export function otherWay(
  ways: readonly WayToPay[],
  current: WayToPay,
  piece: string,
  more: boolean,
): WayToPay | null {
  const has = (way: WayToPay, of: string) => (of === "crate" ? way.crates : (way.pay[of] ?? 0));
  const had = has(current, piece);
  const pieces = [...new Set(ways.flatMap((way) => Object.keys(way.pay))), "crate"];
  const far = (way: WayToPay) =>
    pieces.reduce((sum, of) => sum + Math.abs(has(way, of) - has(current, of)), 0);
  const fit = ways.filter((way) => (more ? has(way, piece) > had : has(way, piece) < had));
  return fit.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** The way to pay that is chosen now. */
export function chosenWay(table: Table): WayToPay | null {
  const { before, ways } = paying(table);
  const steps = table.composer.steps.slice(before.length).join();
  return ways.find((way) => way.steps.join() === steps) ?? null;
}
