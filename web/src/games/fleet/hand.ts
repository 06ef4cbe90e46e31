/** The reader's hand: which cards there are, what the chosen steps do with them, and what a tap does. */
import { spread, type Table } from "./boardModel";
import { bidNow, chosenWay, otherWay, paying } from "./pay";
import { drawn } from "./recent";
import { after, counts } from "./steps";
import { hire, launch, repay } from "./turn";

const MARKS = ["pay", "would", "launch", "captain", "discard"] as const;
export type Mark = (typeof MARKS)[number];

export interface HandCard {
  id: string;
  kind: string;
  mark: Mark | null;
  /** Whether it was drawn just now. */
  fresh: boolean;
}

/** The phases in which a card itself is chosen. */
const VERBS: readonly string[] = ["launch", "captain", "discard"];

/** The cards of the reader's hand, marked by what the chosen steps, or the proposed payment of a bid, do with them. */
export function handOf(table: Table): HandCard[] {
  const { view, insight } = table;
  const hand = view.players[table.you ?? -1]?.hand ?? {};
  const steps = table.draft.steps;
  const marks: Record<Mark, Record<string, number>> = {
    pay: counts(after(steps, "pay")),
    would: wouldPay(table),
    launch: counts(after(steps, "launch")),
    captain: counts(after(steps, "captain")),
    discard: counts(after(steps, "discard")),
  };
  // Where only cards of this draw may go, no others are called new.
  const news = view.phase === "discard" ? (view.fresh ?? {}) : drawn(table);
  const kinds = spread(hand, Object.keys(insight.printed.boats));
  return kinds.map((kind, at) => {
    const mark = MARKS.find((one) => (marks[one][kind] ?? 0) > 0) ?? null;
    if (mark) marks[mark][kind] = (marks[mark][kind] ?? 0) - 1;
    const last = kinds.lastIndexOf(kind) - at;
    return { id: `${kind} ${last}`, kind, mark, fresh: last < (news[kind] ?? 0) };
  });
}

/** Cards that the bid being considered would take. */
function wouldPay(table: Table): Record<string, number> {
  const paying = after(table.draft.steps, "pay").length > 0;
  return paying ? {} : { ...bidNow(table)?.pay };
}

const verbOf = (table: Table) => (VERBS.includes(table.view.phase) ? table.view.phase : null);

/** Whether cards can be tapped now. */
export const isLive = (table: Table): boolean =>
  table.mayAct && (verbOf(table) !== null || table.view.phase === "pay");

/** Whether a tap on a card changes a payment. */
export const paysNow = (table: Table): boolean => table.view.phase === "pay" || paying(table).ways.length > 0;

/** Whether tapping the card would change how the launch or the licence is paid. */
function repays(table: Table, card: HandCard): boolean {
  const { ways } = paying(table);
  const current = chosenWay(table) ?? ways[0];
  return current !== undefined && otherWay(ways, current, card.kind, card.mark !== "pay") !== null;
}

export function isRefused(table: Table, card: HandCard): boolean {
  if (paysNow(table) && card.mark !== "launch") return !repays(table, card);
  const verb = verbOf(table);
  return verb !== null && card.mark === null && !table.position?.legal.includes(`${verb} ${card.kind}`);
}

/** Use a card for the decision of this moment, or ask why that cannot be done. */
export function choose(table: Table, card: HandCard): void {
  if (isRefused(table, card)) consider(table, card);
  else if (card.mark !== null && card.mark !== "pay") table.draft.clear();
  else if (paysNow(table)) repay(table, card.kind, card.mark !== "pay");
  else if (table.view.phase === "launch") void launch(table, card.kind);
  else if (table.view.phase === "captain") void hire(table, card.kind);
  else table.draft.propose([`discard ${card.kind}`]);
}

/** Ask why a card cannot be chosen; nothing for a card that can, or that pays. */
export function consider(table: Table, card: HandCard | null): void {
  const asked = card !== null && !paysNow(table) && isRefused(table, card);
  table.draft.consider(asked ? `${verbOf(table)} ${card.kind}` : null);
}
