/** The room of Fishery. */
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import NetMark from "./NetMark.svelte";
import Now from "./Now.svelte";
import type { Table } from "./picture";
import Scores from "./Scores.svelte";
import { partsOf } from "./sums";
import { named, t } from "./texts";
import type { Insight, View } from "./view";
import { asking, confirm, nameAct, where, wordsFor } from "./words";
import type { Room } from "$/table/room";

const PHASES = ["ships", "nets"];

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
  Now,
  Scores,
  Mark,
  marks: { net: NetMark },
  seatLine,
  asking,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "FI-C1",
  track: (table) => ({
    phases: [t.track.ships, t.track.nets],
    current: PHASES.indexOf(table.view.phase),
  }),
  confirm,
  words: wordsFor,
  parts: (table) => partsOf(table.insight.regions, [t.parts.first, t.parts.second, t.parts.others]),
  nameAct: (act) => nameAct(act.text),
  // Water that closes is drawn by the board: it closes from the net inwards.
  motions: { "fishery.placed": "cast", "fishery.cast": "cast" },
  points: (table) => table.view.phase !== "ships",
};
