/** The backend on this device: it answers everything that a server does, for the people here. */
import type { Row } from "./storage";
import { loadProgress } from "./progress.svelte";
import { engine } from "./engine";
import { randomId } from "$/wire/randomId";
import { dropPending, keepPending, losePending } from "./pendingTables";
import { t } from "$/strings";
import type { Box, ChairRequest, Me, Rules, Tried } from "$/wire/httpTypes";
import { BackendError, type Backend, type NewTable } from "$/wire/backend";
import type { Chair, Summary } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

const NAME = "shoal.name";
const LONGEST_NAME = 24;

function me(): Me {
  return { id: "me", name: localStorage.getItem(NAME) ?? t.device.player({ number: 1 }), account: false };
}

function rename(name: string): Me {
  if (!name || name.length > LONGEST_NAME)
    throw new BackendError(refusal("malformed", "nameLength", { most: LONGEST_NAME }));
  localStorage.setItem(NAME, name);
  return me();
}

function chairOf({ kind, level, name }: ChairRequest, seat: number): Chair {
  if (kind === "bot") return { kind, name: level ?? "", level: level ?? "", rating: null };
  const called = kind === "me" ? me().name : name || t.device.player({ number: seat + 1 });
  return { kind: "person", name: called, level: null, rating: null };
}

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(engine.base + name).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  throw new BackendError(refusal("offline", "fileMissing"));
}

function alone(): Promise<never> {
  return Promise.reject(new BackendError(refusal("seat", "alone")));
}

async function rows(): Promise<Row[]> {
  const found = await engine.call<Row[]>("tables");
  return found.sort((one, other) => other.touched.localeCompare(one.touched));
}

/** While the engine still starts, the page of the new table is shown already, and waits there. */
async function open({
  game,
  options,
  chairs,
  practice = false,
  auto = true,
}: NewTable): Promise<{ id: string }> {
  const id = randomId();
  const people = chairs.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const request = {
    table: id,
    game,
    options: options ?? {},
    chairs: chairs.map(chairOf),
    practice,
    by_hand: auto ? [] : people,
  };
  if (!loadProgress.ready) keepPending(id, request);
  const made = engine.call("create", request).then(() => dropPending(id));
  if (loadProgress.ready) await made;
  else made.catch(() => losePending(id));
  return { id };
}

const personOf = (row: Row) => row.summary.chairs.findIndex((chair) => chair.kind === "person");
const isDue = ({ chairs, turn }: Summary) => turn.some((seat) => chairs[seat]?.kind === "person");

export const browserBackend: Backend = {
  multiplayer: false,
  build: () => loadProgress.build,
  me: () => Promise.resolve(me()),
  guest: () => Promise.resolve(me()),
  rename: async (name) => rename(name),
  profile: async () => {
    const recent = (await rows()).flatMap((row) => {
      const { id, summary, result, touched } = row;
      const { game, chairs } = summary;
      return result && !summary.practice
        ? [{ id, game, seat: personOf(row), rated: false, ended: touched, chairs, result }]
        : [];
    });
    return {
      name: me().name,
      account: false,
      program: false,
      earlier: [],
      since: recent.at(-1)?.ended ?? "",
      ratings: [],
      tallies: [],
      habits: [],
      puzzles: null,
      finished: null,
      rivalry: [],
      recent,
    };
  },
  games: () => {
    engine.start();
    return file<Box[]>("games.json");
  },
  rules: (game) => file<Rules>(`rules/${encodeURIComponent(game)}.json`),
  texts: () => Promise.reject(new Error("these pages have the texts of all their games")),
  lobby: () => Promise.resolve({ open: [], running: [] }),
  mine: async () =>
    (await rows())
      .filter((row) => row.summary.status === "running")
      .map((row) => ({
        table: row.summary,
        seat: personOf(row),
        due: isDue(row.summary),
        until: null,
        missed: false,
      })),
  open,
  table: async (table) => (await engine.call<{ summary: Summary }>("visit", { table })).summary,
  join: alone,
  leave: alone,
  close: alone,
  turnAway: alone,
  rematch: (table) => engine.call("again", { table }),
  record: (table) => engine.call("record", { table, reader: -2 }),
  recordFile: (table) => engine.call("export", { table }),
  takeRecord: (text) => engine.call("take", { text }),
  askReview: (table) => engine.call("review", { table, ask: true }),
  review: (table) => engine.call("review", { table, ask: false }),
  scenes: (table, reader, first, count) => engine.call("scenes", { table, reader, first, count }),
  dice: (table) => engine.call("dice", { table }),
  study: (study) => engine.call("study", { ...study }),
  lookAhead: (study, ahead) => engine.call("study_preview", { ...study, ahead }),
  whyNot: (study, ahead, actions) => engine.call("study_why", { ...study, ahead, actions }),
  puzzles: () => engine.call("puzzles", { day: new Date().toISOString().slice(0, 10) }),
  tryPuzzle: async (game, puzzle, steps) => {
    const tried = await engine.call<Tried>("puzzle_try", { game, puzzle, steps });
    return { ...tried, solver: null, change: 0 };
  },
  hint: (game, puzzle) => engine.call("puzzle_hint", { game, puzzle }),
  solver: () => Promise.resolve(null),
  solution: (game, puzzle) => engine.call("puzzle_solution", { game, puzzle }),
};
