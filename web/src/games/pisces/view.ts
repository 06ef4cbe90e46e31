// Written by scripts/wire_types.py from src/shoal/games/pisces; do not edit.
export interface BoardView {
  owner: number;
  centre: number;
  stacks: Record<string, number[]>;
  block: string | null;
}
export interface PlayerView {
  board: string | null;
  chips: Record<string, number>;
  trophies: number;
  stars: number;
  boats: number;
  gear: Record<string, number>;
  used: Record<string, number>;
  new_motors: number;
  at: Record<string, number>;
  caught: Record<string, number>;
  won: boolean;
  marker: number | null;
  passed: boolean;
}
export interface AttemptView {
  moved_from: string | null;
  area: string | null;
  roll: number | null;
}
export interface PaymentView {
  items: string[];
  due: number;
  paid: string[];
  motors: number;
}
export interface PiscesView {
  options: Record<string, boolean | number | string>;
  phase: string;
  round: number;
  first_player: number | null;
  player: number | null;
  to_move: number | null;
  boards: Record<string, BoardView>;
  ocean: (string | null)[];
  goals: string[];
  cards: Record<string, number>;
  gear_left: Record<string, number>;
  players: PlayerView[];
  attempt: AttemptView | null;
  payment: PaymentView | null;
  breeding: string | null;
  tally: number[];
}
export interface Area {
  area: string;
  dice: number;
  outcomes: number;
  catching: number;
  releasing: number;
  blocked: number;
  trophy: number;
  chance: number;
  points: number;
}
export interface Location {
  spot: string;
  stage: string;
  numbers: number[];
  catch: "catch" | "release" | "ocean" | "safe";
  chips: number;
  blocked: boolean;
}
export interface Board {
  owner: number;
  value: number;
  locations: Location[];
  spawners: number;
  new_chips: number | null;
  new_dice: number;
  most_new: number;
}
export interface Score {
  chips: number;
  trophies: number;
  award: number;
  total: number;
  species: number;
}
export interface ShopOffer {
  price: number;
  in_stock: boolean;
  payment: string[] | null;
}
export interface Species {
  value: number;
  dice: number;
  chips: number;
}
export interface OpeningBoard {
  locations: Location[];
  centre: number;
  chance: number;
  points: number;
}
export interface Numbers {
  rounds: number;
  trophy: number;
  award: number;
  motor: number;
  boats: number;
  prices: Record<string, number>;
}
export interface PiscesInsight {
  reconstructed: string[];
  areas: Area[];
  boards: Record<string, Board>;
  scores: Score[];
  leaders: number[];
  most_stars: number[];
  missing: string[][];
  payable: number[][];
  shop: Record<string, ShopOffer>;
  proposal: string[];
  species: Record<string, Species>;
  spots: number[];
  opening: Record<string, OpeningBoard>;
  numbers: Numbers;
}
export type { PiscesView as View, PiscesInsight as Insight };
