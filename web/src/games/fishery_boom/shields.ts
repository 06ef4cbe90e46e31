/** The shields that Enforcement fills: which are chosen, and how many must be. */
import type { Table } from "./boardModel";

const SHIELD = "shield ";
const ENFORCEMENT = "mark enforcement";

export interface Shielding {
  chosen: readonly string[];
  needed: number;
  toggle: (species: string) => void;
}

/** The species whose shields some steps fill. */
export const shieldsIn = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith(SHIELD) ? [step.slice(SHIELD.length)] : []));

/** Add a species, or leave one out. With too many, the topmost one goes. */
export function toggled(chosen: readonly string[], species: string, needed: number): string[] {
  if (chosen.includes(species)) return chosen.filter((one) => one !== species);
  return [...chosen.slice(chosen.length >= needed ? 1 : 0), species];
}

/** The choice of shields, if one is being made now. Steps name them from top to bottom. */
export function shieldingOf(table: Table): Shielding | null {
  const { draft, view, insight } = table;
  const before = view.step === "mark" ? [ENFORCEMENT] : [];
  if (!table.mayAct || (before.length > 0 && draft.steps[0] !== ENFORCEMENT)) return null;
  const start = before.length > 0 ? draft.after(before)?.view : view;
  if (start?.step !== "shield") return null;
  const order = insight.sheet.map((row) => row.name);
  const chosen = shieldsIn(draft.steps);
  const toggle = (species: string) => {
    const kept = toggled(chosen, species, start.shields_left);
    kept.sort((one, other) => order.indexOf(one) - order.indexOf(other));
    const steps = [...before, ...kept.map((one) => `${SHIELD}${one}`)];
    if (steps.length > 0) draft.propose(steps);
    else draft.clear();
  };
  return { chosen, needed: start.shields_left, toggle };
}
