/** What the turn line says: the decision, the sentence that teaches, and where in the round we are. */
import type { Table } from "./boardModel";
import { boatName, licenceName, yes } from "./names";
import { t } from "./texts";
import type { View } from "./view";
import type { Track, TurnLineWords } from "$/table/room";

export function where({ view }: Table): string {
  return t.line.round({ round: view.round, last: yes(view.last_round.some(Boolean)) });
}

export function turnLine(table: Table): TurnLineWords {
  const { view } = table;
  const end = where(table);
  const [launches = 0, hires = 0] = view.left;
  const all: Record<string, () => Omit<TurnLineWords, "end">> = {
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

function askOpen({ view, insight }: Table): TurnLineWords {
  const { licence } = view.auction;
  const least = insight.printed.licences[licence ?? ""]?.least ?? 0;
  return { say: t.ask.open({ licence: licenceName(licence) }), sub: t.ask.openLine({ least }) };
}

function askBid({ view, insight }: Table): TurnLineWords {
  const can = insight.bids.length > 0;
  const words = can ? t.ask.raise : t.ask.mustPass;
  const say = words({ bid: view.auction.bid ?? 0, licence: licenceName(view.auction.licence) });
  return { say, sub: can ? t.ask.raiseLine : "" };
}

function askPay({ view }: Table): TurnLineWords {
  const { boat, licence } = view.payment;
  const due = view.payment.due ?? 0;
  const say = boat
    ? t.ask.payLaunch({ boat: boatName(boat), due })
    : t.ask.payLicence({ licence: licenceName(licence), due });
  return { say, sub: t.ask.payLine };
}

/** Whether any card of the hand may be discarded, not only a new one. */
export const anyGoes = ({ view, position }: Table) =>
  Object.keys(view.fresh ?? {}).length < (position?.legal.length ?? 0);

function discardLine(table: Table): string {
  const hidden = yes(table.view.options.hidden_discards === true);
  return anyGoes(table) ? t.ask.discardAny({ hidden }) : t.ask.discardDrawn({ hidden });
}

const AUCTION = ["start player", "reveal", "choose", "open", "bid"];
const TRACK: Record<string, number> = {
  launch: 1,
  "cod draw": 1,
  captain: 2,
  aboard: 2,
  "lobster draw": 3,
  process: 4,
  "trade draw": 4,
  draw: 5,
  discard: 5,
};

/** The phases of a round, as the track names them. */
export const phases = () => Object.values(t.phase);

/** The number of the current phase on the track. */
export function trackOf(view: View): number {
  if (AUCTION.includes(view.phase)) return 0;
  if (view.phase === "pay") return view.payment.boat === null ? 0 : 1;
  return TRACK[view.phase] ?? -1;
}

export function track({ view }: Table): Track {
  return { phases: phases(), current: trackOf(view) };
}
