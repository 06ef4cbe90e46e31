/** What a page, the engine's worker and the second engine say to each other. */
import type { Place } from "./pyodide";
import type { Build } from "$/wire/backend";
import type { Refusal, ServerMessage } from "$/wire/messages";

export type ToWorker =
  { start: Place } | { alive: true } | { id: number; call: string; words: Record<string, unknown> };

/** A message and the seat it is for. */
export type Told = [seat: number, message: ServerMessage];

export type FromWorker =
  /** A sign of life, when one was asked for. */
  | { alive: true }
  /** How much of the engine's start is done, from 0 to 1; null if it cannot start. */
  | { coming: number | null }
  /** The engine is ready, and runs like this. */
  | { build: Build }
  | { id: number; value: unknown }
  | { id: number; refusal: Refusal }
  /** What happened at a table. If the list is empty, the table must be loaded again. */
  | { table: string; told: Told[] };

/** Actions with their visits and their mean reward. */
export type Findings = [action: number, visits: number, share: number][];
/** What the second engine is asked: a call and its words. */
export interface Wanted {
  id: number;
  call: string;
  words: Record<string, unknown>;
}
/** What the second engine answers. */
export interface Found {
  id: number;
  found: unknown;
}
