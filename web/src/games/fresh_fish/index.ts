/** The room of Fresh Fish. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Deck from "./Deck.svelte";
import { en } from "./en";
import Legend from "./Legend.svelte";
import { plotOf, type Table } from "./picture";
import Routes from "./Routes.svelte";
import Thumb from "./Thumb.svelte";
import type { Insight, View } from "./view";

function asking(table: Table): Asking {
  const now = table.view;
  const end = where(table);
  if (now.phase === "bids" && now.auction) {
    const { outlet, drawer } = now.auction;
    const sub = drawer === table.you ? en.youDrewIt : en.drewIt(table.nameOf(drawer));
    return { say: en.sealBid(outlet), sub, end: en.auctionEnd };
  }
  return now.phase === "building" ? { ...building(table, now), end } : { ...turn(table, now), end };
}

function turn(table: Table, now: View): Asking {
  const legal = table.position?.legal ?? [];
  const mayReserve = legal.some((action) => action.startsWith("reserve "));
  const plot = plotOf(table.composer.steps.at(-1) ?? "");
  if (legal.some((action) => action.startsWith("take "))) {
    const mine = plot !== null && now.reserved[table.you ?? 0]?.includes(plot);
    return { say: mine ? en.deckEmptyOn(plot) : en.deckEmpty, sub: en.deckEmptyLine };
  }
  if (!mayReserve) return { say: legal.includes("draw") ? en.draw : en.mustPass, sub: "" };
  const first = now.reserved_once[table.you ?? 0] === false;
  const sub = first ? en.firstLine : en.turnLine;
  return { say: legal.includes("draw") ? en.reserveOrDraw : en.reserve, sub };
}

function building(table: Table, now: View): Asking {
  const { tile } = now;
  if (tile === "apartments") {
    return now.zones.length > 0
      ? { say: en.buildApartmentsZone, sub: en.zoneLine }
      : { say: en.buildApartments, sub: en.buildLine };
  }
  if (tile === "street") return { say: en.buildStreet, sub: en.streetLine };
  if (tile === "demonstration") {
    return { say: en.buildDemonstration, sub: en.demonstrationLine(table.insight.demonstration) };
  }
  if (tile === "construction zone") return { say: en.buildZone, sub: en.putZoneLine };
  return { say: en.buildOutlet(now.opened?.outlet ?? ""), sub: en.buildLine };
}

function where(table: Table): string {
  return en.turnNumber(table.view.turns + 1, table.insight.tiles_left);
}

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const money = now.money[seat] ?? 0;
  if (now.phase === "over") return en.seatOver((table.insight.scores[seat] ?? 0) + money, money);
  return en.seatLine(money, now.supply[seat] ?? 0);
}

function confirm(table: Table, steps: readonly string[]): string {
  const last = steps.at(-1) ?? "";
  const plot = plotOf(last);
  if (last.startsWith("bid ")) return en.confirmBid(Number(last.slice(4)));
  if (last === "draw") return en.confirmDraw;
  if (last === "pass") return en.confirmPass;
  if (plot === null) return "";
  return last.startsWith("reserve ") ? en.confirmReserve(plot) : confirmBuild(table.view, steps, plot);
}

function confirmBuild(now: View, steps: readonly string[], plot: string): string {
  const tile = steps.length > 1 ? (steps[0] ?? "").replace("take ", "") : (now.tile ?? "");
  if (tile === "construction zone") return en.confirmPutZone(plot);
  if (tile === "apartments" && now.zones.includes(plot)) return en.confirmZone(plot);
  return en.confirmBuild(en.tile[tile] ?? en.the(now.opened?.outlet ?? tile), plot);
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    { id: "routes", tab: en.routes, Panel: Routes },
    { id: "deck", tab: en.deck, Panel: Deck },
  ],
  Legend,
  Thumb,
  seatLine,
  asking,
  where,
  confirm,
  nameAct: (act) => act.text,
  moves: "none",
  points: () => true,
};
