/** The button that sends: it names the act also before a place is chosen. */
import { isNet } from "./acts";
import { PASS, type Table } from "./boardModel";
import { t } from "./texts";
import { onlyPass } from "./turnLine";
import type { Confirm } from "$/table/room";

/** The button, which names the act also before a place is chosen. */
export function confirm(table: Table, [step]: readonly string[]): Confirm {
  if (step === undefined) {
    const name = table.view.phase === "ships" ? t.do.aShip : onlyPass(table) ? t.do.onlyPass : t.do.aNet;
    return { name, ready: false };
  }
  if (step === PASS) return { name: t.do.pass, ready: true };
  return { name: isNet(step) ? t.do.net({ net: step }) : t.do.ship({ square: step }), ready: true };
}
