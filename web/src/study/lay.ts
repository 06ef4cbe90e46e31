/** Lays a position of a study as a table that any room can draw. */
import { TableStore } from "$/table/store.svelte";
import { StudyLink, type Laid } from "$/connect/study";

export function lay(laid: Laid, onact: (steps: string[]) => void): TableStore {
  const table = new TableStore(new StudyLink(laid, onact));
  table.open();
  return table;
}
