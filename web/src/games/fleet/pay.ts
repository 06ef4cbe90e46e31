/** Prices, bids and ways to pay, as the engine lists them: the best way first. */
import type { Seen, Table } from "./boardModel";
import { after } from "./steps";
import type { Bid, WayToPay } from "./view";

/** What is paid for now: its printed price, what is taken off, and what is still to pay. */
export interface Bill {
  boat: string | null;
  licence: string | null;
  price: number;
  discount: number;
  already: number;
  due: number;
}

/** The bill of the open payment, or of the boat that is chosen to be launched; null if nothing is bought. */
export function billOf(table: Table): Bill | null {
  const { view, insight } = table;
  if (view.phase === "pay") {
    const { boat, licence, price, due, cash, crates } = view.payment;
    const already = (cash ?? 0) + crates;
    return { boat, licence, price, due: due ?? 0, already, discount: price - (due ?? 0) - already };
  }
  const boat = after(table.draft.steps, "launch")[0];
  const price = insight.printed.boats[boat ?? ""]?.launch;
  if (boat === undefined || price === undefined) return null;
  const due = insight.launches[boat]?.due ?? price;
  return { boat, licence: null, price, due, already: 0, discount: price - due };
}

/** What cards and crates are worth. */
export function cashOf(table: Table, cards: Record<string, number>, crates: number): number {
  const printed = table.insight.printed.boats;
  return Object.entries(cards).reduce(
    (sum, [kind, number]) => sum + number * (printed[kind]?.cash ?? 0),
    crates,
  );
}

/** What the chosen steps pay, also if they do not pay everything yet. */
export function paidOf(table: Table): number {
  const pieces = after(table.draft.steps, "pay");
  return pieces.reduce(
    (sum, piece) => sum + (piece === "crate" ? 1 : (table.insight.printed.boats[piece]?.cash ?? 0)),
    0,
  );
}

/** The bid in the chosen steps, with its payment. */
export function bidNow(table: Table): Bid | null {
  const amount = Number(after(table.draft.steps, "bid")[0] ?? NaN);
  const offers = [...table.insight.bids, ...(openedAhead(table)?.insight.bids ?? [])];
  return offers.find((bid) => bid.amount === amount) ?? null;
}

/** The position after only the licence was chosen, where its bids are listed. */
function openedAhead(table: Table): Seen | null {
  const first = table.draft.steps[0];
  if (!first?.startsWith("auction ")) return null;
  return table.draft.after([first]);
}

/** The bids that may be named: at once, or after the licence that is chosen. */
export function amounts(table: Table): number[] {
  const first = table.draft.steps[0] ?? "";
  const legal = first.startsWith("auction ")
    ? (table.draft.after([first])?.legal ?? [])
    : (table.position?.legal ?? []);
  return after(legal, "bid").map(Number);
}

/** The steps before the first payment, and the ways to pay that the engine lists after them. */
export function paying(table: Table): { before: string[]; ways: WayToPay[] } {
  const { view, insight } = table;
  if (view.phase === "pay") return { before: [], ways: insight.payments };
  const before = table.draft.steps.filter((step) => step.startsWith("launch "));
  const opened = before.length > 0 ? table.draft.after(before) : null;
  return { before, ways: opened?.insight.payments ?? [] };
}

/** The way to pay that differs least from the present one and has more, or less, of a piece; null if there is none. */
export function otherWay(
  ways: readonly WayToPay[],
  current: WayToPay,
  piece: string,
  more: boolean,
): WayToPay | null {
  const has = (way: WayToPay, of: string) => (of === "crate" ? way.crates : (way.pay[of] ?? 0));
  const had = has(current, piece);
  const pieces = [...new Set(ways.flatMap((way) => Object.keys(way.pay))), "crate"];
  const far = (way: WayToPay) =>
    pieces.reduce((sum, of) => sum + Math.abs(has(way, of) - has(current, of)), 0);
  const fit = ways.filter((way) => (more ? has(way, piece) > had : has(way, piece) < had));
  return fit.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** The way to pay that is chosen now. */
export function chosenWay(table: Table): WayToPay | null {
  const { before, ways } = paying(table);
  const steps = table.draft.steps.slice(before.length).join();
  return ways.find((way) => way.steps.join() === steps) ?? null;
}

/** Whether the launch in the chosen steps is paid for by them, or costs nothing. */
export function launchReady(table: Table): boolean {
  const kind = after(table.draft.steps, "launch")[0];
  return kind !== undefined && (chosenWay(table) !== null || table.insight.launches[kind]?.due === 0);
}
