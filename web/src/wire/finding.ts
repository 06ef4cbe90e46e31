/** Finding people at a server: codes of tables, searches, challenges. */
import type { Summary } from "./messages";
import { call } from "./server";

export type Pace = "live" | "days";

export interface Pool {
  game: string;
  seats: number;
  clock: Pace;
  /** How many wait, counted up to the seats. */
  here: number;
  /** The lowest and the highest rating that is accepted; null: all. */
  ratings: [number, number] | null;
}

export interface Search {
  state: "looking" | "found" | "ended";
  /** Milliseconds. */
  waited: number;
  pools: Pool[];
  table: string | null;
  /** Milliseconds to sit down at the table. */
  left: number | null;
}

export interface Challenge {
  id: string;
  by: string;
  to: string;
  game: string;
  clock: Pace;
  rated: boolean;
  left: number;
  table: string | null;
  /** Whether the challenger is a bot account. */
  program: boolean;
}

export interface Finding {
  search: Search | null;
  received: Challenge[];
  sent: Challenge[];
}

export interface SearchWish {
  games: { game: string; seats: number }[];
  clock: Pace | "either";
  rated: boolean;
}

export interface ChallengeWish {
  name: string;
  game: string;
  clock: Pace;
  rated: boolean;
  /** The challenge that this one answers with other terms. */
  instead?: string;
}

export interface UsualWaits {
  looking: number;
  minutes: Record<string, number>;
}

const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

export const finding = {
  attend: () => post<Finding>("/finding"),
  waits: () => call<UsualWaits>("GET", "/finding/waits"),
  search: (wish: SearchWish) => post<Finding>("/search", wish),
  leave: () => post<Finding>("/search/leave"),
  challenge: (wish: ChallengeWish) => post<Finding>("/challenges", wish),
  accept: (challenge: string) => post<Summary>(`/challenges/${challenge}/accept`),
  decline: (challenge: string) => post<Finding>(`/challenges/${challenge}/decline`),
  withdraw: (challenge: string) => post<Finding>(`/challenges/${challenge}/withdraw`),
  codeOf: (table: string) => post<{ code: string; until: string }>(`/tables/${table}/code`),
  follow: (code: string) => post<{ table: string }>("/codes", { code }),
  placeBot: (table: string, seat: number, level: string | null) =>
    post<Summary>(`/tables/${table}/bot`, { seat, level }),
};
