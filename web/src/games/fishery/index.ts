/** The room of Fishery. */
import type { Table } from "./picture";
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Mark from "./Mark.svelte";
import Score from "./Score.svelte";
import Supply from "./Supply.svelte";
import { named, t } from "./texts";
import type { Insight, View } from "./view";

const PASS = "pass";

function asking(table: Table): Asking {
  const now = table.view;
  const chosen = table.composer.steps[0];
  const sub = chosen ? t.ask.chosen({ move: nameAct(chosen) }) : undefined;
  const end = where(table);
  if (now.phase === "ships") {
    const all = Number(now.options.ships);
    const left = all - (now.ships[table.you ?? 0]?.length ?? 0);
    return { say: t.ask.ship, sub: sub ?? t.ask.shipLine({ left, all }), end };
  }
  const onlyPass = table.position?.legal.every((action) => action === PASS);
  const line = now.passes_in_row ? t.ask.theyPassed : t.ask.netLine;
  return { say: onlyPass ? t.ask.onlyPass : t.ask.net, sub: sub ?? line, end };
}

function where(table: Table): string {
  const now = table.view;
  if (now.phase === "ships") {
    return t.line.ships({ number: now.turns + 1, all: 2 * Number(now.options.ships) });
  }
  return now.phase === "nets" ? t.line.nets({ move: Math.floor(now.turns / 2) + 1 }) : "";
}

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const side = named("seat", String(seat));
  if (now.phase === "ships") {
    return t.line.left({ side, ships: Number(now.options.ships) - (now.ships[seat]?.length ?? 0) });
  }
  return seat === 1 ? t.line.winsTies({ side }) : side;
}

function nameAct(text: string): string {
  if (text === PASS) return t.move.pass;
  return text.includes("/") ? t.move.net({ net: text }) : t.move.ship({ square: text });
}

function confirm(_table: Table, [step = ""]: readonly string[]): string {
  if (step === PASS) return t.do.pass;
  return step.includes("/") ? t.do.net({ net: step }) : t.do.ship({ square: step });
}

export const room: Room<View, Insight> = {
  Board,
  get panels() {
    return [
      { id: "score", tab: t.score.title, Panel: Score },
      { id: "supply", tab: t.fisheries.title, Panel: Supply },
    ];
  },
  Mark,
  Legend,
  seatLine,
  asking,
  where,
  confirm,
  nameAct: (act) => nameAct(act.text),
  moves: "rows",
  points: (table) => table.view.phase !== "ships",
};
