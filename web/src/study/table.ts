/** Makes a table of a study's position, so that any room can draw it. */
import { TableStore } from "$/table/store.svelte";
import { StudyLink, type StudySetup } from "$/connect/study";
import type { Summary } from "$/wire/messages";

export function studyTable(setup: StudySetup, onact: (steps: string[]) => void): TableStore {
  const table = new TableStore(new StudyLink(setup, onact));
  table.open();
  return table;
}

/** A table that nobody else sits at: the reader has one seat, and the others are bots that never move. */
export function studySummary(
  { game, seats, seat, options }: Pick<Summary, "game" | "seats" | "options"> & { seat: number },
  nameOf: (seat: number) => string,
): Summary {
  const chairs = Array.from({ length: seats }, (_, at) => ({
    kind: at === seat ? ("person" as const) : ("bot" as const),
    name: nameOf(at),
    level: null,
    rating: null,
  }));
  return {
    id: "",
    game,
    seats,
    options,
    chairs,
    clock: { kind: "none", main: 0, increment: 0, days: 0 },
    door: "link",
    rated: false,
    talk: false,
    status: "running",
    turn: [],
    entries: 0,
    created: "",
    commitment: { hash: "", words: [], secret: null },
    rematch: null,
  };
}
