/** Acts in one to four words, for every act of seats and of chance. */
import { keyOf, tileName } from "./names";
import { t } from "./texts";
import type { StandingAct } from "$/table/history/standingActs";

/** The names of acts by their verbs: as told of somebody, and as a choice for the reader. */
const ACTS: Readonly<Record<string, (rest: string, chosen: boolean) => string>> = {
  reserve: (plot, chosen) => (chosen ? t.do.reserve({ plot }) : t.act.reserve({ plot })),
  draw: (_, chosen) => (chosen ? t.do.draw : t.act.draw),
  pass: (_, chosen) => (chosen ? t.do.pass : t.act.pass),
  take: (tile) => t.act.take({ tile: keyOf(tile) }),
  bid: (bid, chosen) => (chosen ? t.do.bid({ bid }) : t.act.bid({ bid })),
  seals: () => t.act.seal,
  build: (plot, chosen) => (chosen ? t.build.plot({ plot }) : t.act.build({ plot })),
  tile: (tile) => t.act.tile({ tile: tileName(tile) }),
  seat: () => t.act.begins,
  center: (plot) => t.act.center({ plot }),
};

/** An act in a few words; one without an entry is only thought of. */
export function nameAct({ text, entry }: StandingAct): string {
  const [verb = "", ...rest] = text.split(" ");
  return ACTS[verb]?.(rest.join(" "), entry < 0) ?? text;
}
