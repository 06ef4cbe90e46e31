/** The room of any game that has none of its own yet, or comes from another package. */
import type { Room } from "$/table/room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { plain } from "./words";

export const room: Room = {
  Board,
  Scores: Facts,
  seatLine: () => "",
  turnLine: () => ({ say: plain("choose") }),
  where: () => "",
  track: () => ({ phases: [], current: -1 }),
  confirm: (_table, steps) =>
    steps.length > 0
      ? { name: plain("confirm", { steps: steps.join(", ") }), ready: true }
      : { name: plain("choose"), ready: false },
  words: () => ({ next: "" }),
  nameAct: (act) => act.text,
  motions: {},
  points: () => true,
};
