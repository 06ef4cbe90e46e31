/** The words beside the button: how far the choice is made, and what to do next. */
import type { Table } from "./boardModel";
import { Counter } from "./counter";
import { asSupplied, bySeat, called, inArea, listedAreas, percent } from "./names";
import { areaOf, locationOf } from "./steps";
import { t } from "./texts";
import { BoatSteps } from "./turn";
import type { Words } from "$/table/room";

export function words(table: Table, steps: readonly string[]): Words {
  return refused(table) ?? SAID[table.view.phase]?.(table, steps) ?? { next: "" };
}

/** Why the thing under the pointer cannot be chosen. */
function refused({ draft }: Table): Words | null {
  const refusal = draft.hovered === null ? null : draft.refusal(draft.hovered);
  return refusal && { next: "", refused: refusal };
}

const SAID: Record<string, (table: Table, steps: readonly string[]) => Words> = {
  boards: ({ insight }, [first = ""]) => {
    const species = first.slice("take ".length);
    const facts = insight.species[species];
    if (!facts) return { next: t.say.board };
    const { chips, value: points, dice } = facts;
    return {
      chosen: t.say.boardChosen({ species: called("species", species) }),
      next: t.say.boardFacts({ chips, points, dice }),
    };
  },
  management: (table, [first = ""]) => {
    const found = locationOf(first);
    if (!found) return { next: t.say.block };
    const chips = stackAt(table, found)?.chips ?? 0;
    const location = called("location", `${found.species} ${found.spot}`);
    return {
      chosen: t.say.blockChosen({ location }),
      next: asSupplied(table.view, t.say.blockStars({ chips })),
    };
  },
  fleet: (table) => {
    const { sent, left } = new BoatSteps(table);
    const of = sent.length + left;
    if (sent.length === 0) return { next: t.say.boats, done: 0, of };
    const areas = listedAreas(sent);
    return {
      chosen: t.say.boatsChosen({ done: sent.length, of, areas }),
      next: left > 0 ? t.say.boatsNext : t.say.boatsDone,
      done: sent.length,
      of,
    };
  },
  fishing: (table, steps) => casting(table, steps),
  finder: (table, steps) => casting(table, steps),
  stack: (table, steps) => landing(table, steps),
  purchases: (table, steps) => buying(table, steps),
  payment: (table, steps) => buying(table, steps),
  bidding: ({ view, position }, [first = ""]) => {
    const spot = Number(/^bid (\d+)$/.exec(first)?.[1] ?? 0);
    const highest = Math.max(0, ...view.players.map((player) => player.marker ?? 0));
    const can = position?.legal.some((step) => step.startsWith("bid ")) ?? false;
    if (spot === 0) return { next: can ? t.say.bid : t.say.cannotBid };
    const next = spot > highest ? t.say.bidHigh : t.say.bidLow({ spot: highest });
    return { chosen: t.say.bidChosen({ spot }), next };
  },
  "bid payment": (table) => paid(table),
};

function stackAt({ insight }: Table, { species, spot }: { species: string; spot: string }) {
  return insight.boards[species]?.locations.find((one) => one.spot === spot);
}

function casting({ insight, view }: Table, steps: readonly string[]): Words {
  const last = steps.at(-1) ?? "";
  const area = areaOf(last) ?? "";
  const odds = insight.areas.find((one) => one.area === area);
  if (!last.startsWith("cast ") || !odds)
    return { next: last.startsWith("finder ") || view.phase === "finder" ? t.say.lifted : t.say.cast };
  const values = { percent: percent(odds.chance), points: odds.points };
  return { chosen: t.say.castChosen(inArea(area)), next: t.say.odds(values) };
}

function landing(table: Table, [first = ""]: readonly string[]): Words {
  const again = table.position?.legal.includes("reroll") ?? false;
  const next = again ? t.say.mayReroll : t.say.diceStay;
  if (first === "keep") return { chosen: t.say.keep, next };
  const place = locationOf(first);
  const found = place && stackAt(table, place);
  return found ? { chosen: outcome(table, place.species, found), next } : { next: t.say.stack };
}

/** What choosing a stack brings. */
function outcome(
  table: Table,
  species: string,
  { chips, blocked, catch: kind }: { chips: number; blocked: boolean; catch: string },
): string {
  const board = table.insight.boards[species];
  if (blocked)
    return asSupplied(table.view, t.say.hitBlock({ ...bySeat(table, board?.owner ?? 0), stars: chips }));
  if (kind === "release") return t.say.release({ chips });
  return t.say.land({ chips, points: chips * (board?.value ?? 0) });
}

function buying(table: Table, steps: readonly string[]): Words {
  const can = table.position?.legal.some((step) => step.startsWith("buy ")) ?? false;
  if (steps.length === 0 && table.view.phase === "purchases") return { next: t.say.buy };
  const leaves = steps[0] === "done" && table.view.payment === null;
  return leaves ? { next: can ? t.say.buy : t.say.poor } : paid(table);
}

function paid(table: Table): Words {
  const counter = new Counter(table);
  const { paid: done, price: of, due } = counter;
  const over = done - of;
  const next = due > 0 ? t.say.more({ due }) : over > 0 ? t.say.over({ over }) : t.say.exact;
  return { chosen: t.say.paid({ done, of }), next, done, of };
}
