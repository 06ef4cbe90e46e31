/** Acts of seats and of chance in a few words, for the strip and the move list. */
import { named, t } from "./texts";
import type { StandingAct } from "$/table/history/standingActs";
import type { Telling } from "$/i18n/tellings";
import type { Happening } from "$/wire/messages";

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
/** The same as choices of the reader, where they are only thought of: in hints and reviews. */
const CHOICES: Record<string, (thing: string) => string> = {
  auction: (thing) => t.do.putUpLicence(licence(thing)),
  bid: (bid) => t.do.bid({ bid }),
  decline: () => t.do.decline,
  pass: () => t.do.pass,
  pay: (thing) => (thing === "crate" ? t.do.payCrate : t.do.payCard(boat(thing))),
  launch: (thing) => t.do.launch({ boat: named("short", thing), paid: 0 }),
  stop: () => t.do.stop,
  captain: (thing) => t.do.hireCard(boat(thing)),
  aboard: (thing) => t.do.aboard({ boat: named("short", thing) }),
  process: (thing) => t.do.processOne(boat(thing.split(" ")[0] ?? "")),
  trade: () => t.do.trade,
  discard: (thing) => t.do.discard({ card: named("short", thing) }),
};
/** Acts of which only the reader who made them knows the card. */
const HIDDEN: Record<string, () => string> = {
  "pay a card": () => t.act.payHidden,
  "hire a captain": () => t.act.captainHidden,
  "discard a card": () => t.act.discardHidden,
  "draw a card": () => t.act.drawHidden,
};

/** An act in a few words; one without an entry is only thought of. */
export function nameAct({ text, entry }: Pick<StandingAct, "text" | "entry">): string {
  const [, verb = "", thing = ""] = /^(\S*) ?(.*)$/.exec(text) ?? [];
  const chosen = entry < 0 ? CHOICES[verb]?.(thing) : undefined;
  return chosen ?? HIDDEN[text]?.() ?? ACTS[verb]?.(thing) ?? text;
}

/** What an act ends or brings about, by the id of its telling. */
const ENDS: Record<string, (args: Telling["args"]) => string> = {
  "fleet.done-launching": () => t.act.stopLaunching,
  "fleet.done-hiring": () => t.act.stopHiring,
  "fleet.bought": ({ licence, price }) =>
    t.act.buy({ thing: named("short", String(licence)), price: Number(price) }),
  "fleet.afloat": ({ boat: kind }) => t.act.launch(boat(String(kind))),
  "fleet.caught": () => t.act.fishing,
};
/** Acts that need not be told when what they led to is. */
const LEADS: Record<string, RegExp> = {
  "fleet.bought": /^(auction|bid|pay|settle)\b/,
  "fleet.afloat": /^(launch|pay|settle)\b/,
  "fleet.done-launching": /^stop$/,
  "fleet.done-hiring": /^stop$/,
};

/** The acts of one chip: what was bought or launched, not how it was paid. */
export function nameActs(acts: readonly Happening[]): string[] {
  let told: { text: string; name: string }[] = [];
  for (const act of acts) {
    told.push({ text: act.text, name: nameAct(act) });
    for (const { id, args } of act.tellings) {
      const leads = LEADS[id];
      if (leads) told = told.filter(({ text }) => !leads.test(text));
      const end = ENDS[id];
      if (end) told.push({ text: "", name: end(args) });
    }
  }
  return told.map(({ name }) => name);
}
