/** The words beside the button: how far the choice is, and what to do next. */
import type { Table } from "./boardModel";
import { boatName, licenceName, pieces, yes } from "./names";
import { amounts, bidNow, billOf, chosenWay, paidOf } from "./pay";
import { after } from "./steps";
import { t } from "./texts";
import { anyGoes } from "./turnLine";
import type { Words } from "$/table/room";

/** How far the choice is; why the thing under the pointer is refused comes first. */
export function words(table: Table, steps: readonly string[]): Words {
  const { hovered } = table.draft;
  const refused = hovered === null ? null : table.draft.refusal(hovered);
  if (refused) return { next: "", refused };
  return WORDS[table.view.phase]?.(table, steps) ?? { next: "" };
}

const WORDS: Record<string, (table: Table, steps: readonly string[]) => Words> = {
  choose: (table, steps) => {
    if (after(steps, "bid").length > 0) return bidWords(table, after(steps, "auction")[0] ?? null);
    const can = table.position?.legal.some((action) => action.startsWith("auction "));
    return { next: can ? t.words.choose : t.words.declineOnly };
  },
  open: (table) => bidWords(table, table.view.auction.licence),
  bid: (table) =>
    amounts(table).length > 0
      ? bidWords(table, table.view.auction.licence)
      : { next: t.words.mustPass({ power: table.insight.power ?? 0 }) },
  pay: (table) => payWords(table),
  launch: (table, steps) => {
    if (after(steps, "launch").length > 0) return payWords(table);
    const can = table.position?.legal.some((action) => action.startsWith("launch "));
    return { next: can ? t.words.launch : t.words.noLaunch };
  },
  captain: ({ insight }, steps) => {
    const [[card], [boat]] = [after(steps, "captain"), after(steps, "aboard")];
    if (card === undefined) return { next: t.words.captainCard, done: 0, of: 2 };
    const chosen = t.words.captainHalf({ card: boatName(card) });
    if (boat === undefined) return { chosen, next: t.words.captainBoat, done: 1, of: 2 };
    const next = t.words.captainGone({ cash: insight.printed.boats[card]?.cash ?? 0 });
    return { chosen: t.words.captain({ card: boatName(card), boat: boatName(boat) }), next, done: 2, of: 2 };
  },
  aboard: () => ({ next: t.words.captainBoat }),
  process: (table, steps) => processWords(table, steps),
  discard: (table, steps) => {
    const [card] = after(steps, "discard");
    if (card === undefined) return { next: anyGoes(table) ? t.words.discard : t.words.discardNew };
    const cash = table.insight.printed.boats[card]?.cash ?? 0;
    const hidden = yes(table.view.options.hidden_discards === true);
    return {
      chosen: t.words.discarded({ card: boatName(card), cash }),
      next: t.words.discardGoes({ hidden }),
    };
  },
};

function bidWords(table: Table, licence: string | null): Words {
  const bid = bidNow(table);
  if (!bid) return { next: "" };
  const chosen = t.words.atBid({ licence: licenceName(licence), bid: bid.amount });
  const paid = pieces(bid.pay, bid.crates);
  return {
    chosen,
    next: paid ? t.words.wouldPay({ pieces: paid, lost: bid.lost }) : t.words.wouldCostNothing,
  };
}

function payWords(table: Table): Words {
  const bill = billOf(table);
  if (!bill) return { next: "" };
  if (bill.due === 0) return { next: t.words.free };
  const [paid, way] = [paidOf(table), chosenWay(table)];
  const off = bill.discount > 0 ? `${t.words.off({ discount: bill.discount })} ` : "";
  const rest = way
    ? t.words.pays({ pieces: pieces(way.pay, way.crates), lost: way.lost })
    : t.words.more({ more: bill.due - paid });
  const chosen = t.words.paid({ paid, due: bill.due });
  return { chosen, next: `${off}${rest}`, done: paid, of: bill.due };
}

function processWords({ view, you }: Table, steps: readonly string[]): Words {
  const crates = after(steps, "process").length;
  const trade = steps.includes("trade");
  const player = view.players[you ?? 0];
  if (crates === 0 && !trade) return { next: t.words.process };
  const before = player?.processed ?? 0;
  const pool = t.words.pool({ before, after: before + crates - Number(trade) });
  return trade
    ? { chosen: pool, next: t.words.tradeFor({ cards: player?.licences.vessel ?? 0 }) }
    : { chosen: pool, next: "" };
}
