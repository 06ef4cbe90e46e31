/** What the turn line says: the decision, the sentence that teaches, and where in the game we are. */
import type { Table } from "./boardModel";
import { tileName } from "./names";
import { plotOf } from "./steps";
import { t } from "./texts";
import type { View } from "./view";
import type { Track, TurnLineWords } from "$/table/room";

const legalOf = (table: Table): readonly string[] => table.position?.legal ?? [];
export const may = (table: Table, verb: string) =>
  legalOf(table).some((action) => action.split(" ")[0] === verb);

export function turnLine(table: Table): TurnLineWords {
  const now = table.view;
  const end = where(table);
  if (now.phase === "bids" && now.auction) {
    const { outlet, drawer } = now.auction;
    const sub = drawer === table.you ? t.ask.bidOwnLine : t.ask.bidLine({ name: table.nameOf(drawer) });
    return { say: t.ask.bid({ outlet: tileName(outlet) }), sub, end: t.line.bids };
  }
  return now.phase === "building" ? { ...building(table, now), end } : { ...turn(table, now), end };
}

function turn(table: Table, now: View): TurnLineWords {
  const plot = plotOf(table.draft.steps.at(-1) ?? "");
  if (may(table, "take")) {
    const mine = plot !== null && now.reserved[table.you ?? 0]?.includes(plot);
    return { say: mine ? t.ask.takeOn({ plot }) : t.ask.take, sub: t.ask.takeLine };
  }
  if (!may(table, "reserve")) return { say: may(table, "draw") ? t.ask.draw : t.ask.pass, sub: "" };
  const first = now.reserved_once[table.you ?? 0] === false;
  const sub = first ? t.ask.firstLine : t.ask.turnLine;
  return { say: may(table, "draw") ? t.ask.reserveOrDraw : t.ask.reserve, sub };
}

function building(table: Table, now: View): TurnLineWords {
  const { tile } = now;
  if (tile === "apartments") {
    return now.zones.length > 0
      ? { say: t.ask.apartmentsOrZone, sub: t.ask.overZoneLine }
      : { say: t.ask.apartments, sub: t.ask.buildLine };
  }
  if (tile === "street") return { say: t.ask.street, sub: t.ask.streetLine };
  if (tile === "demonstration") {
    const sub = t.ask.demonstrationLine({ weight: table.insight.demonstration });
    return { say: t.ask.demonstration, sub };
  }
  if (tile === "construction zone") return { say: t.ask.zone, sub: t.ask.zoneLine };
  return { say: t.ask.outlet({ outlet: tileName(tile ?? "") }), sub: t.ask.buildLine };
}

export function where(table: Table): string {
  return t.line.turn({ turn: table.view.turns + 1, tiles: table.insight.tiles_left });
}

export function track({ view, insight }: Table): Track {
  const first = insight.tiles_left > 0 ? t.phase.turn : t.phase.last;
  const current = { turn: 0, tile: 0, bids: 1, building: 2 }[String(view.phase)] ?? -1;
  return { phases: [first, t.phase.bids, t.phase.build], current };
}
