/** The room of Fishery. */
import type { Table } from "./picture";
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import { en } from "./en";
import Legend from "./Legend.svelte";
import Mark from "./Mark.svelte";
import Score from "./Score.svelte";
import Supply from "./Supply.svelte";
import type { Insight, View } from "./view";

const PASS = "pass";

function asking(table: Table): Asking {
  const now = table.view;
  const chosen = table.composer.steps[0];
  const sub = chosen ? en.chosen(nameAct(chosen)) : undefined;
  const end = where(table);
  if (now.phase === "ships") {
    const all = Number(now.options.ships);
    const left = all - (now.ships[table.you ?? 0]?.length ?? 0);
    return { say: en.placeShip, sub: sub ?? en.shipsLine(left, all), end };
  }
  const onlyPass = table.position?.legal.every((action) => action === PASS);
  const line = now.passes_in_row ? en.theyPassed : en.netsLine;
  return { say: onlyPass ? en.mustPass : en.castNet, sub: sub ?? line, end };
}

function where(table: Table): string {
  const now = table.view;
  if (now.phase === "ships") return en.shipPhase(now.turns + 1, 2 * Number(now.options.ships));
  return now.phase === "nets" ? en.netPhase(Math.floor(now.turns / 2) + 1) : "";
}

function seatLine(table: Table, seat: number): string {
  const now = table.view;
  const side = en.sides[seat] ?? "";
  if (now.phase === "ships") {
    return `${side} · ${en.left(Number(now.options.ships) - (now.ships[seat]?.length ?? 0))}`;
  }
  return seat === 1 ? `${side} · ${en.winsTies}` : side;
}

function nameAct(text: string): string {
  return text === PASS ? en.pass : text.includes("/") ? en.net(text) : en.ship(text);
}

function confirm(_table: Table, [step = ""]: readonly string[]): string {
  return step === PASS ? en.confirmPass : step.includes("/") ? en.confirmNet(step) : en.confirmShip(step);
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    { id: "score", tab: en.finalScore, Panel: Score },
    { id: "supply", tab: en.fisheries, Panel: Supply },
  ],
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
