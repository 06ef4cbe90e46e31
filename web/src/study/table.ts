/** Makes a table of a study's position, so that any room can draw it. */
import { TableStore } from "$/table/store.svelte";
import { StudyLink, type StudySetup } from "$/connect/study";

export function studyTable(setup: StudySetup, onact: (steps: string[]) => void): TableStore {
  const table = new TableStore(new StudyLink(setup, onact));
  table.open();
  return table;
}
