/** The words beside the button: how far the choice is, and what it leads to. */
import { MARKER, planFor, type Plan, type Table } from "./boardModel";
import { tileOf } from "./confirmButton";
import { outletName } from "./names";
import { plotOf } from "./steps";
import { t } from "./texts";
import { may } from "./turnLine";
import type { Words } from "$/table/room";

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
  const plan = planFor(now, table.draft.after(steps), plot, piece, you ?? 0);
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
