/** The button that sends: it names the act also while the steps are not a whole move. */
import type { Table } from "./boardModel";
import { keyOf } from "./names";
import { plotOf } from "./steps";
import { t } from "./texts";
import { legalOf } from "./turn";
import { may } from "./turnLine";
import type { View } from "./view";
import { narrow } from "$/kit/narrow.svelte";
import type { Confirm } from "$/table/room";

/** Stands for the plot that is not chosen yet. */
const SOME = "…";

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

export const tileOf = (now: View, steps: readonly string[]) =>
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
  const take = table.draft.steps[0];
  if (take?.startsWith("take ")) return buildName(now, tileOf(now, [take]), SOME);
  if (may(table, "take"))
    return may(table, "reserve") ? t.do.last : t.do.build({ tile: "apartments", plot: SOME });
  return may(table, "draw") ? t.do.turn : t.turn.reserve;
}

/** On a phone the deck may lie below the fold, so drawing has a button of its own. */
export function others(table: Table): { name: string; step: string }[] {
  const choice = legalOf(table).includes("draw") && legalOf(table).length > 1;
  return narrow.now && choice ? [{ name: t.do.drawShort, step: "draw" }] : [];
}
