/** What is drawn of a position: boats in areas, fish that live, goals that are met. */
import type { Insight, View } from "./view";
import type { TableStore } from "$/table/store.svelte";
import { keyOf } from "$/table/things";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export const OCEAN = "ocean";
/** More boards than this leave no room between them: the ocean lies above them. */
export const ROOMY = 4;
export const SHOP: readonly string[] = ["purchases", "payment"];
export const AUCTION: readonly string[] = ["bidding", "bid payment"];

/** The keys of all locations of a board, of the board and of its area. */
export function keysOfBoard(species: string, spots: readonly string[]): string {
  const locations = spots.map((spot) => keyOf({ kind: "location", value: `${species} ${spot}` }));
  return [`species:${species}`, `area:${species}`, ...locations].join(" ");
}

/** Boats that lie in an area: the seat of each. */
export function boatsAt(view: View, area: string): number[] {
  return view.players.flatMap((player, seat) => Array.from({ length: player.at[area] ?? 0 }, () => seat));
}

/** How many boats of a seat have not fished yet. */
export const boatsOut = (view: View, seat: number) =>
  Object.values(view.players[seat]?.at ?? {}).reduce((sum, boats) => sum + boats, 0);

/** The worth of chips named by species. */
export function worth(insight: Insight, chips: readonly string[]): number {
  return chips.reduce((sum, species) => sum + (insight.species[species]?.value ?? 0), 0);
}

/** Whether each goal of the round is met; if both name the same species, the first one is met first. */
export function goalsMet(goals: readonly string[], missing: readonly string[]): boolean[] {
  const count = (list: readonly string[], species: string) => list.filter((one) => one === species).length;
  return goals.map((species, at) => {
    const met = count(goals, species) - count(missing, species);
    return met >= count(goals.slice(0, at + 1), species);
  });
}

/** How many chips of a species still live: in the centre and at all locations. */
export function livingOf({ view }: Pick<Seen, "view">, species: string): number {
  const board = view.boards[species];
  const stacks = Object.values(board?.stacks ?? {}).flat();
  return stacks.reduce((sum, chips) => sum + chips, board?.centre ?? 0);
}
