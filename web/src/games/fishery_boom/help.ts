/** Help in place: what equipment, boxes, rows, shields and lanes are, in words, with their rules. */
import { effectOf, isBonus, isGear } from "./boxes";
import { called, gearLine, listed, livingIn, works, type Table } from "./picture";
import { t } from "./texts";
import type { Gear, Kind, Row } from "./view";
import type { Help } from "$/kit/help";
import type { Desk } from "$/table/desk.svelte";

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

function withRule(desk: Desk | null, name: string, words: readonly string[], rule: string): Help {
  const all = words.filter((one) => one !== "").reduce((first, second) => t.sentences({ first, second }));
  return { name, words: all, rule, open: desk ? (id) => desk.openRule(id) : undefined };
}

export function gearHelp(desk: Desk | null, { view, you }: Table, gear: Gear): Help {
  const owned = works(view, you ?? 0, gear.name);
  return withRule(desk, called("gear", gear.name), [how(gear), owned ? "" : t.help.notOwned], EQUIPMENT);
}

export function boxHelp(desk: Desk | null, table: Table, kind: Kind): Help {
  const gear = isGear(table.insight, kind);
  const effect = gear ? t.words.sentence({ list: effectOf(table, kind) }) : effectOf(table, kind);
  const when = isBonus(kind) ? t.help.once : t.help.later;
  return withRule(desk, called("box", kind.box), [effect, when], RULES[kind.name] ?? EQUIPMENT);
}

export function rowHelp(desk: Desk | null, row: Row, letters: string, filled: boolean): Help {
  const living = t.help.living({ living: livingIn(letters), all: row.fish });
  const shield = filled ? t.help.filled : row.shield ? t.help.shield : "";
  const words = [t.help.dice({ dice: listed(row.dice) }), living, shield];
  return withRule(desk, called("species", row.name), words, shield ? "FB-L3" : "FB-F3");
}

export const poachersHelp = (desk: Desk | null, words: string): Help =>
  withRule(desk, t.poaching.title, [words, t.help.poachers], "FB-L2");

const how = (gear: Gear) => t.words.sentence({ list: gearLine(gear) });
