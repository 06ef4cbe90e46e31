/** Small functions on views that several parts of the room share. */
import type { Insight, View } from "./view";
import type { TableStore } from "$/table/store.svelte";
import { textsOf } from "$/texts";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export const OCEAN = "ocean";
/** More boards than this leave no room between them: the ocean goes to the side. */
export const ROOMY = 4;

/** What the log calls a thing. An edition may have things without a text: they are called by their value. */
export function called(kind: "area" | "item" | "location" | "phase" | "species", value: string): string {
  const texts = textsOf("pisces");
  const name = `${kind}-${value}`.replaceAll(" ", "-");
  return texts.has(name) ? texts.text(name) : value;
}

/** An area for a text that says "on Crab" and "on the Open Ocean". */
export const inArea = (area: string) => ({ area: called("area", area), area_is: area });

/** A seat for a text that says "your boat" and "boat of Ann". */
export function bySeat(table: Table, seat: number): { by: "you" | "other"; name: string } {
  return { by: seat === table.you ? "you" : "other", name: table.nameOf(seat) };
}

export const listed = (words: readonly string[]) => textsOf("pisces").listed(words);

export function percent(part: number): string {
  return new Intl.NumberFormat(textsOf("pisces").language, { style: "percent" }).format(part);
}

/** A location's place on a board, from a step such as "stack crab adult 8". */
export function locationOf(step: string): { species: string; spot: string } | null {
  const [, species, spot] = /^(?:block|stack) (\w+) (.+)$/.exec(step) ?? [];
  return species && spot ? { species, spot } : null;
}

/** The area of a step such as "boat crab". */
export const areaOf = (step: string) => /^(?:boat|cast|finder) (\w+)$/.exec(step)?.[1] ?? null;

/** Boats that lie in an area: the seat of each. */
export function boatsAt(view: View, area: string): number[] {
  return view.players.flatMap((player, seat) => Array.from({ length: player.at[area] ?? 0 }, () => seat));
}

/** Whether steps are a whole move: nothing that was begun is left to do. */
export function isWhole(now: View, after: { view: View; legal: readonly string[] } | null): boolean {
  if (after === null) return false;
  const next = after.view;
  if (after.legal.length === 0 || next.round !== now.round) return true;
  if (["purchases", "payment"].includes(now.phase)) return next.phase !== "payment";
  return next.phase !== now.phase && next.phase !== "finder";
}

/** The worth of chips named by species. */
export function worth(insight: Insight, chips: readonly string[]): number {
  return chips.reduce((sum, species) => sum + (insight.species[species]?.value ?? 0), 0);
}

/** Chips that steps pay with, in order. */
export const paidWith = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith("pay ") ? [step.slice("pay ".length)] : []));
