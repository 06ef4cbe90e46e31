/** The room of any game that has none of its own yet, or comes from another package. */
import type { Room } from "$/table/room";
import Board from "./Board.svelte";
import { en } from "./en";
import Facts from "./Facts.svelte";

export const room: Room = {
  Board,
  panels: [{ id: "facts", tab: en.facts, Panel: Facts }],
  seatLine: () => "",
  asking: () => ({ say: en.choose }),
  where: () => "",
  confirm: (_table, steps) => en.confirm(steps.join(", ")),
  nameAct: (act) => act.text,
  moves: "list",
  points: () => true,
};
