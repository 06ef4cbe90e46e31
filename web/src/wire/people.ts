/** Following, muting, blocking and reporting people, at a server. */
import type { Friend, People, PeopleHere, ReportStatus } from "./httpTypes";
import { call } from "./httpBackend";

export type Kind = "follow" | "mute" | "block";
export type Hearing = People["hearing"];
export type Reported = ReportStatus["kind"];

/** Somebody by name, or by their seat at a table. */
export type Whom = { name: string } | { table: string; seat: number };

export const people = {
  here: () => call<PeopleHere>("GET", "/people/here"),
  known: () => call<People>("GET", "/people"),
  choose: (kind: Kind, whom: Whom, on: boolean) => call<null>("POST", `/people/${kind}`, { ...whom, on }),
  hear: (whom: Hearing) => call<null>("POST", "/people/hearing", { whom }),
  friends: () => call<Friend[]>("GET", "/people/friends"),
  report: (kind: Reported, whom: Whom, words: string, at?: string) =>
    call<null>("POST", "/reports", { kind, ...whom, words, ...(at === undefined ? {} : { at }) }),
  reports: () => call<ReportStatus[]>("GET", "/reports"),
};
