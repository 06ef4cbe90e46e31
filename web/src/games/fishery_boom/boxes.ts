/** Boxes of a country's sheet: which one is being marked, what it does, and what marking it changes. */
import { markedIn, type Table } from "./boardModel";
import { gearLine, signed } from "./names";
import { named, t } from "./texts";
import type { Insight, Kind } from "./view";

const MARK = "mark ";
/** Bonuses happen at once; all other boxes work from next year on. */
const BONUSES = ["faux", "marketing", "enforcement", "overfish"];

export const isBonus = (kind: Kind) => BONUSES.includes(kind.name);
export const isGear = (insight: Insight, kind: Kind) =>
  insight.equipment.some((gear) => gear.name === kind.name);

/** The box that is being marked; null before one is chosen. */
export function kindOf({ view, insight, draft }: Table): Kind | null {
  const marked = { marketing: "marketing", shield: "enforcement" }[view.step];
  const chosen = draft.steps.find((step) => step.startsWith(MARK))?.slice(MARK.length);
  return insight.kinds.find((kind) => kind.name === (marked ?? chosen)) ?? null;
}

/** What a box does, in a sentence. */
export function effectOf({ insight }: Table, kind: Kind): string {
  const gear = insight.equipment.find((one) => one.name === kind.name);
  return gear ? gearLine(gear) : named("effect", kind.name);
}

/** The same with the number of its boxes that are left, if it has several. */
export function offerOf(table: Table, kind: Kind): string {
  const used = table.view.sheets[table.you ?? 0]?.marked.filter((one) => one === kind.name).length ?? 0;
  const first = effectOf(table, kind);
  const second = t.upgrades.free({ number: kind.boxes - used });
  return kind.boxes > 1 ? t.sentences({ first, second }) : first;
}

/** What some steps change in this year's box and in next year's demand; "" before the answer. */
export function change({ now, draft, you }: Table, steps: readonly string[]): string {
  const seat = you ?? 0;
  const after = draft.after(steps);
  const box = now.insight.countries[seat]?.boxes[now.view.year - 1];
  const then = after?.insight.countries[seat]?.boxes[now.view.year - 1];
  if (!after || !box || !then) return "";
  const plates =
    after.view.year === now.view.year
      ? (after.insight.countries[seat]?.next_plates ?? null)
      : (after.view.sheets[seat]?.plates[now.view.year] ?? null);
  const points = { before: signed(box.points), after: signed(then.points) };
  return plates === null ? t.upgrades.then(points) : t.upgrades.thenPlates({ ...points, plates });
}

export type Standing = "open" | "chosen" | "owned" | "refused";

/** Whether a box can be marked now, is chosen, was marked before, or is refused. */
export function standingOf(table: Table, kind: Kind): Standing {
  if (kindOf(table)?.name === kind.name) return "chosen";
  if (table.position?.legal.includes(`${MARK}${kind.name}`)) return "open";
  return markedIn(table.view, table.you ?? 0, kind.name) > 0 ? "owned" : "refused";
}
