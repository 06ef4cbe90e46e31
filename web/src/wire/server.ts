/** The backend on a server, over HTTP. */
import type {
  Answered,
  Box,
  Checked,
  Hint,
  Lobby,
  Mine,
  Profile,
  Puzzles,
  Review,
  Rules,
  Scene,
  Solution,
  Solver,
  Words,
} from "./answers";
import { BackendError, type Backend, type Me, type Study, type TableWish } from "./backend";
import type { Previewed, Reasons, Refusal, Summary } from "./messages";
import type { TableRecord } from "./record";
import { refusal } from "./refusals";
import { loadTexts } from "$/texts";

type Method = "GET" | "POST" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Shoal": "1" },
      body: method === "POST" ? JSON.stringify(body ?? {}) : null,
    });
  } catch {
    throw new BackendError(refusal("offline", "offline"));
  }
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  await loadTexts("server"); // only refusals are told in its words
  const { status } = answer;
  throw new BackendError((data as Refusal | null) ?? refusal(String(status), "status", { status }));
}

const puzzleAt = (game: string, puzzle: string) =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;
const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const serverBackend: Backend = {
  multiplayer: true,
  build: () => null,
  me: () => call<Me | null>("GET", "/me"),
  guest: () => call<Me>("POST", "/players/guest"),
  games: () => call<Box[]>("GET", "/games"),
  lobby: () => call<Lobby>("GET", "/lobby"),
  mine: () => call<Mine[]>("GET", "/tables/mine"),
  rules: (game: string) => call<Rules>("GET", `/games/${encodeURIComponent(game)}/rules`),
  texts: (game, language) => call<Words>("GET", `/games/${encodeURIComponent(game)}/texts/${language}`),
  profile: (name: string) => call<Profile>("GET", `/players/${encodeURIComponent(name)}`),
  rename: (name: string) => call<Me>("POST", "/players/name", { name }),
  open: (wish: TableWish) => call<Summary>("POST", "/tables", wish),
  table: (table: string) => call<Summary>("GET", at(table)),
  join: (table: string, auto = true) => call<Summary>("POST", `${at(table)}/join`, { auto }),
  leave: (table: string) => call<Summary>("POST", `${at(table)}/leave`),
  close: (table: string) => call<Summary>("POST", `${at(table)}/close`),
  turnAway: (table: string, seat: number) => call<Summary>("POST", `${at(table)}/turn-away`, { seat }),
  rematch: (table: string) => call<Summary>("POST", `${at(table)}/rematch`),
  record: (table: string, seat?: number) =>
    call<TableRecord>("GET", `${at(table)}/record${seat === undefined ? "" : `?seat=${seat}`}`),
  recordFile: async (table: string) => (await ask("GET", `${at(table)}/record`)).text(),
  takeRecord: (text: string) => call<Summary>("POST", "/records", { text }),
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
  puzzles: () => call<Puzzles>("GET", "/puzzles"),
  tryPuzzle: (game: string, puzzle: string, steps: readonly string[]) =>
    call<Answered>("POST", `${puzzleAt(game, puzzle)}/try`, { steps }),
  hint: (game: string, puzzle: string) => call<Hint>("POST", `${puzzleAt(game, puzzle)}/hint`),
  solver: () => call<Solver>("GET", "/puzzles/mine"),
  solution: (game: string, puzzle: string) => call<Solution>("POST", `${puzzleAt(game, puzzle)}/solution`),
};
