/** Following, muting, blocking and reporting people, at a server. */
import type { Summary } from "./messages";
import { call } from "./server";

export type Kind = "follow" | "mute" | "block";
export type Hearing = "everybody" | "friends" | "nobody";
export type Reported = "name" | "line" | "game";

/** Somebody by name, or by their seat at a table. */
export type Whom = { name: string } | { table: string; seat: number };

/** The names of those whom the player follows, mutes and blocks, and whose chat they read. */
export type Known = Record<Kind, string[]> & { hearing: Hearing };

export interface Friend {
  name: string;
  here: boolean;
  /** A public table of theirs with an open chair. */
  open: Summary | null;
  /** A public table at which they play. */
  running: Summary | null;
}

export interface Report {
  kind: Reported;
  name: string;
  made: string;
  /** Null until somebody has looked at it. */
  outcome: "nothing" | "muted" | "renamed" | "banned" | "closed" | null;
}

export const people = {
  here: () => call<{ here: number }>("GET", "/people/here"),
  known: () => call<Known>("GET", "/people"),
  choose: (kind: Kind, whom: Whom, on: boolean) => call<null>("POST", `/people/${kind}`, { ...whom, on }),
  hear: (whom: Hearing) => call<null>("POST", "/people/hearing", { whom }),
  friends: () => call<Friend[]>("GET", "/people/friends"),
  report: (kind: Reported, whom: Whom, words: string, at?: string) =>
    call<null>("POST", "/reports", { kind, ...whom, words, ...(at === undefined ? {} : { at }) }),
  reports: () => call<Report[]>("GET", "/reports"),
};
