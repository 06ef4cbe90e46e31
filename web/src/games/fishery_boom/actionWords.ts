/** The words beside the button: how far the choice has come, and what is still to be chosen. */
import type { Table } from "./boardModel";
import { effectOf, kindOf } from "./boxes";
import { FISH_WITH, isRerolling } from "./confirmButton";
import { called, gearLine, listed } from "./names";
import { shieldingOf } from "./shields";
import { catchOf, isWhole, takesOf, type Catch } from "./steps";
import { t } from "./texts";
import type { Words } from "$/table/room";

export function words(table: Table, steps: readonly string[]): Words {
  const { step } = table.view;
  if (step === "gear") return wordsOfGear(table, steps);
  if (["mark", "marketing", "shield"].includes(step)) return wordsOfBox(table, steps);
  return wordsOfCatch(table, steps);
}

function wordsOfGear({ insight }: Table, steps: readonly string[]): Words {
  const name = steps.at(-1)?.replace(FISH_WITH, "") ?? "";
  const gear = insight.equipment.find((one) => one.name === name);
  return { next: gear ? t.words.how({ gear: called("gear", name), how: gearLine(gear) }) : t.words.gear };
}

function wordsOfBox(table: Table, steps: readonly string[]): Words {
  const kind = kindOf(table);
  if (kind === null) return { next: t.words.box };
  const shielding = shieldingOf(table);
  if (shielding) {
    const { chosen, needed } = shielding;
    const species = t.words.sentence({ list: listed(chosen.map((one) => called("species", one))) });
    const more = t.words.shield({ number: needed - chosen.length });
    if (chosen.length === 0) return { next: more, done: 0, of: needed };
    const next = chosen.length < needed ? t.sentences({ first: species, second: more }) : species;
    return {
      chosen: t.words.shields({ number: chosen.length, all: needed }),
      next,
      done: chosen.length,
      of: needed,
    };
  }
  const last = steps.at(-1) ?? "";
  if (kind.name === "marketing" && !last.endsWith(" plate")) return { next: t.words.marketing };
  if (kind.name === "overfish" && last.startsWith(FISH_WITH)) return wordsOfGear(table, steps);
  if (kind.name === "overfish") return { next: t.words.overfish };
  return { next: effectOf(table, kind) };
}

function wordsOfCatch(table: Table, steps: readonly string[]): Words {
  const { view, draft } = table;
  const at = draft.composed?.view ?? view;
  if (steps.some((step) => step.startsWith("reroll ")) || isRerolling(view, steps))
    return { next: t.words.again };
  const picked = steps.flatMap((step) => catchOf(step) ?? []);
  const open = draft.legal.flatMap((step) => catchOf(step) ?? []);
  const left = leftToPick(at.catch, open);
  const next =
    at.step === "killer" ? t.words.killer : at.step === "extra" ? t.words.extra : nextPick(at.catch, open);
  if (picked.length === 0) return { next: next || t.words.dice, ...(left > 0 ? { done: 0, of: left } : {}) };
  const all = picked.length + (isWhole(view, draft.composed) ? 0 : left);
  const list = t.words.sentence({ list: listed(picked.map(pickWords)) });
  return {
    chosen: t.words.chosen({ number: picked.length, all }),
    next: all > picked.length && next ? t.sentences({ first: list, second: next }) : list,
    done: picked.length,
    of: all,
  };
}

/** How many fish may still be picked: as many as the dice take and the sea has. */
function leftToPick(
  action: { takes: number[]; killer: number | null } | null,
  open: readonly Catch[],
): number {
  const all = action?.takes ?? [];
  const takes = [...new Set(all)].reduce((sum, die) => sum + takesOf(all, open, die), 0);
  return takes + (open.some((one) => one.doing === "kill" && one.die === action?.killer) ? 1 : 0);
}

function nextPick(action: { takes: number[] } | null, open: readonly Catch[]): string {
  const [first] = open;
  if (!first) return "";
  if (first.doing === "kill") return t.words.nextKill({ die: first.die });
  return t.words.next({ number: takesOf(action?.takes ?? [], open, first.die), die: first.die });
}

const pickWords = ({ doing, fish, die }: Catch) =>
  t.words[doing === "take" ? "take-for" : "kill-for"]({ fish: called("fish", fish), die });
