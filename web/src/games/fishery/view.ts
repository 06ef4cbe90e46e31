// Written by scripts/wire_types.py from src/shoal/games/fishery; do not edit.
export interface FisheryView {
  options: Record<string, boolean | number | string>;
  phase: "ships" | "nets" | "over";
  to_move: number | null;
  turns: number;
  passes_in_row: number;
  ships: string[][];
  nets: string[];
  nets_cast: number[];
}
export interface Region {
  cells: string[];
  ships: number[];
  owner: number | null;
}
export interface Told {
  id: string;
  args: Record<string, unknown>;
}
export interface RefusedNet {
  rule: string;
  telling: Told;
}
export interface FisheryInsight {
  scores: number[];
  contested: number;
  regions: Region[];
  splits: Record<string, Region[]>;
  refused: Record<string, RefusedNet>;
  nearest: string[][];
}
export type { FisheryView as View, FisheryInsight as Insight };
