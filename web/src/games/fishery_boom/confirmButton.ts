/** The button that sends: it names the act, and what is still to be chosen. */
import type { Table } from "./boardModel";
import { kindOf } from "./boxes";
import { called, listed } from "./names";
import { shieldsIn } from "./shields";
import { catchOf, isWhole, takesOf } from "./steps";
import { t } from "./texts";
import type { View } from "./view";
import type { Confirm } from "$/table/room";

export const FISH_WITH = "fish with ";

export function confirm(table: Table, steps: readonly string[]): Confirm {
  const { view, draft } = table;
  const ready = steps.length > 0 && isWhole(view, draft.composed);
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
export const isRerolling = ({ step }: View, steps: readonly string[]) =>
  step === "reroll" && steps.length === 0;

/** What is to be done first, while no fish is chosen. */
function nameOfCatch(table: Table): string {
  const at = table.draft.composed?.view ?? table.view;
  if (at.step === "killer") return t.send.killer;
  if (at.step === "extra") return t.send.extra;
  if (at.step === "fate") return t.fate.of({ fish: called("fish", at.catch?.caught ?? "") });
  const open = table.draft.legal.flatMap((step) => catchOf(step) ?? []);
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
