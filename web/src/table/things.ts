/** Things that log and stage both show, as keys: `square:a1`. Things on the stage carry theirs as `data-is`. */
import type { Mark } from "$/i18n/tellings";

const SEAT = "seat:";

export const keyOf = ({ kind, value }: Pick<Mark, "kind" | "value">) =>
  `${kind}:${value}`.replaceAll(" ", "-");

/** The keys of a `data-is`, which are separated by spaces. */
export const keysIn = (is: string | null | undefined) => (is ?? "").split(" ").filter((key) => key !== "");

/** Without seats, unless there is nothing else: almost every line speaks of a seat. */
export function withoutSeats(keys: readonly string[]): string[] {
  const all = [...new Set(keys)];
  const things = all.filter((key) => !key.startsWith(SEAT));
  return things.length > 0 ? things : all;
}

export const seatsIn = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key.startsWith(SEAT));

export const share = (some: readonly string[], others: readonly string[]) =>
  some.some((key) => others.includes(key));

/** Things that are pointed at, and the seat whose they are; null if anybody's are meant. */
export interface Pointed {
  keys: readonly string[];
  seat: number | null;
  /** The keys of seats that are meant if the stage shows none of the things. */
  otherwise?: readonly string[];
  /** The entry of the act that points at them, if one is being played. */
  entry?: number;
}

/**
 * Whether an element shows one of these things. Those inside `data-of="1"` belong to seat 1: a line about a card of
 * another seat does not mean them.
 */
export function isMeant(element: Element, { keys, seat }: Pointed): boolean {
  if (!share(keysIn(element.getAttribute("data-is")), keys)) return false;
  const owner = element.closest("[data-of]")?.getAttribute("data-of") ?? null;
  return owner === null || seat === null || seat < 0 || owner === String(seat);
}
