/** What a game's room gives the table page. Rooms draw; they know no rule. */
import type { Component } from "svelte";
import type { StandingAct } from "./history";
import type { TableStore } from "./store.svelte";

export interface TableProps<View = unknown, Insight = unknown> {
  table: TableStore<View, Insight>;
}

/** What the turn line says: the decision in one sentence, what led to it, and where in the game we are. */
export interface Asking {
  say: string;
  sub?: string;
  end?: string;
}

export interface RoomPanel<View = unknown, Insight = unknown> {
  id: string;
  /** The name of its tab on a phone. */
  tab: string;
  Panel: Component<TableProps<View, Insight>>;
  /** Whether it stands under the board, where the board leaves room there. */
  below?: boolean;
}

export interface Room<View = unknown, Insight = unknown> {
  /** What is decided: everything between the turn line and the actions. */
  Board: Component<TableProps<View, Insight>>;
  /** The side column, top to bottom: what this decision needs first. Moves and talk follow by themselves. */
  panels: RoomPanel<View, Insight>[];
  /** A seat's mark where the game has its own; otherwise flags. */
  Mark?: Component<{ seat: number; size?: number }>;
  Legend?: Component<TableProps<View, Insight>>;
  /** What stands at the thumb before the sending button on a phone: less and more where a number is asked. */
  Thumb?: Component<TableProps<View, Insight>>;
  /** The line below a seat's name. */
  seatLine(table: TableStore<View, Insight>, seat: number): string;
  /** What is asked of the reader, who owes a decision. */
  asking(table: TableStore<View, Insight>): Asking;
  /** Where in the game we are, for the end of the turn line when nothing is asked. */
  where(table: TableStore<View, Insight>): string;
  /** How the game ended where it is not won by a seat, as when all play together. */
  ended?(table: TableStore<View, Insight>): string | null;
  /** The name of the button that sends the steps; "" while they are not a move yet. */
  confirm(table: TableStore<View, Insight>, steps: readonly string[]): string;
  /** What else may be done at once, as buttons beside the sending one; passing has its own. */
  others?(table: TableStore<View, Insight>): { name: string; step: string }[];
  /** An act in the list of moves; null leaves it out. */
  nameAct(act: StandingAct): string | null;
  /** "rows" for one row each round of the seats, "list" for one row each act. */
  moves: "rows" | "list" | "none";
  /** Whether points are shown beside the names; false where they mean nothing before the end. */
  points(table: TableStore<View, Insight>): boolean;
}
