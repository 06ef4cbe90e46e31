/** The room of Fishery Boom. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Country from "./Country.svelte";
import { en } from "./en";
import Legend from "./Legend.svelte";
import { catchOf, isWhole, type Table } from "./picture";
import Upgrades from "./Upgrades.svelte";
import type { CatchView, Insight, View } from "./view";

function asking(table: Table): Asking {
  const now = table.view;
  const ahead = table.composer.composed;
  const whole = isWhole(now, table.composer.composed);
  const end = where(table);
  const { steps } = table.composer;
  if (["mark", "marketing", "shield"].includes(now.step))
    return { ...marking(table, ahead?.view ?? now), end };
  if (now.step === "gear") return { ...gear(table, now), end };
  const action = ahead?.view.catch ?? now.catch;
  const sub = action ? en.rolled(en.gear[action.gear] ?? "", (now.catch ?? action).dice) : "";
  const rule = now.step === "reroll" ? en.orRadar : en.compulsory;
  const again = steps.flatMap((step) => (step.startsWith("reroll ") ? [Number(step.slice(7))] : []));
  if (again.length > 0) return { say: en.againChosen(again), sub, end };
  return { say: whole ? caught(steps) : catching(table, ahead?.view ?? now), sub: `${sub} ${rule}`, end };
}

const caught = (steps: readonly string[]) => (steps.some((step) => catchOf(step)) ? en.caught : en.nothing);

/** What is still to be done with the dice. */
function catching(table: Table, at: View): string {
  const action = at.catch;
  if (at.step === "reroll") return en.again;
  if (at.step === "killer") return en.killDie;
  if (at.step === "extra") return en.extraDie;
  if (at.step === "fate") return en.fateOf(action?.caught ?? "");
  const picked = table.composer.steps.filter((step) => catchOf(step)).length;
  const left = action ? en.catchLine(en.listed(toDo(action))) : "";
  const number = (action?.takes.length ?? 0) + (action?.killer ? 1 : 0);
  return picked > 0 ? `${left}: ${en.moreToGo(number)}` : left;
}

function toDo(action: CatchView): string[] {
  const faces = [...new Set(action.takes)];
  const takes = faces.map((die) => en.takeMarked(action.takes.filter((one) => one === die).length, die));
  return action.killer ? [...takes, en.killMarked(action.killer)] : takes;
}

function gear(table: Table, now: View): Asking {
  const box = table.insight.countries[table.you ?? 0]?.boxes[now.year - 1];
  const starts = now.start_player === table.you && !now.overfishing ? en.starts : "";
  const say = now.overfishing ? en.overfishGear : en.chooseGear(now.year);
  return { say, sub: `${starts}${en.gearSub(box?.empty ?? 0)}` };
}

function marking(table: Table, at: View): Asking {
  const [first = ""] = table.composer.steps;
  if (table.view.year !== at.year || first === "") {
    return { say: first ? en.markChosen(title(table, first)) : markingNow(at), sub: en.markSub };
  }
  if (at.step === "gear" && at.overfishing && table.composer.legal.length > 0)
    return { say: en.overfishGear, sub: en.markSub };
  return {
    say: table.composer.legal.length > 0 ? markingNow(at) : en.markChosen(title(table, first)),
    sub: en.markSub,
  };
}

function markingNow(at: View): string {
  if (at.step === "marketing") return en.marketing;
  return at.step === "shield" ? en.shields(at.shields_left) : en.mark;
}

/** The title of the box that a step marks. */
function title(table: Table, step: string): string {
  const name = step.replace("mark ", "");
  return table.insight.kinds.find((kind) => kind.name === name)?.title ?? name;
}

function where(table: Table): string {
  const now = table.view;
  return en.yearOf(now.year, table.insight.years.length, en.phases[now.phase] ?? "");
}

function ended(table: Table): string | null {
  return table.view.options.scoring === "co-operative" ? en.endedTogether(table.insight.total) : null;
}

function seatLine(table: Table, seat: number): string {
  const box = table.insight.countries[seat]?.boxes[table.view.year - 1];
  return en.seatLine(box?.plates ?? 0, box?.filled ?? 0);
}

function confirm(table: Table, steps: readonly string[]): string {
  const now = table.view;
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  if (!isWhole(now, table.composer.composed)) return "";
  if (last.startsWith("fish with ")) {
    const name = en.gear[last.slice("fish with ".length)] ?? "";
    return first === last ? en.confirmGear(name) : en.confirmOverfish(name);
  }
  if (now.phase === "upgrade" && !now.overfishing) return confirmBox(table, steps);
  const again = steps.filter((step) => step.startsWith("reroll ")).length;
  if (again > 0) return en.confirmAgain(again);
  const parts = catches(steps);
  return parts.length > 0 ? en.confirmCatch(parts) : en.confirmKeepDice;
}

/** What is done with the fish, in order: "take Cod 2", "let go Cod 1". */
function catches(steps: readonly string[]): string[] {
  return steps.flatMap((step, at) => {
    const one = catchOf(step);
    if (one) {
      const fate = steps[at + 1] ?? "";
      return [`${en.doing[fate] ?? en.doing[one.doing] ?? ""} ${one.fish}`];
    }
    return at === 0 && en.fates[step] ? [en.fates[step].toLowerCase()] : [];
  });
}

function confirmBox(table: Table, steps: readonly string[]): string {
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  const marked = first.startsWith("mark ") ? first : "";
  const species = steps.flatMap((step) => (step.startsWith("shield ") ? [step.slice("shield ".length)] : []));
  if (species.length > 0) return en.confirmShields(title(table, marked || "mark enforcement"), species);
  const effect = en.effects[last];
  if (effect) return en.confirmMarketing(title(table, marked || "mark marketing"), effect);
  return en.confirmMark(title(table, first));
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    { id: "country", tab: en.countryTab, Panel: Country },
    { id: "upgrades", tab: en.upgrades, Panel: Upgrades, below: true },
  ],
  Legend,
  seatLine,
  asking,
  where,
  ended,
  confirm,
  nameAct: (act) => en.nameAct(act.text),
  moves: "none",
  points: () => true,
};
