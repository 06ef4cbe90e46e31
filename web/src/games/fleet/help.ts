/** What licences, cards and boats are, in words, for their tooltips. */
import type { Afloat, Table } from "./boardModel";
import { boatWords } from "./names";
import { named, t } from "./texts";
import type { Help } from "$/kit/help";
import type { OpenTab } from "$/table/frame/openTab.svelte";

/** The rule that says what a licence does. */
const RULES: Record<string, string> = {
  shrimp: "FL-M1",
  cod: "FL-L5",
  lobster: "FL-H4",
  tuna: "FL-D1",
  vessel: "FL-P1",
  pub: "FL-L2",
  "king-crab-captains": "FL-V4",
  "king-crab-fish": "FL-V5",
  "king-crab-licences": "FL-V6",
};

const opened = (openTab: OpenTab | null) => (openTab ? (rule: string) => openTab.openRule(rule) : undefined);

export function licenceHelp(table: Table, kind: string, openTab: OpenTab | null): Help {
  const printed = table.insight.printed.licences[kind];
  const name = t.help.title({ licence: named("licence", kind) });
  const price = printed ? t.display.price({ least: printed.least, points: printed.points }) : "";
  return {
    name,
    words: `${named("help", kind)}\n${price}`,
    rule: RULES[kind] ?? "FL-S2",
    open: opened(openTab),
  };
}

export function cardHelp(table: Table, kind: string, openTab: OpenTab | null): Help {
  const printed = table.insight.printed.boats[kind] ?? { cash: 0, launch: 0, points: 0 };
  return {
    name: named("card", kind),
    words: t.help.card({ ...printed }),
    rule: "FL-L2",
    open: opened(openTab),
  };
}

export function boatHelp(table: Table, boat: Afloat, openTab: OpenTab | null): Help {
  const most = table.insight.printed.capacity;
  return {
    name: boatWords(boat, most),
    words: t.help.boat({ most }),
    rule: boat.captain ? "FL-F1" : "FL-H1",
    open: opened(openTab),
  };
}
