/** Things that log and stage both show, as keys: `square:a1`. Things on the stage carry theirs as `data-is`. */
import type { Mark } from "$/texts/speaker";

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

export const share = (some: readonly string[], others: readonly string[]) =>
  some.some((key) => others.includes(key));
