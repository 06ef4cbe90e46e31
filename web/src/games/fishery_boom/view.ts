// Written by scripts/wire_types.py from src/shoal/games/fishery_boom; do not edit.
export interface CatchView {
  seat: number;
  gear: string;
  dice: number[];
  to_roll: number;
  radar_used: boolean;
  floor: number;
  takes: number[];
  killer: number | null;
  caught: string | null;
}
export interface SheetView {
  plates: number[];
  crossed: number[];
  fish: number[];
  marked: string[];
}
export interface FisheryBoomView {
  options: Record<string, boolean | number | string>;
  seats: number;
  year: number;
  phase: string;
  step: string;
  to_move: number | null;
  start_player: number | null;
  finished: number;
  overfishing: boolean;
  catch: CatchView | null;
  columns: string[];
  shields: string[];
  shields_left: number;
  next_shield: number;
  illegal: number[];
  illegal_left: number;
  sheets: SheetView[];
  ran_out: boolean;
}
export interface Row {
  name: string;
  dice: number[];
  fish: number;
  arrows: number[][];
  shield: boolean;
}
export interface Year {
  name: string;
  plus: boolean;
  illegal: number;
}
export interface Gear {
  name: string;
  roll: number;
  take: number;
  kill: number;
}
export interface Kind {
  name: string;
  box: string;
  boxes: number;
}
export interface YearBox {
  year: string;
  plates: number;
  fish: number;
  filled: number;
  empty: number;
  excess: number;
  points: number;
}
export interface Country {
  score: number;
  demand: number;
  supply: number;
  marks: number;
  next_plates: number | null;
  boxes: YearBox[];
}
export interface Poached {
  die: number;
  fish: string | null;
}
export interface FisheryBoomInsight {
  reconstructed: string[];
  sheet: Row[];
  years: Year[];
  equipment: Gear[];
  kinds: Kind[];
  scores: number[];
  total: number;
  countries: Country[];
  losses: Record<string, string[]>;
  lost: string[];
  next_year: number | null;
  living: number[];
  illegal_dice: number[];
  poached: Poached[];
}
export type { FisheryBoomView as View, FisheryBoomInsight as Insight };
