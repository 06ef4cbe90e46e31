/** Acts in a few words, without their seat. */
import { called, inArea } from "./names";
import { named, t } from "./texts";
import type { Telling } from "$/i18n/tellings";
import { t as shell } from "$/strings";
import type { StandingAct } from "$/table/history/standingActs";

type Name = (value: string) => string;
const ofSpecies = (name: (values: { species: string }) => string): Name => {
  return (species) => name({ species: called("species", species) });
};
const ofArea = (name: (values: { area: string }) => string): Name => {
  return (area) => name({ area: inArea(area).area });
};
const ofLocation = (name: (values: { location: string }) => string): Name => {
  return (location) => name({ location: called("location", location) });
};

/** What acts are called that name something, by their first word. */
const ACTS: Record<string, Name> = {
  first: () => t.act.first,
  goal: ofSpecies(t.act.goal),
  take: ofSpecies(t.act.take),
  block: ofLocation(t.act.block),
  boat: ofArea(t.act.boat),
  cast: ofArea(t.act.cast),
  finder: ofArea(t.act.finder),
  stack: ofLocation(t.act.stack),
  roll: (roll) => t.act.roll({ roll }),
  buy: (item) => t.act.buy({ item: called("item", item) }),
  pay: ofSpecies(t.act.pay),
  bid: (spot) => t.act.bid({ spot }),
};

/** What the reader may choose, where it is only thought of: in hints and reviews. */
const CHOICES: Record<string, Name> = {
  bid: (spot) => t.send.bid({ spot }),
  done: () => t.send.done,
  keep: () => t.send.keep,
  reroll: () => t.send.reroll,
  pass: () => shell.table.pass,
};

/** What came of a roll, by the telling that says it. */
const OUTCOMES: Record<string, (values: { roll: string; chips: number }) => string> = {
  "pisces.landed": t.act.rollLands,
  "pisces.released": t.act.rollReleases,
  "pisces.blocked": ({ roll }) => t.act.rollBlocked({ roll }),
  "pisces.blocked-own": ({ roll }) => t.act.rollBlocked({ roll }),
  "pisces.rolled-nothing": ({ roll }) => t.act.rollNothing({ roll }),
  "pisces.bred": t.act.rollBred,
};

/** An act may come with what was told of it. */
type Told = StandingAct & { tellings?: readonly Telling[] };

export function nameAct({ text, entry, tellings = [] }: Told): string {
  const [word = "", ...rest] = text.split(" ");
  const choice = entry < 0 ? CHOICES[word] : undefined;
  if (choice) return choice(rest.join(" "));
  if (word === "roll") {
    const told = tellings.find((one) => one.id in OUTCOMES);
    const chips = Number(told?.args.chips ?? told?.args.born ?? 0);
    if (told) return OUTCOMES[told.id]?.({ roll: rest.join(" "), chips }) ?? text;
  }
  return ACTS[word]?.(rest.join(" ")) ?? named("act", text);
}
