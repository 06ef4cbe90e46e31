/** What happened last: the latest act, and the net that is being shown. */
import type { Table } from "./boardModel";

/** What the last act that can be seen did: the latest one, or the one that the reader looks back at. */
export function lastAct(table: Table): string | null {
  if (table.looking === null)
    return table.playback.lastAct.findLast((one) => one.kind === "act")?.text ?? null;
  return table.lookedAt?.text ?? null;
}

/** The net that is being shown: a rival's that is played back, or the reader's own when it lands. */
export function landing(table: Table): string | null {
  const { playback, looking, you } = table;
  if (looking !== null) return null;
  const moved = playback.playing ? playback.showing : playback.lastAct.filter((one) => one.seat === you);
  return moved.findLast((one) => one.text.includes("/"))?.text ?? null;
}
