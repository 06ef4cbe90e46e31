/** The room of Fresh Fish. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Deck from "./Deck.svelte";
import Legend from "./Legend.svelte";
import { keyOf, tileName } from "./names";
import { plotOf, type Table } from "./picture";
import Routes from "./Routes.svelte";
import { t } from "./texts";
import Thumb from "./Thumb.svelte";
import type { Insight, View } from "./view";

function asking(table: Table): Asking {
  const now = table.view;
  const end = where(table);
  if (now.phase === "bids" && now.auction) {
    const { outlet, drawer } = now.auction;
    const sub = drawer === table.you ? t.ask.bidOwnLine : t.ask.bidLine({ name: table.nameOf(drawer) });
    return { say: t.ask.bid({ outlet: tileName(outlet) }), sub, end: t.line.bids };
  }
  return now.phase === "building" ? { ...building(table, now), end } : { ...turn(table, now), end };
}

function turn(table: Table, now: View): Asking {
  const legal = table.position?.legal ?? [];
  const mayReserve = legal.some((action) => action.startsWith("reserve "));
  const plot = plotOf(table.composer.steps.at(-1) ?? "");
  if (legal.some((action) => action.startsWith("take "))) {
    const mine = plot !== null && now.reserved[table.you ?? 0]?.includes(plot);
    return { say: mine ? t.ask.takeOn({ plot }) : t.ask.take, sub: t.ask.takeLine };
  }
  if (!mayReserve) return { say: legal.includes("draw") ? t.ask.draw : t.ask.pass, sub: "" };
  const first = now.reserved_once[table.you ?? 0] === false;
  const sub = first ? t.ask.firstLine : t.ask.turnLine;
  return { say: legal.includes("draw") ? t.ask.reserveOrDraw : t.ask.reserve, sub };
}

function building(table: Table, now: View): Asking {
  const { tile } = now;
  if (tile === "apartments") {
    return now.zones.length > 0
      ? { say: t.ask.apartmentsOrZone, sub: t.ask.overZoneLine }
      : { say: t.ask.apartments, sub: t.ask.buildLine };
  }
  if (tile === "street") return { say: t.ask.street, sub: t.ask.streetLine };
  if (tile === "demonstration") {
    return {
      say: t.ask.demonstration,
      sub: t.ask.demonstrationLine({ weight: table.insight.demonstration }),
    };
  }
  if (tile === "construction zone") return { say: t.ask.zone, sub: t.ask.zoneLine };
  return { say: t.ask.outlet({ outlet: tileName(tile ?? "") }), sub: t.ask.buildLine };
}

function where(table: Table): string {
  return t.line.turn({ turn: table.view.turns + 1, tiles: table.insight.tiles_left });
}

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const money = now.money[seat] ?? 0;
  if (now.phase === "over") return t.line.over({ routes: (table.insight.scores[seat] ?? 0) + money, money });
  return t.line.seat({ money, markers: now.supply[seat] ?? 0 });
}

function confirm(table: Table, steps: readonly string[]): string {
  const last = steps.at(-1) ?? "";
  const plot = plotOf(last);
  if (last.startsWith("bid ")) return t.do.bid({ bid: Number(last.slice(4)) });
  if (last === "draw") return t.do.draw;
  if (last === "pass") return t.do.pass;
  if (plot === null) return "";
  return last.startsWith("reserve ") ? t.do.reserve({ plot }) : confirmBuild(table.view, steps, plot);
}

function confirmBuild(now: View, steps: readonly string[], plot: string): string {
  const tile = steps.length > 1 ? (steps[0] ?? "").replace("take ", "") : (now.tile ?? "");
  if (tile === "construction zone") return t.do.zone({ plot });
  if (tile === "apartments" && now.zones.includes(plot)) return t.do.overZone({ plot });
  return t.do.build({ tile: keyOf(tile), plot });
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    {
      id: "routes",
      get tab() {
        return t.routes.title;
      },
      Panel: Routes,
    },
    {
      id: "deck",
      get tab() {
        return t.deck.title;
      },
      Panel: Deck,
    },
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
