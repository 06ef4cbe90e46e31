/** What stands on a plot, in words: for readers of the screen, and as help in place. */
import { isMine, legalOf } from "./turn";
import { centerName, outletName, tileName } from "./names";
import { isUnlinked, outletsOnBoard, reservations, type Outlet, type Table } from "./boardModel";
import { t } from "./texts";
import type { Help } from "$/kit/help";

const outletAt = (table: Table, plot: string) => outletsOnBoard(table.view).find((one) => one.plot === plot);

/** A plot in one sentence. */
export function plotWords(table: Table, plot: string): string {
  const { view, insight } = table.now;
  const outlet = outletAt(table, plot);
  if (outlet) return outletWords(table, outlet);
  const center = view.centers.indexOf(plot);
  if (center >= 0) return t.board.thing({ plot, thing: centerName(center) });
  const site = insight.sites[plot];
  if (!site) return standingWords(table, plot);
  const owner = reservations(view).get(plot);
  if (isMine(table, plot)) return t.board.mine({ plot, streets: site.outlet_streets.length });
  if (owner !== undefined) return t.board.reserved({ plot, name: table.nameOf(owner) });
  return legalOf(table).includes(`reserve ${plot}`) ? t.board.open({ plot }) : t.board.empty({ plot });
}

function outletWords(table: Table, { plot, seat, trade }: Outlet): string {
  const outlet = outletName(trade);
  return seat === table.you
    ? t.board.yours({ plot, outlet })
    : t.board.theirs({ plot, outlet, name: table.nameOf(seat) });
}

function standingWords({ view }: Table, plot: string): string {
  if (view.zones.includes(plot)) return t.board.zone({ plot });
  const street = view.demonstrations.includes(plot) ? "demonstration" : "street";
  return t.board.thing({ plot, thing: tileName(view.apartments.includes(plot) ? "apartments" : street) });
}

type Open = ((rule: string) => void) | undefined;

/** Help about what stands on a plot; null for an empty one, where the preview says more. */
export function plotHelp(table: Table, plot: string, open: Open): Help | null {
  const { view, insight } = table.now;
  const name = plotWords(table, plot);
  const outlet = outletAt(table, plot);
  const center = view.centers.indexOf(plot);
  if (outlet) return { name, words: routeHelp(table, outlet), rule: "FF-C1", open };
  if (center >= 0) return centerHelp(center, open);
  if (view.zones.includes(plot)) return { name, words: t.special.zoneRule, rule: "FF-D9", open };
  if (view.apartments.includes(plot)) return { name, words: t.help.apartments, rule: "FF-X1", open };
  if (view.demonstrations.includes(plot)) {
    const words = t.special.demonstrationRule({ weight: insight.demonstration });
    return { name, words, rule: "FF-D6", open };
  }
  if (view.streets.includes(plot)) return { name, words: t.help.street, rule: "FF-C1", open };
  if (table.mayAct || !reservations(view).has(plot)) return null;
  return { name, words: t.help.marker, rule: "FF-X3", open };
}

export function centerHelp(trade: number, open: Open): Help {
  const words = t.help.center({ outlet: outletName(trade) });
  return { name: centerName(trade), words, rule: "FF-C1", open };
}

function routeHelp({ now }: Table, { seat, trade }: Outlet): string {
  const { view, insight } = now;
  const route = insight.routes[seat]?.[trade];
  const of = { center: centerName(trade), plot: view.centers[trade] ?? "" };
  return !route || isUnlinked(route)
    ? t.help.unlinked({ ...of, most: insight.maximum })
    : t.help.route({ ...of, length: route.counts });
}
