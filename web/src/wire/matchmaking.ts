/** Finding people at a server: codes of tables, searches, challenges. */
import type {
  Challenge,
  ChallengeRequest,
  Finding,
  Followed,
  SearchRequest,
  TableCode,
  UsualWaits,
} from "./httpTypes";
import type { Summary } from "./messages";
import { call } from "./httpBackend";

export type Pace = Challenge["clock"];

const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

export const matchmaking = {
  attend: () => post<Finding>("/finding"),
  waits: () => call<UsualWaits>("GET", "/finding/waits"),
  search: (request: SearchRequest) => post<Finding>("/search", request),
  leave: () => post<Finding>("/search/leave"),
  challenge: (request: ChallengeRequest) => post<Finding>("/challenges", request),
  accept: (challenge: string, seal?: string) =>
    post<Summary>(`/challenges/${challenge}/accept`, seal && { seal }),
  decline: (challenge: string) => post<Finding>(`/challenges/${challenge}/decline`),
  withdraw: (challenge: string) => post<Finding>(`/challenges/${challenge}/withdraw`),
  codeOf: (table: string) => post<TableCode>(`/tables/${table}/code`),
  follow: (code: string) => post<Followed>("/codes", { code }),
  placeBot: (table: string, seat: number, level: string | null) =>
    post<Summary>(`/tables/${table}/bot`, { seat, level }),
};
