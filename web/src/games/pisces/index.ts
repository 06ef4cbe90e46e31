/** The room of Pisces. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import { Fleet } from "./fleet";
import Hold from "./Hold.svelte";
import Legend from "./Legend.svelte";
import { areaOf, called, inArea, isWhole, listed, locationOf, paidWith, worth, type Table } from "./picture";
import Stars from "./Stars.svelte";
import { named, t } from "./texts";
import type { Insight, View } from "./view";

function asking(table: Table): Asking {
  return { ...(ASKED[table.view.phase]?.(table, table.view) ?? { say: "" }), end: where(table) };
}

const ASKED: Record<string, (table: Table, now: View) => Asking> = {
  boards: () => ({ say: t.ask.board, sub: t.ask.boardSub }),
  management: () => ({ say: t.ask.block, sub: t.ask.blockSub }),
  fleet: (table) => {
    const { left } = new Fleet(table);
    return { say: left > 0 ? t.ask.boats({ left }) : t.ask.boatsSent, sub: t.ask.boatsSub };
  },
  fishing: (table, now) => {
    const boats = Object.values(now.players[table.you ?? 0]?.at ?? {}).reduce((sum, at) => sum + at, 0);
    const [first = ""] = table.composer.steps;
    if (first.startsWith("finder "))
      return { say: t.ask.lifted(inArea(areaOf(first) ?? "")), sub: t.ask.castSub };
    const finder = table.position?.legal.some((step) => step.startsWith("finder ")) ?? false;
    const sub = t.ask.castSub;
    return {
      say: t.ask.cast({ left: boats }),
      sub: finder ? t.sentences({ first: sub, second: t.ask.finderSub }) : sub,
    };
  },
  finder: (_table, now) => ({
    say: t.ask.lifted(inArea(now.attempt?.moved_from ?? "")),
    sub: t.ask.castSub,
  }),
  stack: (table, now) => rolled(table, now),
  purchases: (table, now) => buying(table, now),
  payment: (table, now) => buying(table, now),
  bidding: (table, now) => {
    const bids = (table.position?.legal ?? []).filter((step) => step.startsWith("bid "));
    const highest = Math.max(0, ...now.players.map((player) => player.marker ?? 0));
    return {
      say: bids.length > 0 ? t.ask.bid : t.ask.cannotBid,
      sub: highest > 0 ? t.ask.bidSub({ spot: highest }) : t.ask.noBidSub,
    };
  },
  "bid payment": (table, now) => {
    const ahead = table.composer.composed;
    const points = (ahead?.view ?? now).payment?.due ?? 0;
    return { say: points > 0 ? t.ask.payBid({ points }) : t.ask.bidCovered, sub: t.ask.paySub };
  },
};

function rolled(table: Table, now: View): Asking {
  const legal = table.position?.legal ?? [];
  const hits = legal.filter((step) => step.startsWith("stack ")).length;
  const { roll, area } = now.attempt ?? { roll: 0, area: "" };
  const sub = legal.includes("reroll") ? t.ask.outriggerSub : t.ask.stackSub;
  const say = hits === 0 ? t.ask.rolledNone : hits === 1 ? t.ask.rolledOne : t.ask.rolledSeveral;
  return { say: say({ roll: roll ?? 0, ...inArea(area ?? "") }), sub };
}

function buying(table: Table, now: View): Asking {
  const ahead = table.composer.composed;
  const { payment, phase } = ahead?.view ?? now;
  const points = payment?.due ?? 0;
  const overpay = now.options.overpay === true;
  if (points > 0) return { say: t.ask.due({ points }), sub: overpay ? t.ask.coveredSub : t.ask.paySub };
  return phase === "payment"
    ? { say: t.ask.covered, sub: t.ask.coveredSub }
    : { say: t.ask.buy, sub: t.ask.buySub };
}

function where(table: Table): string {
  const { view } = table;
  return t.where.round({ round: view.round, phase: called("phase", view.phase) });
}

function seatLine(table: Table, seat: number): string {
  const player = table.view.players[seat];
  return t.seats.line({ boats: player?.boats ?? 0, stars: player?.stars ?? 0 });
}

function confirm(table: Table, steps: readonly string[]): string {
  const { view } = table;
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  if (!isWhole(view, table.composer.composed)) return "";
  const location = locationOf(last);
  if (location) return last.startsWith("block ") ? blocking(location) : landing(table, location);
  if (last.startsWith("boat "))
    return t.send.fleet({ areas: listed(steps.map((step) => called("area", areaOf(step) ?? ""))) });
  if (last.startsWith("cast ")) return casting(first, last, view);
  if (first.startsWith("take "))
    return t.send.board({ species: called("species", first.slice("take ".length)) });
  if (last.startsWith("bid ")) return t.send.bid({ spot: Number(last.slice("bid ".length)) });
  if (last === "keep") return t.send.keep;
  if (last === "reroll") return t.send.outrigger;
  const leaves = last === "done" && steps.length === 1 && view.phase === "purchases";
  return leaves ? t.send.done : paying(table, steps);
}

function casting(first: string, last: string, view: View): string {
  const to = areaOf(last) ?? "";
  const from = first.startsWith("finder ") ? areaOf(first) : (view.attempt?.moved_from ?? null);
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

function paying(table: Table, steps: readonly string[]): string {
  const { insight, view } = table;
  const bought = steps.flatMap((step) => (step.startsWith("buy ") ? [step.slice("buy ".length)] : []));
  const points = worth(insight, paidWith(steps));
  const items = bought.length > 0 ? bought : (view.payment?.items ?? []);
  if (items.length === 0 || view.phase === "bid payment") return t.send.pay({ points });
  return t.send.buy({ items: listed(items.map((item) => called("item", item))), points });
}

function others(table: Table): { name: string; step: string }[] {
  const legal = table.position?.legal ?? [];
  return [
    ...(legal.includes("done") && table.view.phase === "purchases"
      ? [{ name: t.send.done, step: "done" }]
      : []),
    ...(legal.includes("reroll") ? [{ name: t.send.reroll, step: "reroll" }] : []),
    ...(legal.includes("keep") ? [{ name: t.send.keep, step: "keep" }] : []),
  ];
}

type Name = (value: string) => string;
const ofSpecies = (name: (values: { species: string }) => string): Name => {
  return (species) => name({ species: called("species", species) });
};
const ofArea = (name: (values: { area: string; area_is: string }) => string): Name => {
  return (area) => name(inArea(area));
};
const ofLocation = (name: (values: { location: string }) => string): Name => {
  return (location) => name({ location: called("location", location) });
};

/** What actions are called that name something, by their first word. */
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

function nameAct(text: string): string {
  const [word = "", ...rest] = text.split(" ");
  return ACTS[word]?.(rest.join(" ")) ?? named("act", text);
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    {
      id: "hold",
      get tab() {
        return t.hold.tab;
      },
      Panel: Hold,
    },
    {
      id: "stars",
      get tab() {
        return t.award.tab;
      },
      Panel: Stars,
      below: true,
    },
  ],
  Legend,
  seatLine,
  asking,
  where,
  confirm,
  others,
  nameAct: (act) => nameAct(act.text),
  moves: "none",
  points: () => true,
};
