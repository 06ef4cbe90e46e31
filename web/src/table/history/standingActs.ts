/** The acts that count, in order, without those that were taken back. */
import type { Happening } from "$/wire/messages";
import type { RecordEntry } from "$/wire/record";

export interface StandingAct {
  seat: number;
  text: string;
  /** The number of its entry. */
  entry: number;
}

export type Told = { entry: number; seat: number; text: string } | { undoTo: number };

export function standing(told: Told[]): StandingAct[] {
  const acts: StandingAct[] = [];
  for (const one of told) {
    if ("undoTo" in one) acts.length = Math.min(acts.length, one.undoTo);
    else acts.push({ ...one });
  }
  return acts;
}

export function fromRecord(entries: RecordEntry[]): Told[] {
  return entries.flatMap((entry, number): Told[] => {
    if (Array.isArray(entry)) return [{ entry: number, seat: entry[0], text: entry[1] }];
    return entry.event === "undo" ? [{ undoTo: entry.to }] : [];
  });
}

/** The text of an undo is the number of acts that are left after it. */
export function fromHappenings(happenings: Happening[]): Told[] {
  return happenings.flatMap((one): Told[] => {
    if (one.kind === "act") return [{ entry: one.entry, seat: one.seat, text: one.text }];
    return one.kind === "undo" ? [{ undoTo: Number(one.text) }] : [];
  });
}
