/** Tournaments at a server. Pages without a server have none. */
import type { Calendar, Shown } from "./answers";
import { call } from "./server";

export interface TournamentWish {
  name: string;
  form: "arena" | "league";
  game: string;
  preset: string | null;
  seats: number;
  clock: { kind: "live"; main: number; increment: number } | { kind: "days"; days: number };
  door: "public" | "link";
  rated: boolean;
  talk: boolean;
  bots: boolean;
  everybody: boolean;
  rounds: number;
  minutes: number;
  /** In how many minutes. */
  starts: number;
}

/** What somebody does with a tournament; `here`: they are there, so that an arena seats them. */
export type Deed = "here" | "enter" | "pause" | "withdraw" | "start" | "stop";

const at = (tournament: string) => `/tournaments/${encodeURIComponent(tournament)}`;

export const tournaments = {
  calendar: () => call<Calendar>("GET", "/tournaments"),
  open: (wish: TournamentWish) => call<Shown>("POST", "/tournaments", wish),
  look: (tournament: string) => call<Shown>("GET", at(tournament)),
  do: (tournament: string, deed: Deed) => call<Shown>("POST", `${at(tournament)}/${deed}`),
  remove: (tournament: string, name: string) => call<Shown>("POST", `${at(tournament)}/remove`, { name }),
};
