/** The room of Fresh Fish. */
import { words } from "./actionWords";
import { nameAct } from "./acts";
import Board from "./Board.svelte";
import type { Table } from "./boardModel";
import CenterMark from "./CenterMark.svelte";
import { confirm, others } from "./confirmButton";
import { outletName } from "./names";
import Routes from "./Routes.svelte";
import { t } from "./texts";
import Thumb from "./Thumb.svelte";
import TileMark from "./TileMark.svelte";
import { track, turnLine, where } from "./turnLine";
import type { Insight, View } from "./view";
import WhatNow from "./WhatNow.svelte";
import type { Parts, Room } from "$/table/room";

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const money = now.money[seat] ?? 0;
  if (now.phase === "over") return t.line.over({ routes: (table.insight.scores[seat] ?? 0) + money, money });
  return t.line.seat({ money, markers: now.supply[seat] ?? 0 });
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
  WhatNow,
  Scores: Routes,
  Thumb,
  marks: { tile: TileMark, center: CenterMark },
  asksNumber: (table) => table.view.phase === "bids",
  seatLine,
  turnLine,
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
