/** What the turn line says: the decision, the sentence that teaches, and where in the round we are. */
import { boatsOut, type Table } from "./boardModel";
import { Counter } from "./counter";
import { asSupplied, called, inArea, listed, sentences } from "./names";
import { areaOf } from "./steps";
import { t } from "./texts";
import { BoatSteps } from "./turn";
import type { View } from "./view";
import type { Track, TurnLineWords } from "$/table/room";

export function turnLine(table: Table): TurnLineWords {
  return { ...(ASKED[table.view.phase]?.(table, table.view) ?? { say: "" }), end: where(table) };
}

export function where({ view, insight }: Table): string {
  const { rounds } = insight.numbers;
  const phase = called("phase", view.phase);
  return view.round === 0 ? phase : t.where.round({ round: view.round, rounds, phase });
}

const ASKED: Record<string, (table: Table, now: View) => TurnLineWords> = {
  boards: () => ({ say: t.ask.board, sub: t.ask.boardSub }),
  management: (_table, now) => ({ say: t.ask.block, sub: asSupplied(now, t.ask.blockSub) }),
  fleet: (table) => {
    const { left } = new BoatSteps(table);
    return { say: left > 0 ? t.ask.boats({ left }) : t.ask.boatsSent, sub: t.ask.boatsSub };
  },
  fishing: (table, now) => {
    const [first = ""] = table.draft.steps;
    if (first.startsWith("finder "))
      return { say: t.ask.lifted(inArea(areaOf(first) ?? "")), sub: t.say.lifted };
    const finder = table.position?.legal.some((step) => step.startsWith("finder ")) ?? false;
    const sub = t.ask.castSub;
    return {
      say: t.ask.cast({ left: boatsOut(now, table.you ?? 0) }),
      sub: sentences(sub, finder ? t.ask.finderSub : ""),
    };
  },
  finder: (_table, now) => ({
    say: t.ask.lifted(inArea(now.attempt?.moved_from ?? "")),
    sub: t.say.lifted,
  }),
  stack: (table, now) => rolled(table, now),
  purchases: (table, now) => buying(table, now),
  payment: (table, now) => buying(table, now),
  bidding: (table, now) => {
    const bids = (table.position?.legal ?? []).filter((step) => step.startsWith("bid "));
    return { say: bids.length > 0 ? t.ask.bid : t.ask.cannotBid, sub: bidding(now) };
  },
  "bid payment": (table, now) => {
    const ahead = table.draft.composed;
    const points = (ahead?.view ?? now).payment?.due ?? 0;
    return { say: points > 0 ? t.ask.payBid({ points }) : t.ask.bidCovered, sub: t.ask.paySub };
  },
};

/** The highest bid, and what a bid and a pass mean at this table. */
function bidding({ options, players }: View): string {
  const highest = Math.max(0, ...players.map((player) => player.marker ?? 0));
  const top = highest > 0 && options.top_leader === true ? t.ask.topOnly : "";
  const open = highest > 0 ? "" : t.ask.passOpen;
  return sentences(
    highest > 0 ? t.ask.bidSub({ spot: highest }) : t.ask.noBidSub,
    top,
    options.pass_final === true ? t.ask.passFinal : open,
  );
}

/** Which of several stacks may be chosen. */
function stacks({ options }: View): string {
  if (options.blocked_stack === "last") return t.ask.stackLast;
  return options.blocked_stack === "first" ? t.ask.stackFirst : t.ask.stackSub;
}

function rolled(table: Table, now: View): TurnLineWords {
  const legal = table.position?.legal ?? [];
  const hits = legal.filter((step) => step.startsWith("stack ")).length;
  const { roll, area } = now.attempt ?? { roll: 0, area: "" };
  const sub = legal.includes("reroll") ? t.ask.outriggerSub : stacks(now);
  const say = hits === 0 ? t.ask.rolledNone : hits === 1 ? t.ask.rolledOne : t.ask.rolledSeveral;
  return { say: say({ roll: roll ?? 0, ...inArea(area ?? "") }), sub };
}

function buying(table: Table, now: View): TurnLineWords {
  const { payment, phase } = table.draft.composed?.view ?? now;
  const points = payment?.due ?? 0;
  const overpay = now.options.overpay === true;
  const items = listed(new Counter(table).items.map((item) => called("item", item)));
  const alone = now.options.joint_payment === true ? t.ask.buyJointSub : t.ask.buySub;
  if (phase === "purchases" && points > 0) return { say: t.ask.basket({ items, points }), sub: alone };
  if (points > 0)
    return { say: t.ask.due({ items, points }), sub: overpay ? t.ask.coveredSub : t.ask.paySub };
  return phase === "payment" ? { say: t.ask.covered, sub: t.ask.coveredSub } : { say: t.ask.buy, sub: alone };
}

const OPENING = ["boards", "management", "fleet", "fishing"];
const ROUND = ["goals", "management", "fleet", "fishing", "purchases", "reproduction", "bidding"];

export function track({ view }: Table): Track {
  const phases = (view.round === 0 ? OPENING : ROUND).map((phase) => called("phase", phase));
  return { phases, current: phases.indexOf(called("phase", view.phase)) };
}
