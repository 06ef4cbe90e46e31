/** The button that sends: it names the act from the first moment, and what is chosen while the choice is half made. */
import { worth, type Table } from "./boardModel";
import { Counter } from "./counter";
import { called, inArea, listed, listedAreas } from "./names";
import { areaOf, boughtBy, isWhole, locationOf, paidWith } from "./steps";
import { t } from "./texts";
import type { View } from "./view";
import { t as shell } from "$/strings";
import type { Confirm } from "$/table/room";

export function confirm(table: Table, steps: readonly string[]): Confirm {
  const ready = steps.length > 0 && isWhole(table.view, table.draft.composed);
  return { name: ready ? whole(table, steps) : (HALF[table.view.phase]?.(table, steps) ?? ""), ready };
}

/** The name while something is still missing. */
const HALF: Record<string, (table: Table, steps: readonly string[]) => string> = {
  boards: (table, steps) => (steps.length > 0 ? whole(table, steps) : t.go.board),
  management: (table, steps) => (steps.length > 0 ? whole(table, steps) : t.go.block),
  fleet: (_table, steps) => (steps.length > 0 ? t.go.someBoats({ areas: areasIn(steps) }) : t.go.boats),
  fishing: (table, steps) => lifted(table, steps) ?? t.go.cast,
  finder: (table, steps) => lifted(table, steps) ?? t.go.cast,
  stack: () => t.go.stack,
  purchases: (table, steps) => buying(table, steps) ?? t.go.buy,
  payment: (table, steps) => buying(table, steps) ?? t.go.buy,
  bidding: () => t.go.bid,
  "bid payment": (table) => t.go.pay({ points: new Counter(table).price }),
};

const areasIn = (steps: readonly string[]) => listedAreas(steps.map((step) => areaOf(step) ?? ""));

function whole(table: Table, steps: readonly string[]): string {
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  const location = locationOf(last);
  if (location) return last.startsWith("block ") ? blocking(location) : landing(table, location);
  if (last.startsWith("boat ")) return t.send.fleet({ areas: areasIn(steps) });
  if (last.startsWith("cast ")) return casting(table, steps);
  if (first.startsWith("take "))
    return t.send.board({ species: called("species", first.slice("take ".length)) });
  if (last.startsWith("bid ")) return t.send.bid({ spot: Number(last.slice("bid ".length)) });
  if (last === "pass") return shell.table.pass;
  if (last === "keep") return t.send.keep;
  if (last === "reroll") return t.send.outrigger;
  const leaves = last === "done" && steps.length === 1 && table.view.phase === "purchases";
  if (last.startsWith("buy ") && table.view.options.joint_payment === true)
    return t.send.basket({ items: itemsNamed(table, steps) });
  return leaves ? t.send.done : paying(table, steps);
}

/** The area that a boat is moved from, chosen or sent. */
function originOf(view: View, [first = ""]: readonly string[]): string | null {
  return first.startsWith("finder ") ? areaOf(first) : (view.attempt?.moved_from ?? null);
}

function lifted({ view }: Table, steps: readonly string[]): string | null {
  const origin = originOf(view, steps);
  return origin === null ? null : t.go.lifted({ origin: called("area", origin) });
}

function casting({ view }: Table, steps: readonly string[]): string {
  const to = areaOf(steps.at(-1) ?? "") ?? "";
  const from = originOf(view, steps);
  return from === null
    ? t.send.cast(inArea(to))
    : t.send.move({ origin: called("area", from), area: called("area", to) });
}

interface Spot {
  species: string;
  spot: string;
}

const blocking = ({ species, spot }: Spot) =>
  t.send.block({ location: called("location", `${species} ${spot}`) });

/** What happens to the chosen stack. */
function landing(table: Table, { species, spot }: Spot): string {
  const found = table.insight.boards[species]?.locations.find((one) => one.spot === spot);
  const values = { chips: found?.chips ?? 0, species: called("species", species) };
  if (found?.blocked) return t.send.hitBlock(values);
  return found?.catch === "release" ? t.send.release(values) : t.send.land(values);
}

const itemsIn = ({ view }: Table, steps: readonly string[]) => {
  const bought = boughtBy(steps);
  return bought.length > 0 ? bought : (view.payment?.items ?? []);
};

const itemsNamed = (table: Table, steps: readonly string[]) =>
  listed(itemsIn(table, steps).map((item) => called("item", item)));

function buying(table: Table, steps: readonly string[]): string | null {
  return itemsIn(table, steps).length > 0 ? t.go.items({ items: itemsNamed(table, steps) }) : null;
}

function paying(table: Table, steps: readonly string[]): string {
  const points = worth(table.insight, paidWith(steps));
  const items = itemsIn(table, steps);
  if (items.length === 0 || table.view.phase === "bid payment") return t.send.pay({ points });
  return t.send.buy({ items: itemsNamed(table, steps), points });
}

/** Other ways that have their own buttons. */
export function others(table: Table): { name: string; step: string }[] {
  const legal = table.position?.legal ?? [];
  const { steps } = table.draft;
  const stops = legal.includes("done") && table.view.phase === "purchases" && steps[0] !== "done";
  return [
    ...(stops ? [{ name: table.view.payment === null ? t.send.done : t.send.toPay, step: "done" }] : []),
    ...(legal.includes("reroll") ? [{ name: t.send.reroll, step: "reroll" }] : []),
  ];
}
