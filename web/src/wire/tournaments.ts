/** Tournaments at a server. Pages without a server have none. */
import type { Calendar, TournamentDetails, TournamentRequest } from "./httpTypes";
import { call } from "./httpBackend";

/** What somebody does with a tournament; `here`: they are there, so that an arena seats them. */
export type Deed = "here" | "enter" | "pause" | "withdraw" | "start" | "stop";

const at = (tournament: string) => `/tournaments/${encodeURIComponent(tournament)}`;

export const tournaments = {
  calendar: () => call<Calendar>("GET", "/tournaments"),
  open: (request: TournamentRequest) => call<TournamentDetails>("POST", "/tournaments", request),
  look: (tournament: string) => call<TournamentDetails>("GET", at(tournament)),
  do: (tournament: string, deed: Deed) => call<TournamentDetails>("POST", `${at(tournament)}/${deed}`),
  remove: (tournament: string, name: string) =>
    call<TournamentDetails>("POST", `${at(tournament)}/remove`, { name }),
};
