/** The button that sends, and the other way out of a phase. */
import type { Table } from "./boardModel";
import { boatName, licenceName } from "./names";
import { cashOf, chosenWay, launchReady, paidOf } from "./pay";
import { after } from "./steps";
import { t } from "./texts";
import type { Confirm } from "$/table/room";

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
