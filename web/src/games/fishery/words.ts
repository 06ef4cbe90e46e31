/** What Fishery says about choices and fisheries. */
import { PASS, type Seen, type Table } from "./picture";
import { ownOf, sumOf } from "./sums";
import { named, t } from "./texts";
import type { Region } from "./view";
import type { Asking, Confirm, Words } from "$/table/room";
import { textsOf } from "$/texts";
import type { Refusal } from "$/wire/messages";

export const isNet = (text: string) => text.includes("/");
export const sideOf = (seat: number | null) => (seat === null ? t.board.nobody : named("seat", String(seat)));

/** A fishery in words: its size and owner, and the ships in it. */
export function fisheryWords({ cells, ships, owner }: Region): { name: string; words: string } {
  const [black = 0, white = 0] = ships;
  const name = t.fisheries.one({ side: sideOf(owner), fish: cells.length });
  return { name, words: t.fisheries.inIt({ black, white, owned: owner === null ? "no" : "yes" }) };
}

/** The fisheries that a net would close: "Black 24 and White 21"; null if it closes nothing. */
export function partsClosed(parts: readonly Region[] | undefined): string | null {
  if (!parts) return null;
  const words = parts.map(({ owner, cells }) => t.board.part({ side: sideOf(owner), number: cells.length }));
  return textsOf("fishery").listed(words);
}

/** Why what the pointer is on cannot be chosen; null if it can be, or if there is nothing. */
export function refusalOf({ now, composer, mayAct }: Table): Pick<Refusal, "rule" | "telling"> | null {
  const { hovered } = composer;
  if (!mayAct || hovered === null || composer.isLegal(hovered)) return null;
  return now.insight.refused[hovered] ?? composer.refusal(hovered);
}

export function onlyPass(table: Table): boolean {
  const legal = table.position?.legal ?? [];
  return legal.length > 0 && legal.every((action) => action === PASS);
}

export function asking(table: Table): Asking {
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

export function nameAct(text: string): string {
  if (text === PASS) return t.move.pass;
  return isNet(text) ? t.move.net({ net: text }) : t.move.ship({ square: text });
}

/** The button, which names the act also before a place is chosen. */
export function confirm(table: Table, [step]: readonly string[]): Confirm {
  if (step === undefined) {
    const name = table.view.phase === "ships" ? t.do.aShip : onlyPass(table) ? t.do.onlyPass : t.do.aNet;
    return { name, ready: false };
  }
  if (step === PASS) return { name: t.do.pass, ready: true };
  return { name: isNet(step) ? t.do.net({ net: step }) : t.do.ship({ square: step }), ready: true };
}

export function wordsFor(table: Table, [step]: readonly string[]): Words {
  const refusal = refusalOf(table);
  const words = step === undefined ? wordsBefore(table) : wordsAfter(table, step);
  return refusal ? { ...words, refused: { code: "illegal", ...refusal } } : words;
}

function wordsBefore(table: Table): Words {
  if (table.view.phase === "ships") return { next: t.words.ship };
  return { next: onlyPass(table) ? t.words.onlyPass : t.words.net };
}

function wordsAfter(table: Table, step: string): Words {
  if (step === PASS) return { chosen: t.words.passChosen, next: t.words.passLine };
  if (!isNet(step))
    return {
      chosen: t.words.shipChosen({ square: step }),
      next: reachGained(table, table.composer.composed),
    };
  const parts = partsClosed(table.insight.splits[step]);
  return {
    chosen: t.words.netChosen({ net: step }),
    next: parts === null ? t.words.closesNothing : t.words.closes({ parts }),
  };
}

/** What a ship that is not sent yet would gain; "" before that is known. */
export function reachGained({ now }: Table, ahead: Seen | null): string {
  if (ahead === null) return "";
  const seat = now.view.to_move ?? 0;
  return t.words.shipGains({ number: ownOf(sumOf(ahead, true), seat) - ownOf(sumOf(now), seat) });
}
