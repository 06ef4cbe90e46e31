// Written by scripts/wire_types.py from src/shoal/table, src/shoal/puzzles, src/shoal/server/lobby, openings, puzzles, statistics, tournaments and reviews; do not edit.
import type { Chair, Clock, Happening, Position, Result, Summary, Told } from "./messages";
export interface Choice {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
}
export interface Box {
  name: string;
  title: string;
  designer: string;
  seats: number[];
  rules_version: number;
  options: Choice[];
  presets: Record<string, Record<string, boolean | number | string>>;
  endings: string[];
  arguments: Record<string, string>;
  reconstructed: string[];
  levels: string[];
}
export interface Rule {
  id: string;
  text: string;
  ruling_of: string[];
  reconstructed: boolean;
}
export interface Section {
  name: string;
  heading: string;
  rules: Rule[];
}
export interface Rules {
  game: string;
  title: string;
  sections: Section[];
}
export interface Words {
  language: string;
  text: string;
}
export interface Lobby {
  open: Summary[];
  running: Summary[];
}
export interface Mine {
  table: Summary;
  seat: number;
  due: boolean;
  until: string | null;
  missed: boolean;
}
export interface Point {
  day: string;
  rating: number;
}
export interface GameRating {
  game: string;
  rating: number;
  margin: number;
  games: number;
  history: Point[];
}
export interface Tally {
  game: string;
  seats: number;
  games: number;
  firsts: number;
  won: number;
}
export interface Habit {
  game: string;
  kind: string;
  thing: string;
  games: number;
  won: number;
}
export interface Rivalry {
  game: string;
  seats: number;
  ahead: number;
  behind: number;
  level: number;
}
export interface Finished {
  id: string;
  game: string;
  seat: number;
  rated: boolean;
  ended: string;
  chairs: Chair[];
  result: Result;
}
export interface Solver {
  rating: number;
  margin: number;
  tries: number;
}
export interface Profile {
  name: string;
  account: boolean;
  program: boolean;
  earlier: string[];
  since: string;
  ratings: GameRating[];
  tallies: Tally[];
  habits: Habit[];
  finished: number | null;
  rivalry: Rivalry[];
  recent: Finished[];
  puzzles: Solver | null;
}
export interface Leader {
  name: string;
  rating: number;
  margin: number;
  games: number;
  above_even: number | null;
}
export interface Leaderboard {
  game: string;
  bots: boolean;
  leaders: Leader[];
  more: boolean;
  mine: Leader | null;
  place: number | null;
}
export interface Found {
  name: string;
  program: boolean;
  game: string | null;
  rating: number | null;
}
export interface OpeningAct {
  seat: number;
  text: string;
}
export interface Scene {
  acts: number;
  happening: Happening | null;
  position: Position;
}
export interface OpeningChoice {
  action: string;
  games: number;
  share: number | null;
  low: number | null;
  high: number | null;
}
export interface OpeningSeat {
  seat: number;
  games: number;
  choices: OpeningChoice[];
}
export interface OpeningOutcome {
  action: string;
  chance: number;
}
export interface Opening {
  game: string;
  seats: number;
  preset: string | null;
  strength: string | null;
  firsts: boolean;
  longest: number;
  acts: OpeningAct[];
  scene: Scene;
  asked: OpeningSeat[];
  outcomes: OpeningOutcome[];
}
export interface Tournament {
  id: string;
  name: string;
  form: "arena" | "league";
  game: string;
  preset: string | null;
  seats: number;
  clock: Clock;
  door: "public" | "link";
  rated: boolean;
  talk: boolean;
  bots: boolean;
  everybody: boolean;
  rounds: number;
  minutes: number;
  host: string;
  state: "open" | "running" | "over";
  why: "few" | "host" | null;
  starts: string;
  ended: string | null;
  left: number;
  round: number;
  entrants: number;
  least: number;
  most: number;
}
export interface Calendar {
  running: Tournament[];
  open: Tournament[];
  mine: Tournament[];
  over: Tournament[];
}
export interface Line {
  place: number;
  name: string;
  points: number;
  games: number[][];
  opponents: number;
  doing: "waits" | "plays" | "paused" | "out";
}
export interface Board {
  round: number;
  place: number;
  table: string | null;
  players: (string | null)[];
  points: number[] | null;
}
export interface Entry {
  name: string;
  doing: "waits" | "plays" | "paused" | "out";
  table: string | null;
  pause: number;
  place: number;
}
export interface Shown {
  tournament: Tournament;
  hash: string;
  secret: string | null;
  standings: Line[];
  tables: Board[];
  running: number;
  hosts: boolean;
  me: Entry | null;
}
export interface Ranked {
  action: string;
  share: number;
}
export interface Judged {
  acts: number;
  seat: number;
  played: string;
  shares: number[];
  best: Ranked[];
  proven?: boolean;
}
export interface Review {
  acts: number;
  judged: Judged[];
}
export interface Drawn {
  acts: number;
  action: string;
  number: number;
  low: number;
  high: number;
}
export interface Checked {
  draws: number;
  problem: Told | null;
  drawn: Drawn[];
}
export interface Asked {
  game: string;
  id: string;
  seats: number;
  seat: number;
  options: Record<string, boolean | number | string>;
  choices: number;
  difficulty: number;
  acts: number;
  of: number;
  level: string;
  theme: "patience" | "only-way" | "trap" | "opening" | "ending" | "middle";
}
export interface Puzzles {
  day: string;
  daily: Asked;
  puzzles: Asked[];
}
export interface Hint {
  reasons: Told[];
}
export interface Tried {
  whole: boolean;
  right: boolean;
  share: number;
}
export interface Answered {
  whole: boolean;
  right: boolean;
  share: number;
  solver: Solver | null;
  change: number;
}
export interface Solved {
  steps: string[];
  share: number;
  reasons: Told[];
  played: boolean;
  reply: [number, string] | null;
}
export interface Solution {
  choices: Solved[];
  second: number;
  line: ([number, string])[];
  theme: "patience" | "only-way" | "trap" | "opening" | "ending" | "middle";
  depth: number;
  proven: boolean;
}
