/** Help in words about things of the board, with their rules. */
import type { Table } from "./boardModel";
import { asSupplied, called, sentences, whoIs } from "./names";
import { named, t } from "./texts";
import type { Location } from "./view";
import type { Help } from "$/kit/help";
import type { OpenTab } from "$/table/frame/openTab.svelte";

type Open = Help["open"];

/** What opens a rule at this table, if it has a place for rules. */
export const opener = (openTab: OpenTab | null): Open => openTab?.openRule.bind(openTab);

const KINDS: Record<Location["catch"], string> = {
  catch: "PI-A8",
  release: "PI-A9",
  ocean: "PI-A4",
  safe: "PI-A3",
};

export function aboutLocation({ now }: Table, species: string, location: Location, open: Open): Help {
  const { catch: kind, numbers, chips, spot, blocked } = location;
  const values = { numbers: numbers.join(", ") };
  const words = kind === "catch" || kind === "release" ? t.help[kind](values) : t.help[kind];
  return {
    name: t.spot.named({ location: called("location", `${species} ${spot}`), chips }),
    words: sentences(words, blocked ? asSupplied(now.view, t.help.blocked) : ""),
    rule: blocked ? "PI-A7" : KINDS[kind],
    open,
  };
}

const ITEMS: Record<string, string> = {
  boat: "PI-P4",
  outboard: "PI-U1",
  outrigger: "PI-U2",
  finder: "PI-U3",
};

export function aboutItem({ now }: Table, item: string, open: Open): Help {
  const { boats, motor: points } = now.insight.numbers;
  const said: Record<string, string> = {
    boat: t.help.boat({ boats }),
    outboard: t.help.outboard({ points }),
  };
  return {
    name: called("item", item),
    words: said[item] ?? named("help", item),
    rule: ITEMS[item] ?? "PI-P2",
    open,
  };
}

export function aboutBoard(table: Table, species: string, owner: number | null, open: Open): Help {
  const points = table.now.insight.species[species]?.value ?? 0;
  const name = called("species", species);
  if (owner === null) return { name, words: t.leads.cycle, rule: "PI-S3", open };
  const mine = owner === table.you;
  const words = mine ? t.help.mine({ points }) : t.help.board({ points, name: whoIs(table, owner) });
  return { name, words, rule: mine ? "PI-M1" : "PI-S1", open };
}

export function aboutToken(species: string | null, open: Open): Help {
  const words = species === null ? t.help.again : t.help.token({ species: called("species", species) });
  return { words, rule: "PI-A4", open };
}

export function aboutGoals({ now }: Table, open: Open): Help {
  const words = asSupplied(now.view, t.help.goals({ points: now.insight.numbers.trophy }));
  return { words, rule: "PI-T1", open };
}
