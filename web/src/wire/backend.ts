/** What pages ask of a backend: the player, the games, tables to open and to join, reviews and studies. */
import type {
  Answered,
  Box,
  ChairRequest,
  Checked,
  Lobby,
  Me,
  Mine,
  Profile,
  PuzzleHint,
  Puzzles,
  Review,
  Rules,
  Scene,
  Solution,
  Solver,
  StudyRequest,
  TableRequest,
  Words,
} from "./httpTypes";
import type { Previewed, Reasons, Refusal, Summary } from "./messages";
import type { TableRecord } from "./record";
import { speak } from "$/i18n/tellings";

/** A table whose chairs are chosen. */
export type NewTable = TableRequest & { chairs: readonly ChairRequest[] };

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
  open(request: NewTable): Promise<{ id: string }>;
  table(table: string): Promise<Summary>;
  /** `seal` is the hash of a word for the dice. */
  join(table: string, auto?: boolean, seal?: string): Promise<Summary>;
  leave(table: string): Promise<Summary>;
  /** For the host, before the game begins. */
  close(table: string): Promise<Summary>;
  turnAway(table: string, seat: number): Promise<Summary>;
  rematch(table: string, seal?: string): Promise<Summary>;
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
  study(study: StudyRequest): Promise<Scene>;
  lookAhead(study: StudyRequest, ahead: string[]): Promise<Previewed>;
  whyNot(study: StudyRequest, ahead: string[], actions: string[]): Promise<Reasons>;
  /** All puzzles without their answers, and the one of the day. */
  puzzles(): Promise<Puzzles>;
  tryPuzzle(game: string, puzzle: string, steps: readonly string[]): Promise<Answered>;
  /** What speaks for the answer, without the answer. */
  hint(game: string, puzzle: string): Promise<PuzzleHint>;
  /** The own rating at puzzles; null where nobody is rated. */
  solver(): Promise<Solver | null>;
  solution(game: string, puzzle: string): Promise<Solution>;
}
