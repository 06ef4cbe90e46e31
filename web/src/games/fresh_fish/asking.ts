/** What is asked, in the words of the turn line, the button and the words beside it. */
import { keyOf, outletName, tileName } from "./names";
import { MARKER, planFor, plotOf, type Plan, type Table } from "./picture";
import { t } from "./texts";
import type { View } from "./view";
import type { Asking, Confirm, Words } from "$/table/room";

/** Stands for the plot that is not chosen yet. */
const SOME = "…";

const legalOf = (table: Table): readonly string[] => table.position?.legal ?? [];
const may = (table: Table, verb: string) => legalOf(table).some((action) => action.split(" ")[0] === verb);

export function asking(table: Table): Asking {
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
  const plot = plotOf(table.composer.steps.at(-1) ?? "");
  if (may(table, "take")) {
    const mine = plot !== null && now.reserved[table.you ?? 0]?.includes(plot);
    return { say: mine ? t.ask.takeOn({ plot }) : t.ask.take, sub: t.ask.takeLine };
  }
  if (!may(table, "reserve")) return { say: may(table, "draw") ? t.ask.draw : t.ask.pass, sub: "" };
  const first = now.reserved_once[table.you ?? 0] === false;
  const sub = first ? t.ask.firstLine : t.ask.turnLine;
  return { say: may(table, "draw") ? t.ask.reserveOrDraw : t.ask.reserve, sub };
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
    const sub = t.ask.demonstrationLine({ weight: table.insight.demonstration });
    return { say: t.ask.demonstration, sub };
  }
  if (tile === "construction zone") return { say: t.ask.zone, sub: t.ask.zoneLine };
  return { say: t.ask.outlet({ outlet: tileName(tile ?? "") }), sub: t.ask.buildLine };
}

export function where(table: Table): string {
  return t.line.turn({ turn: table.view.turns + 1, tiles: table.insight.tiles_left });
}

/** The button, also while the steps are not a whole move. */
export function confirm(table: Table, steps: readonly string[]): Confirm {
  const name = named(table.view, steps);
  return name === "" ? { name: unmade(table), ready: false } : { name, ready: true };
}

function named(now: View, steps: readonly string[]): string {
  const last = steps.at(-1) ?? "";
  const plot = plotOf(last);
  if (last.startsWith("bid ")) return t.do.bid({ bid: Number(last.slice(4)) });
  if (last === "draw") return t.do.draw;
  if (last === "pass") return t.do.pass;
  if (plot === null) return "";
  return last.startsWith("reserve ") ? t.do.reserve({ plot }) : buildName(now, tileOf(now, steps), plot);
}

const tileOf = (now: View, steps: readonly string[]) =>
  steps.find((step) => step.startsWith("take "))?.replace("take ", "") ?? now.tile ?? "";

function buildName(now: View, tile: string, plot: string): string {
  if (tile === "construction zone") return t.do.zone({ plot });
  if (tile === "apartments" && now.zones.includes(plot)) return t.do.overZone({ plot });
  return t.do.build({ tile: keyOf(tile), plot });
}

/** The act that is asked for, before anything is chosen. */
function unmade(table: Table): string {
  const now = table.view;
  if (now.phase === "building") return buildName(now, now.tile ?? "", SOME);
  const take = table.composer.steps[0];
  if (take?.startsWith("take ")) return buildName(now, tileOf(now, [take]), SOME);
  if (may(table, "take"))
    return may(table, "reserve") ? t.do.last : t.do.build({ tile: "apartments", plot: SOME });
  return may(table, "draw") ? t.do.turn : t.turn.reserve;
}

/** How far the choice is, and what it leads to. */
export function words(table: Table, steps: readonly string[]): Words {
  const last = steps.at(-1) ?? "";
  const plot = plotOf(last);
  if (table.view.phase === "bids") {
    const bid = Number(last.slice(4));
    return {
      chosen: t.say.bid({ bid }),
      next: t.say.money({ money: table.view.money[table.you ?? 0] ?? 0 }),
    };
  }
  if (last === "draw") return { next: t.say.drawn };
  if (last === "pass") return { next: t.say.pass };
  return plot === null ? { next: unmadeWords(table) } : madeWords(table, steps, plot);
}

function unmadeWords(table: Table): string {
  if (table.view.phase === "building")
    return table.view.tile === "construction zone" ? t.say.zone : t.say.plot;
  if (may(table, "take")) return may(table, "reserve") ? t.say.take : t.say.plot;
  return may(table, "draw") ? t.say.turn : t.say.reserve;
}

function madeWords(table: Table, steps: readonly string[], plot: string): Words {
  const { now, you } = table;
  const reserves = steps.at(-1)?.startsWith("reserve ");
  const piece = reserves ? MARKER : tileOf(now.view, steps);
  const plan = planFor(now, table.composer.after(steps), plot, piece, you ?? 0);
  const route = routeWords(plan);
  if (reserves) {
    const markers = (now.view.supply[you ?? 0] ?? 1) - 1;
    return { chosen: t.say.at({ plot, words: route || t.turn.noRoute }), next: t.say.markers({ markers }) };
  }
  if (now.view.zones.includes(plot))
    return { chosen: t.say.at({ plot, words: t.build.overZoneThen }), next: "" };
  const streets = t.build.streets({ streets: plan.streets.length });
  const markers = Object.keys(plan.sentHome).length;
  const home = markers > 0 ? t.say.home({ markers }) : "";
  const next = [route && t.say.route({ words: route }), home].filter((part) => part !== "");
  return { chosen: t.say.at({ plot, words: streets }), next: next.join(" ") };
}

const routeWords = ({ trade, bound }: Plan) =>
  trade < 0 || bound === null ? "" : t.turn.best({ outlet: outletName(trade), length: bound });
