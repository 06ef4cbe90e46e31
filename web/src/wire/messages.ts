// Written by scripts/wire_types.py from src/shoal/table/client_messages.py and server_messages.py; do not edit.
export interface Hello {
  type: "hello";
  since: number;
  seat?: number;
  presence?: boolean;
}
export interface Act {
  type: "act";
  key: string;
  decision: number;
  steps: string[];
}
export interface Preview {
  type: "preview";
  key: string;
  decision: number;
  steps: string[];
}
export interface Why {
  type: "why";
  key: string;
  decision: number;
  steps: string[];
  actions: string[];
}
export interface Look {
  type: "look";
  key: string;
  entry: number;
}
export interface Resign {
  type: "resign";
  key: string;
}
export interface Undo {
  type: "undo";
  key: string;
  to: number;
}
export interface AnswerUndo {
  type: "answer_undo";
  key: string;
  agree: boolean;
}
export interface Hint {
  type: "hint";
  key: string;
  decision: number;
}
export interface Vacation {
  type: "vacation";
  key: string;
  left: number;
}
export interface Steps {
  type: "steps";
  key: string;
  auto: boolean;
}
export interface Talk {
  type: "talk";
  key: string;
  text: string;
}
export interface Awake {
  type: "awake";
  key: string;
}
export interface Claim {
  type: "claim";
  key: string;
  seat: number;
  what: "win" | "bot";
}
export interface Back {
  type: "back";
  key: string;
}
export interface Nudge {
  type: "nudge";
  key: string;
  seat: number;
}
export interface Chair {
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  rating: number | null;
  program?: boolean;
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
  seals?: string[];
  reveal_by?: string | null;
}
export interface Told {
  id: string;
  args: Record<string, unknown>;
}
export interface Absence {
  after: number;
  level: string;
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
  closed?: Told | null;
  casual?: Told;
  practice?: boolean;
  shared?: boolean;
  absence?: Absence | null;
  tournament?: string | null;
}
export interface Happening {
  entry: number;
  kind: "act" | "resign" | "timeout" | "absent" | "takeover" | "return" | "undo";
  seat: number;
  text: string;
  veiled: boolean;
  tellings: Told[];
  auto?: Told;
}
export interface Result {
  ending: string;
  scores: number[];
  shares: number[];
  quitter: number | null;
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
  forced?: Told;
  scores: number[];
  undo: number | null;
  asks?: boolean;
  result: Result | null;
  clocks: ClockFace[] | null;
}
export interface Said {
  type: "said";
  name: string;
  seat: number | null;
  text: string;
  at: string;
  entry: number;
}
export interface Asked {
  type: "asked";
  seat: number;
  to: number;
  waiting: number[];
  settled?: boolean;
}
export interface Device {
  seats: number[];
  hides: boolean;
}
export interface Welcome {
  type: "welcome";
  table: Summary;
  you: number | null;
  earlier: number;
  happenings: Happening[];
  position: Position | null;
  talk: Said[];
  asked: Asked | null;
  auto?: boolean;
  device?: Device;
}
export interface News {
  type: "news";
  happenings: Happening[];
  position: Position;
}
export interface Changed {
  type: "changed";
  table: Summary;
}
export interface Clocks {
  type: "clocks";
  clocks: ClockFace[];
}
export interface Accepted {
  type: "accepted";
  key: string;
}
export interface Refusal {
  code: string;
  rule: string;
  telling: Told;
}
export interface Refused {
  type: "refused";
  key: string;
  refusal: Refusal;
}
export interface Previewed {
  type: "previewed";
  key: string;
  view: Record<string, unknown>;
  insight: Record<string, unknown>;
  legal: string[];
}
export interface Reasons {
  type: "reasons";
  key: string;
  reasons: Record<string, Refusal>;
}
export interface Looked {
  type: "looked";
  key: string;
  happening: Happening | null;
  position: Position;
}
export interface Advice {
  action: string;
  share: number;
  reasons: Told[];
  then?: string[];
}
export interface Advised {
  best: Advice[];
  origin: Told | null;
  type: "advised";
  key: string;
}
export interface Away {
  since: number;
  idle: boolean;
  nudge?: number;
}
export interface Vote {
  seat: number;
  voted: number[];
  needed: number;
}
export interface Replaced {
  seat: number;
  moves: number;
  late: boolean;
}
export interface Presence {
  type: "presence";
  away: (Away | null)[];
  watchers: number;
  votes: Vote[];
  replaced?: Replaced;
}
export type ClientMessage = Hello | Act | Preview | Why | Look | Resign | Undo | AnswerUndo | Hint | Vacation | Steps | Talk | Awake | Claim | Back | Nudge;
export type ServerMessage = Welcome | News | Changed | Clocks | Accepted | Refused | Previewed | Reasons | Looked | Advised | Asked | Said | Presence;
