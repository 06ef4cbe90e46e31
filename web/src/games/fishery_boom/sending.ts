/** The button that sends, and the words beside it: how far the choice has come, and what is still to be chosen. */
import { effectOf, kindOf } from "./boxes";
import { called, catchOf, gearLine, isWhole, listed, takesOf, type Catch, type Table } from "./picture";
import { shieldingOf, shieldsIn } from "./shields";
import { t } from "./texts";
import type { View } from "./view";
import type { Confirm, Words } from "$/table/room";

const FISH_WITH = "fish with ";

export function confirm(table: Table, steps: readonly string[]): Confirm {
  const { view, composer } = table;
  const ready = steps.length > 0 && isWhole(view, composer.composed);
  return { name: nameOf(table, steps, ready), ready };
}

function nameOf(table: Table, steps: readonly string[], ready: boolean): string {
  const { view } = table;
  const last = steps.at(-1) ?? "";
  if (last.startsWith(FISH_WITH)) {
    const gear = called("gear", last.slice(FISH_WITH.length));
    return steps.length === 1 ? t.send.gear({ gear }) : t.send.overfish({ gear });
  }
  if (view.step === "gear") return t.send.choose;
  if (["mark", "marketing", "shield"].includes(view.step)) return nameOfBox(table, steps, ready);
  const again = steps.filter((step) => step.startsWith("reroll ")).length;
  if (again > 0) return t.send.again({ number: again });
  if (isRerolling(view, steps)) return t.send.rollAgain;
  const acts = listed(catches(steps, view.catch?.caught ?? ""));
  if (acts !== "") return ready ? acts : t.send.more({ acts });
  if (ready) return t.send.keepDice;
  return nameOfCatch(table);
}

/** Whether dice are chosen to be rolled again: otherwise keeping them is the first step. */
const isRerolling = ({ step }: View, steps: readonly string[]) => step === "reroll" && steps.length === 0;

/** What is to be done first, while no fish is chosen. */
function nameOfCatch(table: Table): string {
  const at = table.composer.composed?.view ?? table.view;
  if (at.step === "killer") return t.send.killer;
  if (at.step === "extra") return t.send.extra;
  if (at.step === "fate") return t.fate.of({ fish: called("fish", at.catch?.caught ?? "") });
  const open = table.composer.legal.flatMap((step) => catchOf(step) ?? []);
  const [next] = open;
  if (!next) return t.send.keepDice;
  const number = takesOf(at.catch?.takes ?? [], open, next.die);
  return next.doing === "kill"
    ? t.ask.kill({ die: next.die })
    : t.ask.take({ catches: t.ask.fishFor({ number, die: next.die }) });
}

type Doing = keyof typeof t.first;

/** What is done with the fish, in order: "Take Cod 2 and Cod 3", "let Cod 1 go". */
function catches(steps: readonly string[], hooked: string): string[] {
  const done = steps.flatMap((step, at): { doing: Doing; fish: string }[] => {
    const one = catchOf(step);
    if (one) {
      const fate = steps[at + 1] ?? "";
      return [{ doing: isFate(fate) && fate !== "keep" ? fate : one.doing, fish: one.fish }];
    }
    return at === 0 && isFate(step) ? [{ doing: step, fish: hooked }] : [];
  });
  const order = [...new Set(done.map((one) => one.doing))];
  return order.map((doing, at) => {
    const fish = listed(done.flatMap((one) => (one.doing === doing ? [called("fish", one.fish)] : [])));
    return (at ? t.further : t.first)[doing]({ fish });
  });
}

const isFate = (step: string) => step === "keep" || step === "refrigerate" || step === "release";

function nameOfBox(table: Table, steps: readonly string[], ready: boolean): string {
  const kind = kindOf(table);
  if (kind === null) return t.send.markBox;
  const box = called("box", kind.box);
  const species = listed(shieldsIn(steps).map((one) => called("species", one)));
  if (species !== "") return ready ? t.send.shields({ box, species }) : t.send.shieldsMore({ box, species });
  const last = steps.at(-1) ?? "";
  if (last === "add plate") return t.send.addPlate({ box });
  if (last === "cross out plate") return t.send.crossOut({ box });
  return t.send.mark({ box });
}

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
  const { view, composer } = table;
  const at = composer.composed?.view ?? view;
  if (steps.some((step) => step.startsWith("reroll ")) || isRerolling(view, steps))
    return { next: t.words.again };
  const picked = steps.flatMap((step) => catchOf(step) ?? []);
  const open = composer.legal.flatMap((step) => catchOf(step) ?? []);
  const left = leftToPick(at.catch, open);
  const next =
    at.step === "killer" ? t.words.killer : at.step === "extra" ? t.words.extra : nextPick(at.catch, open);
  if (picked.length === 0) return { next: next || t.words.dice, ...(left > 0 ? { done: 0, of: left } : {}) };
  const all = picked.length + (isWhole(view, composer.composed) ? 0 : left);
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
