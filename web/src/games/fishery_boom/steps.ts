/** What the chosen steps name: a fish, a die, whether they are a whole move. */
import type { View } from "./view";

const CATCH = /^(take|kill) (.+) for (\d)$/;

export interface Catch {
  doing: "take" | "kill";
  fish: string;
  die: number;
}

/** A step that takes or kills a fish. */
export function catchOf(step: string): Catch | null {
  const [, doing, fish, die] = CATCH.exec(step) ?? [];
  return doing && fish ? { doing: doing as "take" | "kill", fish, die: Number(die) } : null;
}

/** How many fish a die takes: no more than there are for it. */
export const takesOf = (takes: readonly number[], open: readonly Catch[], die: number): number =>
  Math.min(
    takes.filter((one) => one === die).length,
    open.filter((one) => one.doing === "take" && one.die === die).length,
  );

/** Whether steps are a whole move: nothing that was asked is left to do. */
export function isWhole(now: View, after: { view: View; legal: readonly string[] } | null): boolean {
  if (after === null) return false;
  const next = after.view;
  return after.legal.length === 0 || next.year !== now.year || next.phase !== now.phase;
}
