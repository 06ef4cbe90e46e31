// Written by scripts/wire_types.py from src/shoal/games/fresh_fish; do not edit.
export interface OutletAuction {
  outlet: string;
  drawer: number;
  bidders: number[];
  sealed: (number | null)[];
}
export interface Opened {
  outlet: string;
  bids: (number | null)[];
  winner: number;
}
export interface FreshFishView {
  options: Record<string, boolean | number | string>;
  side: number;
  phase: "centers" | "start player" | "turn" | "tile" | "bids" | "building" | "over";
  player: number | null;
  builder: number | null;
  tile: string | null;
  turns: number;
  passes: number;
  centers: string[];
  streets: string[];
  demonstrations: string[];
  apartments: string[];
  zones: string[];
  outlets: ((string | null)[])[];
  reserved: string[][];
  reserved_once: boolean[];
  money: number[];
  supply: number[];
  aside: number[];
  deck: Record<string, number>;
  set_aside: number;
  zones_waiting: number;
  zones_used: number;
  paid: number;
  expropriated: number;
  auction: OutletAuction | null;
  opened: Opened | null;
}
export interface Route {
  outlet: string;
  at: string | null;
  counts: number;
  present: number | null;
  bound: number | null;
  chain: string[];
  settled: boolean;
}
export interface Site {
  streets: string[];
  outlet_streets: string[];
  sent_home: Record<string, number>;
  bounds: (number | null)[];
}
export interface PlotOffer {
  seat: number;
  present: number | null;
  bound: number | null;
  chain: string[];
}
export interface FreshFishInsight {
  scores: number[];
  settled: boolean;
  routes: Route[][];
  sites: Record<string, Site>;
  offers: Record<string, PlotOffer>;
  ways: Record<string, (string[] | null)[]>;
  maximum: number;
  demonstration: number;
  needed: number[];
  outlets_left: number;
  tiles_left: number;
}
export type { FreshFishView as View, FreshFishInsight as Insight };
