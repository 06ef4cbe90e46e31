/** Acts of seats and of chance in a few words, for the strip and the move list. */
import { named, t } from "./texts";
import type { StandingAct } from "$/table/history";

const boat = (thing: string) => ({ thing: named("short", thing) });
const licence = (thing: string) => ({ thing: named("short", thing) });

/** By the first word of the act; what follows it is the thing. */
const ACTS: Record<string, (thing: string) => string> = {
  auction: (thing) => t.act.auction(licence(thing)),
  bid: (thing) => t.act.bid({ thing }),
  decline: () => t.act.decline,
  pass: () => t.act.pass,
  pay: (thing) => (thing === "crate" ? t.act.payCrate : t.act.pay(boat(thing))),
  settle: () => t.act.settle,
  launch: (thing) => t.act.launch(boat(thing)),
  stop: () => t.act.stop,
  captain: (thing) => t.act.captain(boat(thing)),
  aboard: (thing) => t.act.aboard(boat(thing)),
  process: (thing) => t.act.process(boat(thing.split(" ")[0] ?? "")),
  trade: () => t.act.trade,
  discard: (thing) => t.act.discard(boat(thing)),
  draw: (thing) => t.act.draw(boat(thing)),
  reveal: (thing) => t.act.reveal(licence(thing)),
  start: () => t.act.start,
};
/** Acts of which only the reader who made them knows the card. */
const HIDDEN: Record<string, () => string> = {
  "pay a card": () => t.act.payHidden,
  "hire a captain": () => t.act.captainHidden,
  "discard a card": () => t.act.discardHidden,
  "draw a card": () => t.act.drawHidden,
};

export function nameAct({ text }: Pick<StandingAct, "text">): string {
  const [, verb = "", thing = ""] = /^(\S*) ?(.*)$/.exec(text) ?? [];
  return HIDDEN[text]?.() ?? ACTS[verb]?.(thing) ?? text;
}
