/** Chooses what a hint advises, so that it only needs to be sent. */
import type { Room } from "../room";
import type { TableStore } from "../store.svelte";
import type { Advice } from "$/wire/messages";

/** Choose an act of a hint: with what the room adds to it, or with what the hint would do next until the move is whole. */
export async function followHint(
  table: TableStore,
  room: Room,
  { action, then = [] }: Advice,
): Promise<void> {
  if (room.follow) return room.follow(table, action);
  const { draft } = table;
  for (let number = 0; number <= then.length; number++) {
    const steps = [action, ...then.slice(0, number)];
    draft.suggest(steps);
    await draft.look(steps);
    if (draft.steps.join() !== steps.join() || room.confirm(table, steps).ready) return;
  }
}
