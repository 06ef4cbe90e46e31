/** What the frame says at Fleet's tables: the decision, the button, and how far the choice is. */
import { amounts, bidNow, billOf, cashOf, chosenWay, launchReady, paidOf } from "./pay";
import { after, pieces, yes, type Table } from "./picture";
import { named, t } from "./texts";
import type { Asking, Confirm, Words } from "$/table/room";

const boatName = (kind: string | null | undefined) => (kind ? named("boat", kind) : "");
const licenceName = (kind: string | null | undefined) => (kind ? named("licence", kind) : "");

export function where({ view }: Table): string {
  return t.line.round({ round: view.round, last: yes(view.last_round.some(Boolean)) });
}

export function asking(table: Table): Asking {
  const { view } = table;
  const end = where(table);
  const [launches = 0, hires = 0] = view.left;
  const all: Record<string, () => Omit<Asking, "end">> = {
    choose: () => ({ say: t.ask.choose, sub: t.ask.chooseLine }),
    open: () => askOpen(table),
    bid: () => askBid(table),
    pay: () => askPay(table),
    launch: () => ({ say: t.ask.launch({ left: launches }), sub: t.ask.launchLine }),
    captain: () => ({ say: t.ask.hire({ left: hires }), sub: t.ask.hireLine }),
    aboard: () => ({ say: t.ask.aboard, sub: t.ask.hireLine }),
    process: () => ({ say: t.ask.process, sub: t.ask.processLine }),
    discard: () => ({ say: t.ask.discard({ drawn: view.fresh_size }), sub: discardLine(table) }),
  };
  return { ...(all[view.phase]?.() ?? { say: "" }), end };
}

function askOpen({ view, insight }: Table): Asking {
  const { licence } = view.auction;
  const least = insight.printed.licences[licence ?? ""]?.least ?? 0;
  return { say: t.ask.open({ licence: licenceName(licence) }), sub: t.ask.openLine({ least }) };
}

function askBid({ view, insight }: Table): Asking {
  const can = insight.bids.length > 0;
  const words = can ? t.ask.raise : t.ask.mustPass;
  const say = words({ bid: view.auction.bid ?? 0, licence: licenceName(view.auction.licence) });
  return { say, sub: can ? t.ask.raiseLine : "" };
}

function askPay({ view }: Table): Asking {
  const { boat, licence } = view.payment;
  const due = view.payment.due ?? 0;
  const say = boat
    ? t.ask.payLaunch({ boat: boatName(boat), due })
    : t.ask.payLicence({ licence: licenceName(licence), due });
  return { say, sub: t.ask.payLine };
}

/** Whether any card of the hand may be discarded, not only a new one. */
const anyGoes = ({ view, position }: Table) =>
  Object.keys(view.fresh ?? {}).length < (position?.legal.length ?? 0);
const discardLine = (table: Table) => (anyGoes(table) ? t.ask.discardAny : t.ask.discardDrawn);

/** The other way out of a phase, if there is one. */
export function others(table: Table): { name: string; step: string }[] {
  const all: Record<string, { name: string; step: string }> = {
    choose: { name: t.do.decline, step: "decline" },
    launch: { name: t.do.stopLaunching, step: "stop" },
    captain: { name: t.do.stopHiring, step: "stop" },
    process: { name: t.do.stopProcessing, step: "stop" },
  };
  const other = all[table.view.phase];
  return other && table.position?.legal.includes(other.step) ? [other] : [];
}

export function confirm(table: Table, steps: readonly string[]): Confirm {
  const other = others(table).find(({ step }) => step === steps[0]);
  if (other) return { name: other.name, ready: true };
  if (steps[0] === "pass") return { name: t.do.pass, ready: true };
  return BUTTONS[table.view.phase]?.(table, steps) ?? { name: "", ready: false };
}

type Button = (table: Table, steps: readonly string[]) => Confirm;

const BUTTONS: Record<string, Button> = {
  choose: ({ insight }, steps) => {
    const [licence] = after(steps, "auction");
    const bid = after(steps, "bid")[0] ?? insight.printed.licences[licence ?? ""]?.least;
    const name = licence && bid ? t.do.openLicence({ licence: licenceName(licence), bid }) : t.do.putUp;
    return { name, ready: after(steps, "bid").length > 0 };
  },
  open: (_, steps) => bidding(t.do.open, steps),
  bid: (_, steps) => bidding(t.do.raise, steps),
  pay: (table) => {
    const way = chosenWay(table);
    if (way) return { name: t.do.pay({ paid: cashOf(table, way.pay, way.crates) }), ready: true };
    return { name: t.do.payDue({ due: table.view.payment.due ?? 0 }), ready: false };
  },
  launch: (table, steps) => {
    const [kind] = after(steps, "launch");
    if (kind === undefined) return { name: t.do.launchBoat, ready: false };
    if (!launchReady(table)) return { name: t.do.launchHalf({ boat: boatName(kind) }), ready: false };
    return { name: t.do.launch({ boat: boatName(kind), paid: paidOf(table) }), ready: true };
  },
  captain: (_, steps) => {
    const [[card], [boat]] = [after(steps, "captain"), after(steps, "aboard")];
    if (card === undefined) return { name: t.do.hireCaptain, ready: false };
    if (boat === undefined) return { name: t.do.hireHalf({ card: boatName(card) }), ready: false };
    return { name: t.do.hire({ card: boatName(card), boat: boatName(boat) }), ready: true };
  },
  aboard: (_, steps) => {
    const [boat] = after(steps, "aboard");
    return boat
      ? { name: t.do.aboard({ boat: boatName(boat) }), ready: true }
      : { name: t.do.sendCaptain, ready: false };
  },
  process: (_, steps) => {
    const crates = after(steps, "process").length;
    const trade = steps.includes("trade");
    if (crates === 0) return { name: trade ? t.do.trade : t.do.processCrates, ready: trade };
    return { name: (trade ? t.do.processAndTrade : t.do.process)({ crates }), ready: true };
  },
  discard: (_, steps) => {
    const [card] = after(steps, "discard");
    return card
      ? { name: t.do.discard({ card: boatName(card) }), ready: true }
      : { name: t.do.discardCard, ready: false };
  },
};

function bidding(name: (values: { bid: number }) => string, steps: readonly string[]): Confirm {
  const bid = Number(after(steps, "bid")[0] ?? 0);
  return bid > 0 ? { name: name({ bid }), ready: true } : { name: t.do.raiseBid, ready: false };
}

/** How far the choice is; why the thing under the pointer is refused comes first. */
export function words(table: Table, steps: readonly string[]): Words {
  const { hovered } = table.composer;
  const refused = hovered === null ? null : table.composer.refusal(hovered);
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
