/** The room of Pisces. */
import type { Motion } from "$/table/motions";
import type { Parts, Room, Track } from "$/table/room";
import { nameAct } from "./acts";
import { asking, where } from "./asking";
import Board from "./Board.svelte";
import FishMark from "./marks/FishMark.svelte";
import ItemMark from "./marks/ItemMark.svelte";
import TokenMark from "./marks/TokenMark.svelte";
import Now from "./Now.svelte";
import { called, type Table } from "./picture";
import { words } from "./saying";
import Scores from "./Scores.svelte";
import { confirm, others } from "./sending";
import { t } from "./texts";
import type { Insight, View } from "./view";

const OPENING = ["boards", "management", "fleet", "fishing"];
const ROUND = ["goals", "management", "fleet", "fishing", "purchases", "reproduction", "bidding"];

function track({ view }: Table): Track {
  const phases = (view.round === 0 ? OPENING : ROUND).map((phase) => called("phase", phase));
  return { phases, current: phases.indexOf(called("phase", view.phase)) };
}

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
  Now,
  Scores,
  marks: { species: FishMark, area: FishMark, location: FishMark, item: ItemMark, token: TokenMark },
  others,
  seatLine,
  asking,
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
