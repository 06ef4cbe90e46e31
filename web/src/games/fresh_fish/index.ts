/** The room of Fresh Fish. */
import { nameAct } from "./acts";
import { asking, confirm, where, words } from "./asking";
import Board from "./Board.svelte";
import CenterMark from "./CenterMark.svelte";
import { legalOf } from "./choosing";
import { outletName } from "./names";
import Now from "./Now.svelte";
import type { Table } from "./picture";
import Routes from "./Routes.svelte";
import { t } from "./texts";
import Thumb from "./Thumb.svelte";
import TileMark from "./TileMark.svelte";
import type { Insight, View } from "./view";
import { narrow } from "$/kit/narrow.svelte";
import type { Parts, Room, Track } from "$/table/room";

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const money = now.money[seat] ?? 0;
  if (now.phase === "over") return t.line.over({ routes: (table.insight.scores[seat] ?? 0) + money, money });
  return t.line.seat({ money, markers: now.supply[seat] ?? 0 });
}

function track({ view, insight }: Table): Track {
  const first = insight.tiles_left > 0 ? t.phase.turn : t.phase.last;
  const current = { turn: 0, tile: 0, bids: 1, building: 2 }[String(view.phase)] ?? -1;
  return { phases: [first, t.phase.bids, t.phase.build], current };
}

/** On a phone the deck may lie below the fold, so drawing has a button of its own. */
function others(table: Table): { name: string; step: string }[] {
  const choice = legalOf(table).includes("draw") && legalOf(table).length > 1;
  return narrow.now && choice ? [{ name: t.do.drawShort, step: "draw" }] : [];
}

function parts({ insight, view }: Table): Parts {
  return {
    names: [...[0, 1, 2, 3].map(outletName), t.if.money],
    points: insight.routes.map((routes, seat) => [
      ...routes.map((route) => route.counts),
      -(view.money[seat] ?? 0),
    ]),
  };
}

/** The rule at which the tab Rules opens, by phase. */
const PHASE_RULES: Record<string, string> = {
  turn: "FF-T1",
  tile: "FF-D2",
  bids: "FF-A2",
  building: "FF-A1",
  over: "FF-C1",
};

export const room: Room<View, Insight> = {
  Board,
  Now,
  Scores: Routes,
  Thumb,
  marks: { tile: TileMark, center: CenterMark },
  asksNumber: (table) => table.view.phase === "bids",
  seatLine,
  asking,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "FF-T1",
  track,
  lowWins: true,
  parts,
  confirm,
  words,
  others,
  nameAct,
  motions: {
    "fresh_fish.reserved": "cast",
    "fresh_fish.built": "drop",
    "fresh_fish.built-over-zone": "drop",
    "fresh_fish.zone-put": "drop",
    "fresh_fish.expropriated": "spread",
    "fresh_fish.bids-opened": "open",
  },
  points: () => true,
};
