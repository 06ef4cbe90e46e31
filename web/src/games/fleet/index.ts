/** The room of Fleet. */
import { words } from "./actionWords";
import { nameAct, nameActs } from "./acts";
import Board from "./Board.svelte";
import { PARTS, pointsOf, type Table } from "./boardModel";
import { confirm, others } from "./confirmButton";
import Scores from "./Scores.svelte";
import { named, t } from "./texts";
import ThingMark from "./ThingMark.svelte";
import Thumb from "./Thumb.svelte";
import { follow } from "./turn";
import { track, turnLine, where } from "./turnLine";
import type { Insight, View } from "./view";
import WhatNow from "./WhatNow.svelte";
import type { Parts, Room } from "$/table/room";

function seatLine({ view }: Table, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const boats = player.boats.reduce((sum, of) => sum + of.boats, 0);
  return t.line.seat({ cards: player.hand_size, boats });
}

function parts({ insight, view }: Table): Parts {
  return {
    names: PARTS.map((part) => named("score", part)),
    points: view.players.map((_, seat) => pointsOf(insight, seat)),
  };
}

/** The rule at which the tab Rules opens, by phase. */
const PHASE_RULES: Record<string, string> = {
  choose: "FL-A2",
  open: "FL-A3",
  bid: "FL-A4",
  pay: "FL-M2",
  launch: "FL-L1",
  captain: "FL-H1",
  aboard: "FL-H1",
  process: "FL-P2",
  discard: "FL-D2",
  over: "FL-V1",
};

export const room: Room<View, Insight> = {
  Board,
  WhatNow,
  Scores,
  Thumb,
  marks: { boat: ThingMark, card: ThingMark, licence: ThingMark },
  asksNumber: (table) => ["open", "bid"].includes(table.view.phase),
  others,
  seatLine,
  turnLine,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "FL-R1",
  track,
  parts,
  confirm,
  words,
  follow,
  nameAct,
  nameActs,
  motions: {
    "fleet.revealed": "slide",
    "fleet.put-up": "open",
    "fleet.opened-bidding": "open",
    "fleet.raised": "open",
    "fleet.bought": "slide",
    "fleet.launched": "slide",
    "fleet.boarded": "settle",
    "fleet.caught": "drop",
    "fleet.processed": "fade",
    "fleet.drew-card": "slide",
    "fleet.drew-card-bonus": "slide",
    "fleet.drew-card-for-crate": "slide",
  },
  points: () => true,
};
