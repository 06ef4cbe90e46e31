/** What the room of a game provides for the pages. Rooms draw; they know no rules. */
import type { Component } from "svelte";
import type { StandingAct } from "./history/standingActs";
import type { Motion } from "./motions";
import type { TableStore } from "./store.svelte";
import type { Happening, Refusal } from "$/wire/messages";

export interface TableProps<View = unknown, Insight = unknown> {
  table: TableStore<View, Insight>;
}

/** What the turn line says: the decision in one sentence, the sentence that teaches, and where in the game we are. */
export interface TurnLineWords {
  say: string;
  sub?: string;
  end?: string;
}

/** The phases of a round in order, and the place of the current one; -1 if it is none of them. */
export interface Track {
  phases: readonly string[];
  current: number;
}

/** The button that sends: its name also while the steps are not a whole move, and whether they can be sent. */
export interface Confirm {
  name: string;
  ready: boolean;
}

/** How far a choice has come, beside the button: "$5 of $6 chosen. $1 more: tap a card." */
export interface Words {
  /** What is chosen already, in bold letters; "" for nothing. */
  chosen?: string;
  /** What to do next, or that all is well. */
  next: string;
  /** Why the thing that was tapped or pointed at cannot be chosen, in place of the words. */
  refused?: Refusal;
  /** How much of it is done, for a small bar: 5 of 6. */
  done?: number;
  of?: number;
}

/** The points of all seats by their parts, for the end: one name a part, one number a seat and part. */
export interface Parts {
  names: readonly string[];
  points: readonly (readonly number[])[];
}

export interface Room<View = unknown, Insight = unknown> {
  /** The stage. It fills its place, and its parts keep their sizes in all phases. */
  Board: Component<TableProps<View, Insight>>;
  /** What the choice leads to, and long lists of choices: below the teaching sentence in the tab What now. */
  WhatNow?: Component<TableProps<View, Insight>>;
  /** The tab Scores: points by parts, and what is left. */
  Scores: Component<TableProps<View, Insight>>;
  /** The mark of a seat, if the game has its own; otherwise flags are used. */
  Mark?: Component<{ seat: number; size?: number }>;
  /** Drawings of things in the log, by kind, beside their names: a die, a fish. */
  marks?: Record<string, Component<{ value: number | string; size?: number }>>;
  /** Less and more beside the button on a phone, and whether a number is asked for now. */
  Thumb?: Component<TableProps<View, Insight>>;
  asksNumber?(table: TableStore<View, Insight>): boolean;
  /** The line below a seat's name. */
  seatLine(table: TableStore<View, Insight>, seat: number): string;
  /** What the reader is asked to decide. */
  turnLine(table: TableStore<View, Insight>): TurnLineWords;
  /** The round or phase, for the end of the turn line when nothing is asked. */
  where(table: TableStore<View, Insight>): string;
  /** The rule of this phase: the tab Rules opens there. */
  rule?(table: TableStore<View, Insight>): string;
  track(table: TableStore<View, Insight>): Track;
  /** How the game ended, if no seat can win it because all play together. */
  ended?(table: TableStore<View, Insight>): string | null;
  /** Whether the lowest score wins: then the lowest flag is raised highest at the end. */
  lowWins?: boolean;
  parts?(table: TableStore<View, Insight>): Parts;
  /** The button that sends the chosen steps; they may be none yet. */
  confirm(table: TableStore<View, Insight>, steps: readonly string[]): Confirm;
  words(table: TableStore<View, Insight>, steps: readonly string[]): Words;
  /** Choose an act of a hint as a tap on the stage does: with what belongs to it, such as a bid or a payment. */
  follow?(table: TableStore<View, Insight>, act: string): void;
  /** Other moves that have their own buttons; passing is not one of them. */
  others?(table: TableStore<View, Insight>): { name: string; step: string }[];
  /** An act in one to four words, without its seat: "opens $5", "f4", "rolls 3". */
  nameAct(act: StandingAct): string;
  /** The acts of one chip, if together they are told in other words: what was bought rather than how it was paid. */
  nameActs?(acts: readonly Happening[]): string[];
  /** How the things that a telling names move when it is shown on the stage, by the telling's id. */
  motions: Readonly<Record<string, Motion>>;
  /** Whether points are shown beside the names; false while they mean nothing. */
  points(table: TableStore<View, Insight>): boolean;
}
