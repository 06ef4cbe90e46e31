/** What cards, boats and sums are called. */
import type { Afloat } from "./boardModel";
import { named, t } from "./texts";

/** A number, and what it becomes if that differs. */
export const change = (before: number, after: number) =>
  before === after ? String(before) : `${before} → ${after}`;

/** Cards and crates as a sum: Tuna ×2 + Cod + 1 crate. */
export function pieces(cards: Record<string, number>, crates: number): string {
  const words = Object.entries(cards).map(([kind, number]) => several(named("card", kind), number));
  return [...words, ...(crates > 0 ? [t.unit.crates({ crates })] : [])].join(" + ");
}

/** The pieces of a payment where there is little room: more than two cards are only counted. */
export function piecesInShort(cards: Record<string, number>, crates: number): string {
  const number = Object.values(cards).reduce((sum, one) => sum + one, 0);
  if (number < 3) return pieces(cards, crates);
  return [t.unit.cards({ cards: number }), ...(crates > 0 ? [t.unit.crates({ crates })] : [])].join(" + ");
}

export const several = (name: string, number: number) =>
  number > 1 ? t.unit.several({ name, number }) : name;
export const money = (amount: number) => t.unit.money({ amount });
export const yes = (is: boolean) => (is ? "yes" : "no");

/** A boat in words: its kind, whether it has a captain, and its crates. */
export const boatWords = ({ kind, captain, crates }: Afloat, most: number) =>
  t.afloat.words({ boat: named("boat", kind), captain: yes(captain), crates, most });

export const boatName = (kind: string | null | undefined) => (kind ? named("boat", kind) : "");
export const licenceName = (kind: string | null | undefined) => (kind ? named("licence", kind) : "");
