/** The words beside the button: how far the choice is, what it leads to, and why something is refused. */
import { isNet } from "./acts";
import { PASS, type Seen, type Table } from "./boardModel";
import { partsClosed } from "./names";
import { ownOf, sumOf } from "./sums";
import { t } from "./texts";
import { onlyPass } from "./turnLine";
import type { Words } from "$/table/room";
import type { Refusal } from "$/wire/messages";

/** Why what the pointer is on cannot be chosen; null if it can be, or if there is nothing. */
export function refusalOf({ now, draft, mayAct }: Table): Pick<Refusal, "rule" | "telling"> | null {
  const { hovered } = draft;
  if (!mayAct || hovered === null || draft.isLegal(hovered)) return null;
  return now.insight.refused[hovered] ?? draft.refusal(hovered);
}

export function words(table: Table, [step]: readonly string[]): Words {
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
      next: reachGained(table, table.draft.composed),
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
