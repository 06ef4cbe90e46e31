/** The room of any game that has none of its own yet, or comes from another package. */
import type { Room } from "$/table/room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { plain } from "./words";

export const room: Room = {
  Board,
  panels: [
    {
      id: "facts",
      get tab() {
        return plain("facts");
      },
      Panel: Facts,
    },
  ],
  seatLine: () => "",
  asking: () => ({ say: plain("choose") }),
  where: () => "",
  confirm: (_table, steps) => plain("confirm", { steps: steps.join(", ") }),
  nameAct: (act) => act.text,
  moves: "list",
  points: () => true,
};
