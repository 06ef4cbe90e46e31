/** What is drawn of a position: boats, crates, points. */
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

/** The part of the stage that a phone shows first. */
export function firstPart({ phase }: View): "top" | "harbour" | "hand" {
  if (["start player", "reveal", "over"].includes(phase)) return "top";
  return phase === "process" ? "harbour" : "hand";
}

/** Things of a kind, one by one, in the order of the printed cards. */
export function spread(of: Record<string, number>, order: readonly string[]): string[] {
  return order.flatMap((kind) => Array.from({ length: of[kind] ?? 0 }, () => kind));
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
