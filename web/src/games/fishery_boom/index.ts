/** The room of Fishery Boom. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Country from "./Country.svelte";
import Legend from "./Legend.svelte";
import { called, catchOf, isWhole, listed, type Table } from "./picture";
import { named, t } from "./texts";
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
  const rule = now.step === "reroll" ? t.ask.radar : t.ask.compulsory;
  const again = steps.flatMap((step) => (step.startsWith("reroll ") ? [Number(step.slice(7))] : []));
  const sub = action ? rolled(action.gear, (now.catch ?? action).dice) : "";
  if (again.length > 0) return { say: t.ask.againChosen({ dice: listed(again) }), sub, end };
  const say = whole ? caught(steps) : catching(table, ahead?.view ?? now);
  return { say, sub: sub ? t.sentences({ first: sub, second: rule }) : rule, end };
}

const rolled = (gear: string, dice: readonly number[]) =>
  t.ask.rolled({ dice: listed(dice), gear: called("gear", gear) });

const caught = (steps: readonly string[]) =>
  steps.some((step) => catchOf(step)) ? t.ask.complete : t.ask.nothing;

/** What is still to be done with the dice. */
function catching(table: Table, at: View): string {
  const action = at.catch;
  if (at.step === "reroll") return t.ask.again;
  if (at.step === "killer") return t.ask.killer;
  if (at.step === "extra") return t.ask.extra;
  if (at.step === "fate") return t.ask.fate({ fish: called("fish", action?.caught ?? "") });
  if (!action) return "";
  const picked = table.composer.steps.filter((step) => catchOf(step)).length;
  const task = toDo(action);
  const number = action.takes.length + (action.killer ? 1 : 0);
  return picked > 0 ? t.ask.more({ task, number }) : task;
}

function toDo({ takes, killer }: CatchView): string {
  const faces = [...new Set(takes)];
  const fish = faces.map((die) => t.ask.fishFor({ number: takes.filter((one) => one === die).length, die }));
  const catches = listed(fish);
  if (!killer) return t.ask.take({ catches });
  return takes.length > 0 ? t.ask.takeKill({ catches, die: killer }) : t.ask.kill({ die: killer });
}

function gear(table: Table, now: View): Asking {
  const box = table.insight.countries[table.you ?? 0]?.boxes[now.year - 1];
  const starts = now.start_player === table.you && !now.overfishing;
  const say = now.overfishing ? t.ask.overfish : t.ask.gear({ year: now.year });
  const plates = t.ask.plates({ number: box?.empty ?? 0 });
  return { say, sub: starts ? t.sentences({ first: t.ask.starts, second: plates }) : plates };
}

function marking(table: Table, at: View): Asking {
  const [first = ""] = table.composer.steps;
  if (table.view.year !== at.year || first === "") {
    return { say: first ? chosen(table, first) : markingNow(at), sub: t.ask.markSub };
  }
  if (at.step === "gear" && at.overfishing && table.composer.legal.length > 0)
    return { say: t.ask.overfish, sub: t.ask.markSub };
  return {
    say: table.composer.legal.length > 0 ? markingNow(at) : chosen(table, first),
    sub: t.ask.markSub,
  };
}

const chosen = (table: Table, step: string) => t.ask.marked({ box: title(table, step) });

function markingNow(at: View): string {
  if (at.step === "marketing") return t.ask.marketing;
  return at.step === "shield" ? t.ask.shields({ number: at.shields_left }) : t.ask.mark;
}

/** The title of the box that a step marks. */
function title(table: Table, step: string): string {
  const name = step.replace("mark ", "");
  return called("box", table.insight.kinds.find((kind) => kind.name === name)?.box ?? name);
}

function where(table: Table): string {
  const now = table.view;
  return t.when.of({
    year: now.year,
    years: table.insight.years.length,
    phase: called("phase", now.phase),
  });
}

function ended(table: Table): string | null {
  return table.view.options.scoring === "co-operative"
    ? t.final.together({ points: table.insight.total })
    : null;
}

function seatLine(table: Table, seat: number): string {
  const box = table.insight.countries[seat]?.boxes[table.view.year - 1];
  return t.sheet.line({ plates: box?.plates ?? 0, filled: box?.filled ?? 0 });
}

function confirm(table: Table, steps: readonly string[]): string {
  const now = table.view;
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  if (!isWhole(now, table.composer.composed)) return "";
  if (last.startsWith("fish with ")) {
    const gear = called("gear", last.slice("fish with ".length));
    return first === last ? t.send.gear({ gear }) : t.send.overfish({ gear });
  }
  if (now.phase === "upgrade" && !now.overfishing) return confirmBox(table, steps);
  const again = steps.filter((step) => step.startsWith("reroll ")).length;
  if (again > 0) return t.send.again({ number: again });
  const parts = catches(steps, now.catch?.caught ?? "");
  return parts.length > 0 ? listed(parts) : t.send.keepDice;
}

/** What is done with the fish, in order: "Take Cod 2", "let Cod 1 go". */
function catches(steps: readonly string[], hooked: string): string[] {
  const done = steps.flatMap((step, at): { doing: keyof typeof t.first; fish: string }[] => {
    const one = catchOf(step);
    if (one) {
      const fate = steps[at + 1] ?? "";
      return [{ doing: isFate(fate) && fate !== "keep" ? fate : one.doing, fish: one.fish }];
    }
    return at === 0 && isFate(step) ? [{ doing: step, fish: hooked }] : [];
  });
  return done.map(({ doing, fish }, at) => (at ? t.further : t.first)[doing]({ fish: called("fish", fish) }));
}

const isFate = (step: string) => step === "keep" || step === "refrigerate" || step === "release";

function confirmBox(table: Table, steps: readonly string[]): string {
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  const marked = first.startsWith("mark ") ? first : "";
  const species = steps.flatMap((step) =>
    step.startsWith("shield ") ? [called("species", step.slice("shield ".length))] : [],
  );
  if (species.length > 0)
    return t.send.shields({ box: title(table, marked || "mark enforcement"), species: listed(species) });
  const box = title(table, marked || "mark marketing");
  if (last === "add plate") return t.send.addPlate({ box });
  if (last === "cross out plate") return t.send.crossOut({ box });
  return t.send.mark({ box: title(table, first) });
}

/** Actions that are called by one word, then those that name something. */
const PLAIN: Record<string, () => string> = {
  "add plate": () => t.marketing.add,
  "cross out plate": () => t.marketing.crossOut,
};
const ACTS: [RegExp, (value: string) => string][] = [
  [/^start /, () => t.act.start],
  [/^fish with (.+)/, (gear) => t.act.gear({ gear: called("gear", gear) })],
  [/^roll (.+)/, (die) => t.act.roll({ die })],
  [/^reroll (.+)/, (die) => t.act.reroll({ die })],
  [/^kill with (.+)/, (die) => t.act.killer({ die })],
  [/^extra for (.+)/, (die) => t.act.extra({ die })],
  [/^mark (.+)/, (box) => t.act.mark({ box: called("box", box) })],
  [/^shield (.+)/, (species) => t.act.shield({ species: called("species", species) })],
];

function nameAct(text: string): string {
  const one = catchOf(text);
  if (one) return t.act[one.doing]({ fish: called("fish", one.fish), die: one.die });
  for (const [pattern, name] of ACTS) {
    const found = pattern.exec(text);
    if (found) return name(found[1] ?? "");
  }
  return PLAIN[text]?.() ?? named("act", text);
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    {
      id: "country",
      get tab() {
        return t.sheet.tab;
      },
      Panel: Country,
    },
    {
      id: "upgrades",
      get tab() {
        return t.upgrades.title;
      },
      Panel: Upgrades,
      below: true,
    },
  ],
  Legend,
  seatLine,
  asking,
  where,
  ended,
  confirm,
  nameAct: (act) => nameAct(act.text),
  moves: "none",
  points: () => true,
};
