/** What the chosen steps name: an area, a location, what is paid and bought. */
import { SHOP } from "./boardModel";
import type { View } from "./view";

/** A location's place on a board, from a step such as "stack crab adult 8". */
export function locationOf(step: string): { species: string; spot: string } | null {
  const [, species, spot] = /^(?:block|stack) (\w+) (.+)$/.exec(step) ?? [];
  return species && spot ? { species, spot } : null;
}

/** The area of a step such as "boat crab". */
export const areaOf = (step: string) => /^(?:boat|cast|finder) (\w+)$/.exec(step)?.[1] ?? null;

/** Whether steps are a whole move: nothing that was begun is left to do. */
export function isWhole(now: View, after: { view: View; legal: readonly string[] } | null): boolean {
  if (after === null) return false;
  const next = after.view;
  if (after.legal.length === 0 || next.round !== now.round) return true;
  if (SHOP.includes(now.phase)) return next.phase !== "payment";
  return next.phase !== now.phase && next.phase !== "finder";
}

/** Chips that steps pay with, in order. */
export const paidWith = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith("pay ") ? [step.slice("pay ".length)] : []));

export const boughtBy = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith("buy ") ? [step.slice("buy ".length)] : []));
