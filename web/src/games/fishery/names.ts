/** What sides and fisheries are called. */
import { named, t } from "./texts";
import type { Region } from "./view";
import { textsOf } from "$/i18n/catalogs";

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
