/** Early positions of finished public games at a server. Pages without a server have none. */
import type { Opening } from "./httpTypes";
import { call } from "./httpBackend";

export const STRENGTHS = ["new", "middle", "strong", "easy", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];
/** A server plays so many acts to get to a position. */
export const MOST_ACTS = 32;

/** Which position is wanted, and whose choices: null for the fewest seats, the usual options, everybody. */
export interface OpeningRequest {
  game: string;
  seats: number | null;
  preset: string | null;
  strength: Strength | null;
  /** Seats and acts, such as "0 d4"; chance is seat -1. */
  acts: readonly string[];
}

function queryOf({ seats, preset, strength, acts }: OpeningRequest): string {
  const query = new URLSearchParams();
  if (seats !== null) query.set("seats", String(seats));
  if (preset !== null) query.set("preset", preset);
  if (strength !== null) query.set("strength", strength);
  for (const act of acts) query.append("act", act);
  return query.size > 0 ? `?${query}` : "";
}

/** What an address asks for. */
export function openingRequestOf(game: string, search: string): OpeningRequest {
  const query = new URLSearchParams(search);
  const seats = Number(query.get("seats"));
  return {
    game,
    seats: Number.isInteger(seats) && seats > 0 ? seats : null,
    preset: query.get("preset"),
    strength: STRENGTHS.find((one) => one === query.get("strength")) ?? null,
    acts: query.getAll("act"),
  };
}

/** The address of the page that shows a position. */
export const openingAddress = (request: OpeningRequest) =>
  `/openings/${encodeURIComponent(request.game)}${queryOf(request)}`;

/** The acts before the last one; without a decision among them, none: chance sets the game up anew. */
export function oneBack(acts: readonly string[]): readonly string[] {
  const rest = acts.slice(0, -1);
  return rest.every((act) => act.startsWith("-1 ")) ? [] : rest;
}

export const lookAtOpening = (request: OpeningRequest) => call<Opening>("GET", openingAddress(request));
