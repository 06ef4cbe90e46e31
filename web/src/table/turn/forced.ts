/** A step that only the reader can know to be forced is taken by their page, after the time that a decision takes. */
import type { TableStore } from "../store.svelte";

/** Milliseconds from the shortest to the longest time, so that nobody learns a hand from speed. */
const SHORTEST = 600;
const LONGEST = 1400;

/**
 * Take the forced step of the reader later, if there is one; return what prevents it. What others did is shown before:
 * everybody knows how long that takes.
 */
export function takeForced(
  table: Pick<TableStore, "position" | "mayAct" | "act"> & {
    playback: { playing: boolean };
  },
): (() => void) | undefined {
  const { position } = table;
  const [step] = position?.legal ?? [];
  if (!position?.forced || !table.mayAct || table.playback.playing || step === undefined) return undefined;
  const timer = setTimeout(() => void table.act(step), SHORTEST + Math.random() * (LONGEST - SHORTEST));
  return () => clearTimeout(timer);
}
