/** What pages ask of a backend: the player, the games, tables to open and to join, reviews and studies. */
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
import type { Previewed, Reasons, Refusal, Summary } from "./messages";
import type { TableRecord } from "./record";
import { speak } from "$/texts/speaker";

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface ChairWish {
  /** Somebody beside is another person at this device. */
  kind: "me" | "beside" | "open" | "bot";
  level?: string;
  /** The name of somebody beside. */
  name?: string;
}

export interface TableWish {
  game: string;
  chairs: ChairWish[];
  options?: Record<string, boolean | number | string>;
  clock?: {
    kind: "none" | "live" | "days";
    main?: number;
    increment?: number;
    days?: number;
    vacation?: number;
  };
  door?: "public" | "link";
  rated?: boolean;
  talk?: boolean;
  /** After how many seconds others may go on without somebody, and with a bot of which level. */
  absence?: { after?: number; level?: string };
  /** The only person, among bots, may undo everything; the game is never counted. */
  practice?: boolean;
  /** Whether the table takes the player's forced steps. */
  auto?: boolean;
}

/** A position that nobody plays at: the acts that led to it, then steps of the seat that owes a decision. */
export interface Study {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  acts: readonly (readonly [number, string])[];
  steps: readonly string[];
  /** The position of this puzzle, instead of acts. */
  puzzle?: string;
  /** A seat, SPECTATOR or ALL_REVEALED. */
  reader: number;
}
export const SPECTATOR = -2;
export const ALL_REVEALED = -3;

/** The engine runs compiled, or from its sources. */
export type Build = "compiled" | "interpreted";

/** The backend refused, or did not answer at all (code "offline"). */
export class BackendError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.telling.id);
  }

  get sentence(): string {
    return speak(this.refusal.telling);
  }
}

/** What pages talk to: a server, or the engine on the device. Pages cannot tell which. */
export interface Backend {
  /** Whether people on other devices can play too: open tables, invitations, ratings. */
  readonly multiplayer: boolean;
  /** How the engine runs, if it runs in this page. */
  readonly build: () => Build | null;
  /** Who plays here; null if nobody does yet. */
  me(): Promise<Me | null>;
  guest(): Promise<Me>;
  rename(name: string): Promise<Me>;
  profile(name: string): Promise<Profile>;
  games(): Promise<Box[]>;
  rules(game: string): Promise<Rules>;
  /** The texts of a game that these pages were built without. */
  texts(game: string, language: string): Promise<Words>;
  lobby(): Promise<Lobby>;
  mine(): Promise<Mine[]>;
  open(wish: TableWish): Promise<{ id: string }>;
  table(table: string): Promise<Summary>;
  join(table: string, auto?: boolean): Promise<Summary>;
  leave(table: string): Promise<Summary>;
  /** For the host, before the game begins. */
  close(table: string): Promise<Summary>;
  turnAway(table: string, seat: number): Promise<Summary>;
  rematch(table: string): Promise<Summary>;
  record(table: string, seat?: number): Promise<TableRecord>;
  /** The record as the text of a file. */
  recordFile(table: string): Promise<string>;
  /** Check every move of a record from elsewhere, and store it as a finished table. */
  takeRecord(text: string): Promise<Summary>;
  /** Ask for a review of a finished game: computed here if that can be, or by the server. */
  askReview(table: string, where?: "here" | "server"): Promise<Review>;
  review(table: string): Promise<Review>;
  scenes(table: string, reader: number, first: number, count: number): Promise<Scene[]>;
  dice(table: string): Promise<Checked>;
  study(study: Study): Promise<Scene>;
  lookAhead(study: Study, ahead: string[]): Promise<Previewed>;
  whyNot(study: Study, ahead: string[], actions: string[]): Promise<Reasons>;
  /** All puzzles without their answers, and the one of the day. */
  puzzles(): Promise<Puzzles>;
  tryPuzzle(game: string, puzzle: string, steps: readonly string[]): Promise<Answered>;
  /** What speaks for the answer, without the answer. */
  hint(game: string, puzzle: string): Promise<Hint>;
  /** The own rating at puzzles; null where nobody is rated. */
  solver(): Promise<Solver | null>;
  solution(game: string, puzzle: string): Promise<Solution>;
}
