/** Acts in a few words, for the strip, the list of moves and hints. */
import { PASS } from "./boardModel";
import { t } from "./texts";

export const isNet = (text: string) => text.includes("/");

export function nameAct(text: string): string {
  if (text === PASS) return t.move.pass;
  return isNet(text) ? t.move.net({ net: text }) : t.move.ship({ square: text });
}
