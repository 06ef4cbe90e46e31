// Written by scripts/wire_types.py from src/shoal/table, src/shoal/puzzles, src/shoal/server; do not edit.
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
export interface Me {
  id: string;
  name: string;
  account: boolean;
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
export interface Pool {
  game: string;
  seats: number;
  clock: "live" | "days";
  here: number;
  ratings: number[] | null;
}
export interface Search {
  state: "looking" | "found" | "ended";
  waited: number;
  pools: Pool[];
  table: string | null;
  left: number | null;
}
export interface Challenge {
  id: string;
  by: string;
  to: string;
  game: string;
  clock: "live" | "days";
  rated: boolean;
  left: number;
  table: string | null;
  program: boolean;
}
export interface Finding {
  search: Search | null;
  received: Challenge[];
  sent: Challenge[];
}
export interface Scene {
  acts: number;
  happening: Happening | null;
  position: Position;
}
export interface DicePromise {
  statement: string;
  signature: string;
  key: string;
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
export interface AskedPuzzle {
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
  daily: AskedPuzzle;
  puzzles: AskedPuzzle[];
}
export interface Tried {
  whole: boolean;
  right: boolean;
  rank: number;
}
export interface PuzzleHint {
  reasons: Told[];
}
export interface Solved {
  steps: string[];
  rank: number;
  reasons: Told[];
  played: boolean;
  reply: [number, string] | null;
}
export interface Solution {
  choices: Solved[];
  line: ([number, string])[];
  theme: "patience" | "only-way" | "trap" | "opening" | "ending" | "middle";
  depth: number;
  proven: boolean;
}
export interface KnownToken {
  id: string;
  name: string;
  scopes: ("read" | "play")[];
  created: string;
  expires: string;
  seen: string | null;
}
export interface NewToken {
  id: string;
  name: string;
  scopes: ("read" | "play")[];
  created: string;
  expires: string;
  seen: string | null;
  token: string;
}
export interface NameRequest {
  name: string;
}
export interface LoginRequest {
  name: string;
  password: string;
}
export interface ProofRequest {
  password: string;
}
export interface AddressRequest {
  secret: string;
}
export interface ConfirmedAddress {
  mailbox: string;
}
export interface RecoveryRequest {
  name: string;
  words: string;
  password: string;
}
export interface ResetPasswordRequest {
  secret: string;
  password: string;
}
export interface RecoveryWords {
  words: string[];
}
export interface LinkCode {
  code: string;
  until: string;
}
export interface LinkCodeRequest {
  code: string;
}
export interface SessionDevice {
  id: string;
  browser: string;
  system: string;
  since: string | null;
  seen: string | null;
  here: boolean;
}
export interface Key {
  id: string;
  browser: string;
  system: string;
  since: string;
  used: string | null;
}
export interface EarlierName {
  name: string;
  until: string;
}
export interface Account {
  name: string;
  account: boolean;
  since: string;
  password: boolean;
  passkeys: Key[];
  email: string | null;
  confirmed: boolean;
  mails: boolean;
  words: string | null;
  names: EarlierName[];
  renames: string | null;
  devices: SessionDevice[];
  leaves: string | null;
}
export interface NewKey {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}
export interface KeyUse {
  challenge: string;
  site: string;
}
export interface CredentialRequest {
  id: string;
  client_data: string;
  attestation: string;
}
export interface SignatureRequest {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
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
export interface DeleteAccountRequest {
  name: string;
}
export interface Leaves {
  leaves: string;
}
export interface GuestGame {
  game: string;
  status: "waiting" | "running" | "over";
  others: string[];
  stays: boolean;
}
export interface OldGuest {
  name: string;
  games: GuestGame[];
}
export interface Added {
  games: number;
}
export interface BotAccount {
  name: string;
  since: string;
  tokens: KnownToken[];
}
export interface JoinCodeRequest {
  code: string;
}
export interface SeatsRequest {
  game: string;
  seats: number;
}
export interface TableCode {
  code: string;
  until: string;
}
export interface Followed {
  table: string;
}
export interface UsualWaits {
  looking: number;
  minutes: Record<string, number>;
}
export interface NotificationSettingsRequest {
  push: boolean;
  mail: boolean;
  late: boolean;
  quiet_from: number;
  quiet_until: number;
  zone: string;
  hours: 3 | 6 | 12 | 24;
  language: "en" | "de" | "ja";
}
export interface NotificationSettings {
  wishes: NotificationSettingsRequest | null;
  mails: boolean;
  mailbox: string | null;
  confirmed: boolean;
  refused: boolean;
  key: string;
}
export interface SubscribeRequest {
  endpoint: string;
  key: string;
  auth: string;
}
export interface UnsubscribeRequest {
  endpoint: string;
}
export interface Mailbox {
  mailbox: string | null;
}
export interface OpeningAct {
  seat: number;
  text: string;
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
export interface ReportStatus {
  kind: "name" | "line" | "game";
  name: string;
  made: string;
  outcome: "nothing" | "muted" | "renamed" | "banned" | "closed" | null;
}
export interface Found {
  name: string;
  program: boolean;
  game: string | null;
  rating: number | null;
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
export interface RatingChangeShown {
  solver: Solver | null;
  change: number;
}
export interface Answered {
  whole: boolean;
  right: boolean;
  rank: number;
  solver: Solver | null;
  change: number;
}
export interface AttemptRequest {
  steps: string[];
}
export interface HearingRequest {
  whom: "everybody" | "friends" | "nobody";
}
export interface People {
  follow: string[];
  mute: string[];
  block: string[];
  hearing: "everybody" | "friends" | "nobody";
}
export interface Friend {
  name: string;
  here: boolean;
  open: Summary | null;
  running: Summary | null;
}
export interface RemoveEntrantRequest {
  name: string;
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
export interface Line {
  place: number;
  name: string;
  points: number;
  games: number[][];
  opponents: number;
  doing: "waits" | "plays" | "paused" | "out";
}
export interface TournamentTable {
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
export interface TournamentDetails {
  tournament: Tournament;
  hash: string;
  secret: string | null;
  standings: Line[];
  tables: TournamentTable[];
  running: number;
  hosts: boolean;
  me: Entry | null;
}
export interface Calendar {
  running: Tournament[];
  open: Tournament[];
  mine: Tournament[];
  over: Tournament[];
}
export interface PeopleHere {
  here: number;
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
export interface RevealRequest {
  word: string;
}
export interface TurnAwayRequest {
  seat: number;
}
export interface RecordRequest {
  text: string;
}
export interface TokenRequest {
  name: string;
  scopes: readonly ("read" | "play")[];
  days?: number;
}
export interface GuestRequest {
  name?: string | null;
}
export interface RegistrationRequest {
  name: string;
  password: string;
  email?: string;
  language?: "en" | "de" | "ja";
}
export interface PasswordChangeRequest {
  old?: string;
  new: string;
}
export interface EmailRequest {
  email: string;
  language?: "en" | "de" | "ja";
}
export interface AddressLetterRequest {
  language?: "en" | "de" | "ja";
}
export interface ResetEmailRequest {
  email: string;
  language?: "en" | "de" | "ja";
}
export interface PasskeyRequest {
  id: string;
  client_data: string;
  attestation: string;
  name?: string;
}
export interface Well {
  status?: "well";
}
export interface SearchRequest {
  games: readonly SeatsRequest[];
  clock?: "live" | "days" | "either";
  rated?: boolean;
}
export interface ChallengeRequest {
  name: string;
  game: string;
  clock?: "live" | "days";
  rated?: boolean;
  instead?: string | null;
  seal?: string;
}
export interface ResumeEmailsRequest {
  hours?: 3 | 6 | 12 | 24 | null;
}
export interface ReportRequest {
  name?: string | null;
  table?: string | null;
  seat?: number | null;
  kind: "name" | "line" | "game";
  at?: string | null;
  words?: string;
}
export interface RelationRequest {
  name?: string | null;
  table?: string | null;
  seat?: number | null;
  on?: boolean;
}
export interface TournamentClockRequest {
  kind: "live" | "days";
  main?: number;
  increment?: number;
  days?: number;
  vacation?: number;
}
export interface TournamentRequest {
  name: string;
  form: "arena" | "league";
  game: string;
  preset?: string | null;
  seats: number;
  clock: TournamentClockRequest;
  door?: "public" | "link";
  rated?: boolean;
  talk?: boolean;
  bots?: boolean;
  everybody?: boolean;
  rounds?: number;
  minutes?: number;
  starts: number;
}
export interface Filters {
  since?: string | null;
  until?: string | null;
  player?: string | null;
  rated?: boolean | null;
  seats?: number | null;
  after?: string | null;
}
export interface ExplorationRequest {
  first: number;
  steps: readonly string[];
  reader?: number;
}
export interface StudyRequest {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  acts: readonly (readonly [number, string])[];
  steps: readonly string[];
  puzzle?: string;
  reader: number;
}
export interface StudyPreviewRequest {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  acts: readonly (readonly [number, string])[];
  steps: readonly string[];
  puzzle?: string;
  reader: number;
  ahead: readonly string[];
}
export interface StudyWhyRequest {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  acts: readonly (readonly [number, string])[];
  steps: readonly string[];
  puzzle?: string;
  reader: number;
  ahead: readonly string[];
  actions: readonly string[];
}
export interface ChairRequest {
  kind: "me" | "beside" | "open" | "bot";
  level?: string | null;
  name?: string | null;
}
export interface ClockRequest {
  kind?: "none" | "live" | "days";
  main?: number;
  increment?: number;
  days?: number;
  vacation?: number;
}
export interface AbsenceRequest {
  after?: number | null;
  level?: string;
}
export interface TableRequest {
  game: string;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
  seats?: number | null;
  chairs?: readonly ChairRequest[] | null;
  clock?: ClockRequest;
  door?: "public" | "link";
  rated?: boolean;
  talk?: boolean;
  practice?: boolean;
  auto?: boolean;
  word?: string;
  seal?: string;
  absence?: AbsenceRequest;
}
export interface JoinRequest {
  seat?: number | null;
  auto?: boolean;
  word?: string;
  seal?: string;
}
export interface SealRequest {
  seal?: string;
}
export interface BotRequest {
  seat: number;
  level?: "deckhand" | "mate" | "skipper" | "admiral" | "neptune" | null;
}
export interface PersonRef {
  name?: string | null;
  table?: string | null;
  seat?: number | null;
}
