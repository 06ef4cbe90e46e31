/** What is drawn of a position, and how several steps become a turn. */
import { named, t } from "./texts";
import type { Insight, View } from "./view";
import type { TableStore } from "$/table/store.svelte";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

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

/** The part of the stage that a phone shows first. */
export function firstPart({ phase }: View): "top" | "harbour" | "hand" {
  if (["start player", "reveal", "over"].includes(phase)) return "top";
  return phase === "process" ? "harbour" : "hand";
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

/** The pieces of a payment where there is little room: more than two cards are only counted. */
export function piecesInShort(cards: Record<string, number>, crates: number): string {
  const number = Object.values(cards).reduce((sum, one) => sum + one, 0);
  if (number < 3) return pieces(cards, crates);
  return [t.unit.cards({ cards: number }), ...(crates > 0 ? [t.unit.crates({ crates })] : [])].join(" + ");
}

export const several = (name: string, number: number) =>
  number > 1 ? t.unit.several({ name, number }) : name;
export const money = (amount: number) => t.unit.money({ amount });
export const yes = (is: boolean) => (is ? "yes" : "no");

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

/** Which crates of a boat are new, by their slots: the last one of each boat that surely landed one. */
export function freshCrates(boats: readonly Afloat[], landed: number, most: number): Set<string> {
  const fishing = landed > 0 ? boats.filter((boat) => boat.captain && boat.crates > 0) : [];
  const open = fishing.filter((boat) => boat.crates < most);
  const full = fishing.filter((boat) => boat.crates === most);
  return new Set([...open, ...(landed >= fishing.length ? full : [])].map((boat) => boat.id));
}

/** The points of a seat by their parts, in the order of the printed score. */
export const PARTS = ["licences", "boats", "crates", "king_crab"] as const;
export const pointsOf = (insight: Insight, seat: number): number[] =>
  PARTS.map((part) => insight.points[seat]?.[part] ?? 0);
export const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
