/** What the latest acts changed on the board, from what was told of them. */
import type { Table } from "./boardModel";
import type { Happening, Told } from "$/wire/messages";

export interface Recent {
  /** Plots that were reserved or built on, the latest last. */
  plots: readonly string[];
  /** Plots that became street by force. */
  streets: readonly string[];
  /** Markers that were sent home from them. */
  home: readonly { plot: string; seat: number }[];
  /** Who drew, bid or passed. */
  seats: readonly number[];
}

/** Tellings that are about one plot, and those that are about what a seat did beside the board. */
const PLACED = ["reserved", "built", "built-over-zone", "zone-put", "waiting-zone-put"];
const BESIDE = ["drew", "passed", "took", "sealed", "sealed-bid", "beside-board"];

const nameOf = ({ id }: Told) => id.replace("fresh_fish.", "");
const plotIn = ({ args }: Told) => (typeof args.plot === "string" ? [args.plot] : []);
const seatIn = ({ args }: Told) => (typeof args.seat === "number" ? [args.seat] : []);
const plotsIn = ({ args }: Told) =>
  Array.isArray(args.plots) ? args.plots.filter((plot) => typeof plot === "string") : [];

export function recent(happenings: readonly Happening[]): Recent {
  const told = happenings.flatMap((one) => one.tellings);
  const of = (...names: readonly string[]) => told.filter((one) => names.includes(nameOf(one)));
  return {
    plots: of(...PLACED).flatMap(plotIn),
    streets: of("expropriated").flatMap(plotsIn),
    home: of("markers-home").flatMap((one) =>
      plotsIn(one).flatMap((plot) => seatIn(one).map((seat) => ({ plot, seat }))),
    ),
    seats: of(...BESIDE).flatMap(seatIn),
  };
}

/** The acts that are marked on the board: those being shown, the act looked at, or the latest one. */
export function marked(table: Table): readonly Happening[] {
  if (table.looking !== null) return table.lookedAt ? [table.lookedAt] : [];
  return table.playback.playing ? table.playback.showing : table.playback.lastAct;
}
