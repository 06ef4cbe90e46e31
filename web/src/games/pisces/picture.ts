/** Small functions on views that several parts of the room share. */
import { t } from "./texts";
import type { Insight, View } from "./view";
import { keyOf } from "$/table/things";
import type { TableStore } from "$/table/store.svelte";
import { t as shell } from "$/strings";
import { textsOf } from "$/texts";
import { thingsOf } from "$/texts/speaker";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

export const OCEAN = "ocean";
/** More boards than this leave no room between them: the ocean lies above them. */
export const ROOMY = 4;
export const SHOP: readonly string[] = ["purchases", "payment"];
export const AUCTION: readonly string[] = ["bidding", "bid payment"];

/** What the log calls a thing. An edition may have things without a text: they are called by their value. */
export function called(kind: "area" | "item" | "location" | "phase" | "species", value: string): string {
  const texts = textsOf("pisces");
  const name = `${kind}-${value}`.replaceAll(" ", "-");
  return texts.has(name) ? texts.text(name) : value;
}

/** An area for a text that says "on Crab" and "on the Open Ocean". */
export const inArea = (area: string) => ({ area: called("area", area), area_is: area });

/** A seat for a text that says "your boat" and "boat of Ann". */
export function bySeat(table: Table, seat: number): { by: "you" | "other"; name: string } {
  return { by: seat === table.you ? "you" : "other", name: table.nameOf(seat) };
}

/** What a seat is called in a list: "You" for the reader. */
export const whoIs = (table: Table, seat: number) => (seat === table.you ? shell.you : table.nameOf(seat));

export const listed = (words: readonly string[]) => textsOf("pisces").listed(words);

/** The areas of boats, each once: Crab and Open Ocean ×2. */
export const listedAreas = (areas: readonly string[]) =>
  listed(
    [...new Set(areas)].map((area) => {
      const number = areas.filter((one) => one === area).length;
      return number > 1 ? t.say.several({ area: called("area", area), number }) : called("area", area);
    }),
  );

export function percent(part: number): string {
  return new Intl.NumberFormat(textsOf("pisces").language, { style: "percent" }).format(part);
}

/** The keys of all locations of a board, of the board and of its area. */
export function keysOfBoard(species: string, spots: readonly string[]): string {
  const locations = spots.map((spot) => keyOf({ kind: "location", value: `${species} ${spot}` }));
  return [`species:${species}`, `area:${species}`, ...locations].join(" ");
}

/** A location's place on a board, from a step such as "stack crab adult 8". */
export function locationOf(step: string): { species: string; spot: string } | null {
  const [, species, spot] = /^(?:block|stack) (\w+) (.+)$/.exec(step) ?? [];
  return species && spot ? { species, spot } : null;
}

/** The area of a step such as "boat crab". */
export const areaOf = (step: string) => /^(?:boat|cast|finder) (\w+)$/.exec(step)?.[1] ?? null;

/** Boats that lie in an area: the seat of each. */
export function boatsAt(view: View, area: string): number[] {
  return view.players.flatMap((player, seat) => Array.from({ length: player.at[area] ?? 0 }, () => seat));
}

/** How many boats of a seat have not fished yet. */
export const boatsOut = (view: View, seat: number) =>
  Object.values(view.players[seat]?.at ?? {}).reduce((sum, boats) => sum + boats, 0);

/** Whether steps are a whole move: nothing that was begun is left to do. */
export function isWhole(now: View, after: { view: View; legal: readonly string[] } | null): boolean {
  if (after === null) return false;
  const next = after.view;
  if (after.legal.length === 0 || next.round !== now.round) return true;
  if (SHOP.includes(now.phase)) return next.phase !== "payment";
  return next.phase !== now.phase && next.phase !== "finder";
}

/** The worth of chips named by species. */
export function worth(insight: Insight, chips: readonly string[]): number {
  return chips.reduce((sum, species) => sum + (insight.species[species]?.value ?? 0), 0);
}

/** Chips that steps pay with, in order. */
export const paidWith = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith("pay ") ? [step.slice("pay ".length)] : []));

export const boughtBy = (steps: readonly string[]) =>
  steps.flatMap((step) => (step.startsWith("buy ") ? [step.slice("buy ".length)] : []));

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

/** What the latest act was about: keys of things, and acts as "2 boat crab". Nothing while the reader looks back. */
export interface Last {
  keys: ReadonlySet<string>;
  acts: ReadonlySet<string>;
}

export function lastOf(table: Table): Last {
  const latest = table.looking === null ? table.playback.lastAct : [];
  const things = latest.flatMap((one) => one.tellings.flatMap((told) => thingsOf(told, table.reading)));
  return {
    keys: new Set(things.map(keyOf)),
    acts: new Set(latest.map((one) => `${one.seat} ${one.text}`)),
  };
}
