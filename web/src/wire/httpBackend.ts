/** The backend on a server, over HTTP. */
import { BackendError, type Backend } from "./backend";
import type { Refusal } from "./messages";
import { refusal } from "./refusals";
import { loadTexts } from "$/i18n/catalogs";

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

export const httpBackend: Backend = {
  multiplayer: true,
  build: () => null,
  me: () => call("GET", "/me"),
  guest: () => call("POST", "/players/guest"),
  games: () => call("GET", "/games"),
  lobby: () => call("GET", "/lobby"),
  mine: () => call("GET", "/tables/mine"),
  rules: (game) => call("GET", `/games/${encodeURIComponent(game)}/rules`),
  texts: (game, language) => call("GET", `/games/${encodeURIComponent(game)}/texts/${language}`),
  profile: (name) => call("GET", `/players/${encodeURIComponent(name)}`),
  rename: (name) => call("POST", "/players/name", { name }),
  open: (request) => call("POST", "/tables", request),
  table: (table) => call("GET", at(table)),
  join: (table, auto = true, seal) => call("POST", `${at(table)}/join`, { auto, ...(seal && { seal }) }),
  leave: (table) => call("POST", `${at(table)}/leave`),
  close: (table) => call("POST", `${at(table)}/close`),
  turnAway: (table, seat) => call("POST", `${at(table)}/turn-away`, { seat }),
  rematch: (table, seal) => call("POST", `${at(table)}/rematch`, seal && { seal }),
  record: (table, seat) => call("GET", `${at(table)}/record${seat === undefined ? "" : `?seat=${seat}`}`),
  recordFile: async (table) => (await ask("GET", `${at(table)}/record`)).text(),
  takeRecord: (text) => call("POST", "/records", { text }),
  askReview: (table) => call("POST", `${at(table)}/review`),
  review: (table) => call("GET", `${at(table)}/review`),
  scenes: (table, reader, first, count) =>
    call("GET", `${at(table)}/scenes?reader=${reader}&first=${first}&count=${count}`),
  dice: (table) => call("GET", `${at(table)}/dice`),
  study: (study) => call("POST", "/study", study),
  lookAhead: (study, ahead) => call("POST", "/study/preview", { ...study, ahead }),
  whyNot: (study, ahead, actions) => call("POST", "/study/why", { ...study, ahead, actions }),
  puzzles: () => call("GET", "/puzzles"),
  tryPuzzle: (game, puzzle, steps) => call("POST", `${puzzleAt(game, puzzle)}/try`, { steps }),
  hint: (game, puzzle) => call("POST", `${puzzleAt(game, puzzle)}/hint`),
  solver: () => call("GET", "/puzzles/mine"),
  solution: (game, puzzle) => call("POST", `${puzzleAt(game, puzzle)}/solution`),
};
