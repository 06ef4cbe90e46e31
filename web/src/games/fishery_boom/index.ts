/** The room of Fishery Boom. */
import { words } from "./actionWords";
import { nameAct, nameActs } from "./acts";
import Board from "./Board.svelte";
import { sumOf, type Table } from "./boardModel";
import { confirm } from "./confirmButton";
import { marks } from "./marks";
import Scores from "./Scores.svelte";
import { t } from "./texts";
import { track, turnLine, where } from "./turnLine";
import type { Insight, View } from "./view";
import WhatNow from "./WhatNow.svelte";
import type { Motion } from "$/table/motions";
import type { Parts, Room } from "$/table/room";

function ended(table: Table): string | null {
  return table.view.options["scoring"] === "co-operative"
    ? t.final.together({ points: table.insight.total })
    : null;
}

function seatLine(table: Table, seat: number): string {
  const box = table.insight.countries[seat]?.boxes[table.view.year - 1];
  return t.sheet.line({ plates: box?.plates ?? 0, filled: box?.filled ?? 0 });
}

/** Filled plates are worth a point each; what is missing to the score is what empty plates cost. */
function parts({ insight }: Table): Parts {
  const points = insight.countries.map(({ boxes, score }) => {
    const filled = sumOf(boxes, "filled");
    return [filled, score - filled];
  });
  return { names: [t.final.filled, t.final.empty], points };
}

const MOTIONS: Record<string, Motion> = {
  rolled: "settle",
  "rolled-last": "settle",
  "taken-on-plate": "cast",
  "taken-in-excess": "cast",
  "kept-on-plate": "cast",
  "kept-in-excess": "cast",
  hooked: "cast",
  killed: "cast",
  released: "fade",
  refrigerated: "slide",
  marked: "cast",
  "marked-upgrade": "cast",
  "marked-too-late": "cast",
  "marked-overfish": "cast",
  "marked-faux": "cast",
  "marked-faux-in-excess": "cast",
  shielded: "cast",
  "shield-again": "cast",
  poached: "fade",
  "poached-below": "fade",
  depleted: "fade",
  "grown-back": "cast",
};

/** The rule at which the tab Rules opens, by phase. */
const PHASE_RULES: Record<string, string> = {
  gear: "FB-F1",
  reroll: "FB-P3",
  killer: "FB-F8",
  extra: "FB-F8",
  catch: "FB-F3",
  fate: "FB-F4",
  mark: "FB-U1",
  marketing: "FB-B2",
  shield: "FB-B3",
  over: "FB-E1",
};

export const room: Room<View, Insight> = {
  Board,
  WhatNow,
  Scores,
  marks,
  ended,
  parts,
  seatLine,
  turnLine,
  where,
  rule: ({ view }) => PHASE_RULES[view.phase] ?? "FB-Y1",
  track,
  confirm,
  words,
  nameAct: (act) => nameAct(act.text, act.entry < 0),
  nameActs: (acts) => nameActs(acts.map((act) => act.text)),
  motions: Object.fromEntries(Object.entries(MOTIONS).map(([id, motion]) => [`fishery_boom.${id}`, motion])),
  points: () => true,
};
