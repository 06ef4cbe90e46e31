/** The room of Pisces. */
import { words } from "./actionWords";
import { nameAct } from "./acts";
import Board from "./Board.svelte";
import type { Table } from "./boardModel";
import { confirm, others } from "./confirmButton";
import FishMark from "./marks/FishMark.svelte";
import ItemMark from "./marks/ItemMark.svelte";
import TokenMark from "./marks/TokenMark.svelte";
import { called } from "./names";
import Scores from "./Scores.svelte";
import { t } from "./texts";
import { track, turnLine, where } from "./turnLine";
import type { Insight, View } from "./view";
import WhatNow from "./WhatNow.svelte";
import type { Motion } from "$/table/motions";
import type { Parts, Room } from "$/table/room";

function seatLine({ view }: Table, seat: number): string {
  const player = view.players[seat];
  if (view.phase === "boards" || view.phase === "first player")
    return player?.board ? called("species", player.board) : t.seats.chooses;
  return t.seats.line({ boats: player?.boats ?? 0, stars: player?.stars ?? 0 });
}

function parts({ insight }: Table): Parts {
  return {
    names: [t.final.chips, t.final.trophies, t.final.award],
    points: insight.scores.map(({ chips, trophies, award }) => [chips, trophies, award]),
  };
}

const motions: Record<string, Motion> = {
  "pisces.taken": "cast",
  "pisces.reaches": "cast",
  "pisces.round-begun": "open",
  "pisces.goal-second": "open",
  "pisces.goal-again": "open",
  "pisces.protected": "drop",
  "pisces.sent": "slide",
  "pisces.rolled": "settle",
  "pisces.rolled-nothing": "settle",
  "pisces.rolled-choice": "settle",
  "pisces.rolled-choice-blocked": "settle",
  "pisces.bred": "settle",
  "pisces.landed": "fade",
  "pisces.released": "fade",
  "pisces.paid": "drop",
  "pisces.built": "drop",
  "pisces.equipped": "drop",
  "pisces.lived": "spread",
  "pisces.aged": "spread",
  "pisces.bid": "cast",
};

/** The rule at which the tab Rules opens, by phase. */
const PHASE_RULES: Record<string, string> = {
  management: "PI-M1",
  fleet: "PI-F1",
  fishing: "PI-A1",
  finder: "PI-A2",
  stack: "PI-A2",
  purchases: "PI-P2",
  payment: "PI-P3",
  bidding: "PI-B1",
  "bid payment": "PI-P3",
  over: "PI-E2",
};

export const room: Room<View, Insight> = {
  Board,
  WhatNow,
  Scores,
  marks: { species: FishMark, area: FishMark, location: FishMark, item: ItemMark, token: TokenMark },
  others,
  seatLine,
  turnLine,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "PI-R1",
  track,
  parts,
  confirm,
  words,
  nameAct,
  motions,
  points: ({ view }) => view.round > 0,
};
