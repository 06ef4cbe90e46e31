/** The room of Fleet. */
import type { Insight, View } from "./view";
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Context from "./Context.svelte";
import { after, chosenWay, yes, type Table } from "./picture";
import Rivals from "./Rivals.svelte";
import Supply from "./Supply.svelte";
import { named, t } from "./texts";
import Thumb from "./Thumb.svelte";

const boatName = (kind: string | null | undefined) => (kind ? named("boat", kind) : "");
const licenceName = (kind: string | null | undefined) => (kind ? named("licence", kind) : "");

function asking(table: Table): Asking {
  const { view, insight } = table;
  const end = where(table);
  const licence = view.auction.licence;
  const [launches = 0, hires = 0] = view.left;
  if (view.phase === "choose") return { say: t.ask.choose, sub: t.ask.chooseLine, end };
  if (view.phase === "open") {
    return {
      say: t.ask.open({ licence: licenceName(licence) }),
      sub: t.ask.openLine({ least: insight.printed.licences[licence ?? ""]?.least ?? 0 }),
      end,
    };
  }
  if (view.phase === "bid") {
    const can = insight.bids.length > 0;
    const words = can ? t.ask.raise : t.ask.mustPass;
    const say = words({ bid: view.auction.bid ?? 0, licence: licenceName(licence) });
    return { say, sub: can ? t.ask.raiseLine : "", end };
  }
  if (view.phase === "pay") {
    const { boat, licence: bought } = view.payment;
    const due = view.payment.due ?? 0;
    const say = boat
      ? t.ask.payLaunch({ boat: boatName(boat), due })
      : t.ask.payLicence({ licence: licenceName(bought), due });
    return { say, sub: t.ask.payLine, end };
  }
  if (view.phase === "launch") return { say: t.ask.launch({ left: launches }), sub: t.ask.launchLine, end };
  if (view.phase === "captain") return { say: t.ask.hire({ left: hires }), sub: t.ask.hireLine, end };
  if (view.phase === "aboard") return { say: t.ask.aboard, sub: t.ask.hireLine, end };
  if (view.phase === "process") return { say: t.ask.process, sub: t.ask.processLine, end };
  const any = Object.values(view.fresh ?? {}).length < (table.position?.legal.length ?? 0);
  const sub = any ? t.ask.discardAny : t.ask.discardDrawn;
  return { say: t.ask.discard({ drawn: view.fresh_size }), sub, end };
}

function where(table: Table): string {
  const { view } = table;
  return t.line.round({ round: view.round, last: yes(view.last_round.some(Boolean)) });
}

function seatLine(table: Table, seat: number): string {
  const { view } = table;
  const player = view.players[seat];
  if (!player) return "";
  const boats = player.boats.reduce((sum, of) => sum + of.boats, 0);
  return t.line.seat({ cards: player.hand_size, boats });
}

function paid(table: Table): number {
  const way = chosenWay(table);
  const printed = table.insight.printed.boats;
  const cards = Object.entries(way?.pay ?? {});
  return cards.reduce((sum, [kind, number]) => sum + number * (printed[kind]?.cash ?? 0), way?.crates ?? 0);
}

function confirm(table: Table, steps: readonly string[]): string {
  const [first = ""] = steps;
  const [verb = "", thing] = [first.split(" ")[0], first.slice(first.indexOf(" ") + 1)];
  const amount = Number(after(steps, "bid")[0] ?? 0);
  const boat = after(steps, "aboard")[0];
  if (verb === "auction") return amount > 0 ? t.do.open({ bid: amount }) : "";
  if (verb === "bid") return (table.view.phase === "bid" ? t.do.raise : t.do.open)({ bid: amount });
  if (verb === "pay" || verb === "settle") return chosenWay(table) ? t.do.pay({ paid: paid(table) }) : "";
  if (verb === "launch")
    return launchReady(table, steps) ? t.do.launch({ boat: boatName(thing), paid: paid(table) }) : "";
  if (verb === "captain") return boat ? t.do.hire({ card: boatName(thing), boat: boatName(boat) }) : "";
  if (verb === "aboard") return t.do.aboard({ boat: boatName(boat) });
  if (verb === "process" || verb === "trade") {
    const crates = after(steps, "process").length;
    if (crates === 0) return t.do.trade;
    return (steps.includes("trade") ? t.do.processAndTrade : t.do.process)({ crates });
  }
  return verb === "discard" ? t.do.discard({ card: boatName(thing) }) : verb === "pass" ? t.do.pass : "";
}

/** Whether the launch is paid for by the chosen steps, or costs nothing. */
function launchReady(table: Table, steps: readonly string[]): boolean {
  const kind = after(steps, "launch")[0] ?? "";
  return chosenWay(table) !== null || table.insight.launches[kind]?.due === 0;
}

function others(table: Table): { name: string; step: string }[] {
  const all: Record<string, { name: string; step: string }> = {
    choose: { name: t.do.decline, step: "decline" },
    launch: { name: t.do.stopLaunching, step: "stop" },
    captain: { name: t.do.stopHiring, step: "stop" },
    process: { name: t.do.stopProcessing, step: "stop" },
  };
  const other = all[table.view.phase];
  return other && table.position?.legal.includes(other.step) ? [other] : [];
}

export const room: Room<View, Insight> = {
  Board,
  get panels() {
    return [
      { id: "context", tab: t.panel.now, Panel: Context },
      { id: "rivals", tab: t.panel.rivals, Panel: Rivals },
      { id: "supply", tab: t.panel.supply, Panel: Supply },
    ];
  },
  Thumb,
  seatLine,
  asking,
  where,
  confirm,
  others,
  nameAct: (act) => act.text,
  moves: "none",
  points: () => true,
};
