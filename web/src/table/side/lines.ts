/** The lines of the log: what happened, and what was said between. */
import type { TableStore } from "../store.svelte";
import { keyOf } from "../things";
import { partsOf, thingsOf, type Mark } from "$/i18n/tellings";
import type { Said } from "$/wire/messages";

/** How many of the latest happenings are listed. */
const LATEST = 200;

export interface Line {
  entry: number;
  /** The number of the act among those that stand; null for what is no act or was taken back. */
  number: number | null;
  seat: number;
  sentences: (string | Mark)[][];
  keys: string[];
  /** Whether the table did it for the seat. */
  auto: boolean;
}

export function linesOf(table: TableStore): (Line | Said)[] {
  const numbers = new Map(table.acts.map((act, at) => [act.entry, at + 1]));
  const happenings = table.happenings.slice(-LATEST);
  const told = happenings.map((one): Line => ({
    entry: one.entry,
    number: numbers.get(one.entry) ?? null,
    seat: one.seat,
    auto: one.auto !== undefined,
    sentences: (one.auto ? [one.auto] : one.tellings).map((telling) => partsOf(telling, table.reading)),
    keys: one.tellings.flatMap((telling) => thingsOf(telling, table.reading).map(keyOf)),
  }));
  return between(told, table.talk);
}

/** What was said stands before the first happening that came after it. */
function between(told: readonly Line[], talk: readonly Said[]): (Line | Said)[] {
  const lines: (Line | Said)[] = [];
  let next = 0;
  for (const line of told) {
    for (let said = talk[next]; said && said.entry <= line.entry; said = talk[++next]) lines.push(said);
    lines.push(line);
  }
  return [...lines, ...talk.slice(next)];
}
