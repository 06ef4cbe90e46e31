/** The room of Fishery. */
import { words } from "./actionWords";
import { nameAct } from "./acts";
import Board from "./Board.svelte";
import type { Table } from "./boardModel";
import { confirm } from "./confirmButton";
import Mark from "./Mark.svelte";
import NetMark from "./NetMark.svelte";
import Scores from "./Scores.svelte";
import { partsOf } from "./sums";
import { named, t } from "./texts";
import { track, turnLine, where } from "./turnLine";
import type { Insight, View } from "./view";
import WhatNow from "./WhatNow.svelte";
import type { Room } from "$/table/room";

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const side = named("seat", String(seat));
  if (now.phase === "ships") {
    return t.line.left({ side, ships: Number(now.options.ships) - (now.ships[seat]?.length ?? 0) });
  }
  return seat === 1 ? t.line.winsTies({ side }) : side;
}

/** The rule at which the tab Rules opens, by phase. */
const PHASE_RULES: Record<string, string> = {
  ships: "FI-S2",
  nets: "FI-N1",
};

export const room: Room<View, Insight> = {
  Board,
  WhatNow,
  Scores,
  Mark,
  marks: { net: NetMark },
  seatLine,
  turnLine,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "FI-C1",
  track,
  confirm,
  words,
  parts: (table) => partsOf(table.insight.regions, [t.parts.first, t.parts.second, t.parts.others]),
  nameAct: (act) => nameAct(act.text),
  // Water that closes is drawn by the board: it closes from the net inwards.
  motions: { "fishery.placed": "cast", "fishery.cast": "cast" },
  points: (table) => table.view.phase !== "ships",
};
