/** What the turn line says: the decision, the sentence that teaches, and where in the game we are. */
import { PASS, type Table } from "./boardModel";
import { t } from "./texts";
import type { Track, TurnLineWords } from "$/table/room";

export function onlyPass(table: Table): boolean {
  const legal = table.position?.legal ?? [];
  return legal.length > 0 && legal.every((action) => action === PASS);
}

export function turnLine(table: Table): TurnLineWords {
  const now = table.view;
  const end = where(table);
  if (now.phase === "ships") {
    const all = Number(now.options.ships);
    const left = all - (now.ships[table.you ?? 0]?.length ?? 0);
    return { say: t.ask.ship, sub: t.ask.shipLine({ left, all }), end };
  }
  const sub = now.passes_in_row ? t.ask.theyPassed : t.ask.netLine;
  return { say: onlyPass(table) ? t.ask.onlyPass : t.ask.net, sub, end };
}

export function where(table: Table): string {
  const now = table.view;
  if (now.phase === "ships")
    return t.line.ships({ number: now.turns + 1, all: 2 * Number(now.options.ships) });
  return now.phase === "nets" ? t.line.nets({ move: now.turns + 1 }) : "";
}

const PHASES = ["ships", "nets"];

export function track({ view }: Table): Track {
  return { phases: [t.track.ships, t.track.nets], current: PHASES.indexOf(view.phase) };
}
