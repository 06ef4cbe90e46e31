/** The room of Fleet. */
import type { Insight, View } from "./view";
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Context from "./Context.svelte";
import { en } from "./en";
import { after, chosenWay, type Table } from "./picture";
import Rivals from "./Rivals.svelte";
import Supply from "./Supply.svelte";
import Thumb from "./Thumb.svelte";

const boatName = (kind: string | null | undefined) => en.boats[kind ?? ""] ?? "";
const licenceName = (kind: string | null | undefined) => en.licences[kind ?? ""] ?? "";

function asking(table: Table): Asking {
  const { view, insight } = table;
  const end = where(table);
  const licence = view.auction.licence;
  const [launches = 0, hires = 0] = view.left;
  if (view.phase === "choose") return { say: en.chooseLicence, sub: en.chooseLine, end };
  if (view.phase === "open") {
    return {
      say: en.openBid(licenceName(licence)),
      sub: en.openLine(insight.printed.licences[licence ?? ""]?.least ?? 0),
      end,
    };
  }
  if (view.phase === "bid") {
    const can = insight.bids.length > 0;
    const words = can ? en.raise : en.mustPass;
    return { say: words(view.auction.bid ?? 0, licenceName(licence)), sub: can ? en.raiseLine : "", end };
  }
  if (view.phase === "pay") {
    const { boat, licence: bought, due } = view.payment;
    const say = boat ? en.payLaunch(boatName(boat), due ?? 0) : en.payLicence(licenceName(bought), due ?? 0);
    return { say, sub: en.payLine, end };
  }
  if (view.phase === "launch") return { say: en.launch(launches), sub: en.launchLine, end };
  if (view.phase === "captain") return { say: en.hire(hires), sub: en.hireLine, end };
  if (view.phase === "aboard") return { say: en.aboard, sub: en.hireLine, end };
  if (view.phase === "process") return { say: en.process, sub: en.processLine, end };
  const any = Object.values(view.fresh ?? {}).length < (table.position?.legal.length ?? 0);
  return { say: en.discardOne(view.fresh_size), sub: any ? en.discardAny : en.discardDrawn, end };
}

function where(table: Table): string {
  const { view } = table;
  return en.round(view.round, view.last_round.some(Boolean));
}

function seatLine(table: Table, seat: number): string {
  const { view } = table;
  const player = view.players[seat];
  return player
    ? en.seatLine(
        player.hand_size,
        player.boats.reduce((sum, of) => sum + of.boats, 0),
      )
    : "";
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
  if (verb === "auction") return amount > 0 ? en.confirmBid(amount, false) : "";
  if (verb === "bid") return en.confirmBid(amount, table.view.phase === "bid");
  if (verb === "pay" || verb === "settle") return chosenWay(table) ? en.confirmPay(paid(table)) : "";
  if (verb === "launch")
    return launchReady(table, steps) ? en.confirmLaunch(boatName(thing), paid(table)) : "";
  if (verb === "captain") return boat ? en.confirmHire(boatName(thing), boatName(boat)) : "";
  if (verb === "aboard") return en.confirmAboard(boatName(boat));
  if (verb === "process" || verb === "trade") {
    return en.confirmProcess(after(steps, "process").length, steps.includes("trade"));
  }
  return verb === "discard" ? en.confirmDiscard(boatName(thing)) : verb === "pass" ? en.confirmPass : "";
}

/** Whether the launch is paid for by the chosen steps, or costs nothing. */
function launchReady(table: Table, steps: readonly string[]): boolean {
  const kind = after(steps, "launch")[0] ?? "";
  return chosenWay(table) !== null || table.insight.launches[kind]?.due === 0;
}

const OTHERS: Record<string, { name: string; step: string }> = {
  choose: { name: en.decline, step: "decline" },
  launch: { name: en.stopLaunching, step: "stop" },
  captain: { name: en.stopHiring, step: "stop" },
  process: { name: en.stopProcessing, step: "stop" },
};

function others(table: Table): { name: string; step: string }[] {
  const other = OTHERS[table.view.phase];
  return other && table.position?.legal.includes(other.step) ? [other] : [];
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    { id: "context", tab: en.now, Panel: Context },
    { id: "rivals", tab: en.rivals, Panel: Rivals },
    { id: "supply", tab: en.supply, Panel: Supply },
  ],
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
