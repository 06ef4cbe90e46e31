// Written by scripts/wire_types.py from src/shoal/games/fleet; do not edit.
export interface LicenceAuction {
  licence: string | null;
  bid: number | null;
  high: number | null;
  done: number[];
  passed: number[];
  bought: number;
}
export interface Payment {
  seat: number;
  boat: string | null;
  licence: string | null;
  price: number;
  discount: number;
  cards: number;
  crates: number;
  cash: number | null;
  due: number | null;
  place: number | null;
}
export interface Boats {
  kind: string;
  captain: boolean;
  crates: number;
  boats: number;
}
export interface Remembered {
  base: string[];
  floor: number;
  recording: boolean;
  mask: number;
  size: number;
  events: number[];
}
export interface Player {
  hand_size: number;
  hand: Record<string, number> | null;
  known: string[];
  at_least: number;
  licences: Record<string, number>;
  boats: Boats[];
  captains: number;
  captain_cards: Record<string, number> | null;
  processed: number;
  thrown_size: number;
  thrown: Record<string, number> | null;
  drawn: Record<string, number> | null;
  remembered: Remembered;
}
export interface FleetView {
  options: Record<string, boolean | number | string>;
  reader: number;
  phase: string;
  to_move: number | null;
  round: number;
  start_player: number;
  seat: number;
  order: number;
  left: number[];
  launched: number[];
  process_from: number;
  auction: LicenceAuction;
  payment: Payment;
  display: Record<string, number>;
  removed: Record<string, number>;
  unseen: Record<string, number>;
  below: number[];
  supply: number;
  crates_gone: number;
  last_round: boolean[];
  deck_size: number;
  deck: Record<string, number> | null;
  deck_at_reshuffle: Record<string, number>;
  reshuffles: number;
  fresh_size: number;
  fresh: Record<string, number> | null;
  players: Player[];
}
export interface Bid {
  amount: number;
  due: number;
  pay: Record<string, number>;
  crates: number;
  lost: number;
  left: Record<string, number>;
  launch: string[];
}
export interface WayToPay {
  pay: Record<string, number>;
  crates: number;
  lost: number;
  steps: string[];
}
export interface Launch {
  due: number;
  licensed: boolean;
  payable: boolean;
}
export interface Boat {
  cash: number;
  launch: number;
  points: number;
}
export interface Licence {
  least: number;
  points: number;
  premium: boolean;
}
export interface Printed {
  boats: Record<string, Boat>;
  licences: Record<string, Licence>;
  capacity: number;
  crates: number;
}
export interface FleetInsight {
  points: (Record<string, number>)[];
  leaders: number[];
  power: number | null;
  bids: Bid[];
  payments: WayToPay[];
  launches: Record<string, Launch>;
  catch: number[];
  draws: (Record<string, number>)[];
  rounds: number[];
  printed: Printed;
}
export type { FleetView as View, FleetInsight as Insight };
