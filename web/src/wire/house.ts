/** The server's other doors: who one is, which games there are, tables to open and to join. */
import type { Box, Checked, Lobby, Mine, Profile, Review, Rules, Scene } from "./answers";
import type { Previewed, Reasons, Refusal, Summary } from "./messages";
import type { TableRecord } from "./record";

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface ChairWish {
  kind: "me" | "open" | "bot";
  level?: string;
}

export interface TableWish {
  game: string;
  chairs: ChairWish[];
  options?: Record<string, boolean | number | string>;
  clock?: { kind: "none" | "live" | "days"; main?: number; increment?: number; days?: number };
  door?: "public" | "link";
  rated?: boolean;
  talk?: boolean;
}

/** A position that nobody plays at: all acts that led to it, then steps of whoever is to decide. */
export interface Study {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  acts: readonly (readonly [number, string])[];
  steps: readonly string[];
  /** A seat, SPECTATOR or ALL_REVEALED. */
  reader: number;
}
export const SPECTATOR = -2;
export const ALL_REVEALED = -3;

/** The server refused, or did not answer at all (code "offline"). */
export class HouseError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: method === "POST" ? { "Content-Type": "application/json", "X-Shoal": "1" } : {},
      body: method === "POST" ? JSON.stringify(body ?? {}) : null,
    });
  } catch {
    throw new HouseError({ code: "offline", rule: "", sentence: "The server does not answer." });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const refusal = (data ?? { code: String(answer.status), rule: "", sentence: answer.statusText }) as Refusal;
  throw new HouseError(refusal);
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const house = {
  me: () => call<Me>("GET", "/me"),
  guest: () => call<Me>("POST", "/players/guest"),
  games: () => call<Box[]>("GET", "/games"),
  lobby: () => call<Lobby>("GET", "/lobby"),
  mine: () => call<Mine[]>("GET", "/tables/mine"),
  rules: (game: string) => call<Rules>("GET", `/games/${encodeURIComponent(game)}/rules`),
  profile: (name: string) => call<Profile>("GET", `/players/${encodeURIComponent(name)}`),
  rename: (name: string) => call<Me>("POST", "/players/name", { name }),
  open: (wish: TableWish) => call<Summary>("POST", "/tables", wish),
  table: (table: string) => call<Summary>("GET", at(table)),
  join: (table: string) => call<Summary>("POST", `${at(table)}/join`),
  leave: (table: string) => call<Summary>("POST", `${at(table)}/leave`),
  rematch: (table: string) => call<Summary>("POST", `${at(table)}/rematch`),
  record: (table: string) => call<TableRecord>("GET", `${at(table)}/record`),
  askReview: (table: string) => call<Review>("POST", `${at(table)}/review`),
  review: (table: string) => call<Review>("GET", `${at(table)}/review`),
  scenes: (table: string, reader: number, first: number, count: number) =>
    call<Scene[]>("GET", `${at(table)}/scenes?reader=${reader}&first=${first}&count=${count}`),
  dice: (table: string) => call<Checked>("GET", `${at(table)}/dice`),
  study: (study: Study) => call<Scene>("POST", "/study", study),
  lookAhead: (study: Study, ahead: string[]) =>
    call<Previewed>("POST", "/study/preview", { ...study, ahead }),
  whyNot: (study: Study, ahead: string[], actions: string[]) =>
    call<Reasons>("POST", "/study/why", { ...study, ahead, actions }),
};
