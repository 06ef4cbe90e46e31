// Written by scripts/wire_types.py from src/shoal/table, src/shoal/server/lobby and reviews; do not edit.
export interface Choice {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  effect: string;
}
export interface Box {
  name: string;
  title: string;
  designer: string;
  summary: string;
  seats: number[];
  seat_names: string[];
  rules_version: number;
  options: Choice[];
  presets: Record<string, Record<string, boolean | number | string>>;
  endings: Record<string, string>;
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
  heading: string;
  rules: Rule[];
}
export interface Rules {
  game: string;
  title: string;
  sections: Section[];
}
export interface Chair {
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  rating: number | null;
}
export interface Clock {
  kind: "none" | "live" | "days";
  main: number;
  increment: number;
  days: number;
  vacation?: number;
}
export interface Commitment {
  hash: string;
  words: string[];
  secret: string | null;
}
export interface Summary {
  id: string;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  clock: Clock;
  door: "public" | "link";
  rated: boolean;
  talk: boolean;
  status: "waiting" | "running" | "over";
  turn: number[];
  entries: number;
  created: string;
  commitment: Commitment;
  rematch: string | null;
  host?: number | null;
  closed?: string | null;
}
export interface Lobby {
  open: Summary[];
  running: Summary[];
}
export interface Mine {
  table: Summary;
  seat: number;
  due: boolean;
}
export interface GameRating {
  game: string;
  rating: number;
  games: number;
}
export interface Result {
  ending: string;
  line: string;
  scores: number[];
  shares: number[];
  quitter: number | null;
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
export interface Profile {
  name: string;
  account: boolean;
  since: string;
  ratings: GameRating[];
  recent: Finished[];
}
export interface Happening {
  entry: number;
  kind: "act" | "resign" | "timeout" | "takeover" | "undo";
  seat: number;
  text: string;
  veiled: boolean;
  lines: string[];
}
export interface ClockFace {
  left: number;
  running: boolean;
  vacation?: number;
}
export interface Position {
  entry: number;
  view: Record<string, unknown>;
  insight: Record<string, unknown>;
  legal: string[];
  turn: number[];
  decision: number | null;
  scores: number[];
  undo: number | null;
  result: Result | null;
  clocks: ClockFace[] | null;
}
export interface Scene {
  acts: number;
  happening: Happening | null;
  position: Position;
}
export interface Advice {
  action: string;
  share: number;
}
export interface Judged {
  acts: number;
  seat: number;
  played: string;
  shares: number[];
  best: Advice[];
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
  problem: string | null;
  drawn: Drawn[];
}
