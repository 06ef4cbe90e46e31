/** What chosen steps would change: numbers before and after. */
import type { Seen } from "./boardModel";

export type Subject = "points" | "trophies" | "stars" | "fleet" | "centre";

export interface Change {
  subject: Subject;
  /** The seat whose number it is, or the species whose centre. */
  of: number | string;
  before: number;
  after: number;
}

type Position = Pick<Seen, "view" | "insight">;

/** All that differs between two positions, for the reader first. */
export function changes(now: Position, ahead: Position, you: number): Change[] {
  const both = [now, ahead] as const;
  const change = (subject: Subject, of: number | string, read: (one: Position) => number): Change => {
    const [before, after] = both.map(read);
    return { subject, of, before: before ?? 0, after: after ?? 0 };
  };
  const seats = now.view.players.map((_, seat) => seat);
  const found = [
    change("points", you, ({ insight }) => insight.scores[you]?.total ?? 0),
    change("trophies", you, ({ view }) => view.players[you]?.trophies ?? 0),
    change("fleet", you, ({ view }) => view.players[you]?.boats ?? 0),
    ...seats.map((seat) => change("stars", seat, ({ view }) => view.players[seat]?.stars ?? 0)),
    ...Object.keys(now.view.boards).map((species) =>
      change("centre", species, ({ view }) => view.boards[species]?.centre ?? 0),
    ),
  ];
  return found.filter(({ before, after }) => before !== after);
}
