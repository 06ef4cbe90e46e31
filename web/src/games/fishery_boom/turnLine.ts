/** What the turn line says: the decision in a sentence, the one that teaches, and where in the year we are. */
import type { Table } from "./boardModel";
import { kindOf } from "./boxes";
import { called, either, listed } from "./names";
import { catchOf, isWhole, takesOf } from "./steps";
import { t } from "./texts";
import type { CatchView, View } from "./view";
import type { Track, TurnLineWords } from "$/table/room";

export function turnLine(table: Table): TurnLineWords {
  const now = table.view;
  const end = where(table);
  const at = (table.draft.composed?.view ?? now).step;
  if (["mark", "marketing", "shield"].includes(now.step))
    return { say: marking(table), sub: at === "shield" ? t.ask.shieldsSub : t.ask.markSub, end };
  if (now.step === "gear") return { ...gear(table, now), end };
  const { steps } = table.draft;
  const action = table.draft.composed?.view.catch ?? now.catch;
  const rule = now.step === "reroll" ? t.ask.radar : t.ask.compulsory;
  const sub = action
    ? t.ask.rolled({ dice: listed((now.catch ?? action).dice), gear: called("gear", action.gear) })
    : "";
  const again = steps.flatMap((step) => (step.startsWith("reroll ") ? [Number(step.slice(7))] : []));
  if (again.length > 0) return { say: t.ask.againChosen({ dice: listed(again) }), sub, end };
  const say = isWhole(now, table.draft.composed) ? caught(steps) : catching(table);
  return { say, sub: sub ? t.sentences({ first: sub, second: rule }) : rule, end };
}

const caught = (steps: readonly string[]) =>
  steps.some((step) => catchOf(step)) ? t.ask.complete : t.ask.nothing;

/** What is still to be done with the dice. */
function catching(table: Table): string {
  const at = table.draft.composed?.view ?? table.view;
  if (at.step === "reroll") return t.ask.again;
  if (at.step === "killer") return t.ask.killer;
  if (at.step === "extra") return t.ask.extra;
  if (at.step === "fate") return t.ask.fate({ fish: called("fish", at.catch?.caught ?? "") });
  const legal = table.draft.composed?.legal ?? table.position?.legal ?? [];
  return at.catch ? toDo(at.catch, legal) : "";
}

/** "Take a fish for 2: Herring or Whales". Only one kind of catch names its species: the line has no room for more. */
function toDo({ takes, killer }: CatchView, legal: readonly string[]): string {
  const open = legal.flatMap((step) => catchOf(step) ?? []);
  const faces = [...new Set(takes)].filter((die) => takesOf(takes, open, die) > 0);
  const catches = listed(faces.map((die) => t.ask.fishFor({ number: takesOf(takes, open, die), die })));
  const kills = killer !== null && open.some((one) => one.doing === "kill");
  if (kills && faces.length > 0) return t.ask.takeKill({ catches, die: killer });
  if (kills) return t.ask.kill({ die: killer });
  const species = [...new Set(open.map(({ fish }) => called("species", fish.replace(/ \d+$/, ""))))];
  return faces.length === 1 ? t.ask.takeFrom({ catches, species: either(species) }) : t.ask.take({ catches });
}

function gear(table: Table, now: View): TurnLineWords {
  const box = table.insight.countries[table.you ?? 0]?.boxes[now.year - 1];
  const starts = now.start_player === table.you && !now.overfishing;
  const say = now.overfishing ? t.ask.overfish : t.ask.gear({ year: now.year });
  const plates = t.ask.plates({ number: box?.empty ?? 0 });
  return { say, sub: starts ? t.sentences({ first: t.ask.starts, second: plates }) : plates };
}

function marking(table: Table): string {
  const { draft, view } = table;
  const kind = kindOf(table);
  const at = draft.composed?.view ?? view;
  if (kind === null) return t.ask.mark;
  if (draft.steps.length > 0 && isWhole(view, draft.composed))
    return t.ask.marked({ box: called("box", kind.box) });
  if (at.step === "marketing") return t.ask.marketing;
  if (at.step === "shield") return t.ask.shields({ number: at.shields_left });
  return at.step === "gear" ? t.ask.overfish : t.ask.marked({ box: called("box", kind.box) });
}

export function where({ view, insight }: Table): string {
  const year = t.when.of({ year: view.year, years: insight.years.length });
  const second =
    view.options["scoring"] === "co-operative"
      ? t.final.together({ points: insight.total })
      : phaseName(view);
  return `${year}\n${second}`;
}

const phaseName = ({ phase }: View) =>
  phase === "fishing" ? t.track.fishing : phase === "upgrade" ? t.track.upgrade : called("phase", phase);

/** The last year ends after the boxes; with four players nobody fishes illegally. */
export function track({ view, insight }: Table): Track {
  const illegal = (insight.illegal_dice[0] ?? 0) > 0;
  const after = [
    { phase: "demand", name: t.track.demand },
    ...(illegal ? [{ phase: "illegal fishing", name: t.track.illegal }] : []),
    { phase: "depletion", name: t.track.depletion },
  ];
  const all = [
    { phase: "fishing", name: t.track.fishing },
    { phase: "upgrade", name: t.track.upgrade },
    ...(view.year < insight.years.length ? after : []),
  ];
  return {
    phases: all.map((one) => one.name),
    current: all.findIndex((one) => one.phase === view.phase),
  };
}
