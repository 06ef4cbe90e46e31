/** What the room of a game provides for the pages. Rooms draw; they know no rules. */
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
  /** Whether it is shown under the board, if there is space. */
  below?: boolean;
}

export interface Room<View = unknown, Insight = unknown> {
  /** Everything between the turn line and the actions. */
  Board: Component<TableProps<View, Insight>>;
  /** The side column, from top to bottom, the most needed panel first. Moves and talk are added below. */
  panels: RoomPanel<View, Insight>[];
  /** The mark of a seat, if the game has its own; otherwise flags are used. */
  Mark?: Component<{ seat: number; size?: number }>;
  /** Drawings of things in the log, by kind, beside their names: a die, a fish. */
  marks?: Record<string, Component<{ value: number | string; size?: number }>>;
  Legend?: Component<TableProps<View, Insight>>;
  /** Shown before the send button on a phone: less and more, if a number is asked for. */
  Thumb?: Component<TableProps<View, Insight>>;
  /** The line below a seat's name. */
  seatLine(table: TableStore<View, Insight>, seat: number): string;
  /** What the reader is asked to decide. */
  asking(table: TableStore<View, Insight>): Asking;
  /** The round or phase, for the end of the turn line when nothing is asked. */
  where(table: TableStore<View, Insight>): string;
  /** How the game ended, if no seat can win it because all play together. */
  ended?(table: TableStore<View, Insight>): string | null;
  /** The name of the send button; "" while the steps are not a whole move. */
  confirm(table: TableStore<View, Insight>, steps: readonly string[]): string;
  /** Other moves that have their own buttons; passing is not one of them. */
  others?(table: TableStore<View, Insight>): { name: string; step: string }[];
  /** An act in the list of moves; null leaves it out. */
  nameAct(act: StandingAct): string | null;
  /** "rows" for one row each round, "list" for one row each act. */
  moves: "rows" | "list" | "none";
  /** Whether points are shown beside the names; false while they mean nothing. */
  points(table: TableStore<View, Insight>): boolean;
}
