/** Help in place: what equipment, boxes, rows, shields, lanes and fish are, in words, with their rules. */
import {
  DEPLETED,
  POACHED,
  fishName,
  livingIn,
  marker,
  replaced,
  works,
  type Drawn,
  type Table,
} from "./boardModel";
import { effectOf, isBonus, isGear } from "./boxes";
import { called, fishListed, gearLine, listed } from "./names";
import { t } from "./texts";
import type { Gear, Kind, Row } from "./view";
import type { Help } from "$/kit/help";
import type { OpenTab } from "$/table/frame/openTab.svelte";

const EQUIPMENT = "FB-F8";
const RULES: Record<string, string> = {
  release: "FB-P1",
  refrigeration: "FB-P2",
  radar: "FB-P3",
  faux: "FB-B1",
  marketing: "FB-B2",
  enforcement: "FB-B3",
  overfish: "FB-B4",
};

function withRule(openTab: OpenTab | null, name: string, words: readonly string[], rule: string): Help {
  const all = words.filter((one) => one !== "").reduce((first, second) => t.sentences({ first, second }));
  return { name, words: all, rule, open: openTab ? (id) => openTab.openRule(id) : undefined };
}

export function gearHelp(openTab: OpenTab | null, { view, you }: Table, gear: Gear): Help {
  const seat = you ?? 0;
  if (replaced(view, seat, gear.name))
    return withRule(openTab, called("gear", gear.name), [how(gear), t.help.replaced], "FB-F12");
  const owned = works(view, seat, gear.name);
  return withRule(openTab, called("gear", gear.name), [how(gear), owned ? "" : t.help.notOwned], EQUIPMENT);
}

export function boxHelp(openTab: OpenTab | null, table: Table, kind: Kind): Help {
  const gear = isGear(table.insight, kind);
  const effect = gear ? t.words.sentence({ list: effectOf(table, kind) }) : effectOf(table, kind);
  const when = isBonus(kind) ? t.help.once : t.help.later;
  return withRule(openTab, called("box", kind.box), [effect, when], RULES[kind.name] ?? EQUIPMENT);
}

/** Whether the number of players has dice of illegal fishing in any year. */
const fishedIllegally = ({ now }: Table) => now.insight.years.some((year) => year.illegal > 0);

export function rowHelp(
  openTab: OpenTab | null,
  table: Table,
  row: Row,
  letters: string,
  filled: boolean,
): Help {
  const living = t.help.living({ living: livingIn(letters), all: row.fish });
  const empty = fishedIllegally(table) ? t.help.shield : t.poaching.none;
  const shield = filled ? t.help.filled : row.shield ? empty : "";
  const words = [t.help.dice({ dice: listed(row.dice) }), living, shield];
  return withRule(openTab, called("species", row.name), words, shield ? "FB-L3" : "FB-F3");
}

export const poachersHelp = (openTab: OpenTab | null, words: string): Help =>
  withRule(openTab, t.poaching.title, [words, t.help.poachers], "FB-L2");

const how = (gear: Gear) => t.words.sentence({ list: gearLine(gear) });

/** The step whose refusal says why a fish cannot be picked. */
export function whyStep(sheet: readonly Row[], fish: string): string | null {
  const row = sheet.find((one) => fish.startsWith(`${one.name} `));
  return row ? `take ${fish} for ${row.dice[0] ?? 1}` : null;
}

export function fishWords(table: Table, drawn: Drawn, species: number, fish: number): string {
  const one = fishName(table.insight.sheet[species]?.name ?? "", fish);
  const name = called("fish", one);
  const letter = drawn.now[species]?.[fish] ?? "";
  const by = marker(letter);
  if (letter === DEPLETED) return t.state.depleted({ fish: name });
  if (letter === POACHED) return t.state.poached({ fish: name });
  if (by) {
    const values = { by: by.seat === table.you ? "you" : "other", fish: name, name: table.nameOf(by.seat) };
    return by.killed ? t.state.killed(values) : t.state.taken(values);
  }
  const how = drawn.picks.get(one) ?? (drawn.legal.has(one) ? "legal" : "lives");
  const first = t.state.living({ how, fish: name });
  const costs = table.insight.losses[one];
  if (!costs) return first;
  const second = t.state.costs({ number: costs.length, school: fishListed(costs) });
  return t.sentences({ first, second });
}
