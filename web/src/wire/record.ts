/** The record of a table as its readers get it: acts `[seat, text]` or `[seat, veil, "veiled"]`, and the table's own events. */
export type RecordEntry =
  | [number, string]
  | [number, string, "veiled"]
  | { event: "resign" | "timeout" | "takeover"; seat: number }
  | { event: "undo"; seat: number; to: number };

export interface TableRecord {
  game: string;
  seats: number;
  entries: RecordEntry[];
}
