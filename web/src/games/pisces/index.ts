/** The room of Pisces. */
import type { Asking, Room } from "$/table/room";
import Board from "./Board.svelte";
import { en } from "./en";
import { Fleet } from "./fleet";
import Hold from "./Hold.svelte";
import Legend from "./Legend.svelte";
import { areaOf, isWhole, locationOf, paidWith, worth, type Table } from "./picture";
import Stars from "./Stars.svelte";
import type { Insight, View } from "./view";

function asking(table: Table): Asking {
  return { ...(ASKED[table.view.phase]?.(table, table.view) ?? { say: "" }), end: where(table) };
}

const ASKED: Record<string, (table: Table, now: View) => Asking> = {
  boards: () => ({ say: en.chooseBoard, sub: en.chooseBoardSub }),
  management: () => ({ say: en.placeBlock, sub: en.placeBlockSub }),
  fleet: (table) => {
    const { left } = new Fleet(table);
    return { say: left > 0 ? en.placeBoats(left) : en.boatsSent, sub: en.placeBoatsSub };
  },
  fishing: (table, now) => {
    const boats = Object.values(now.players[table.you ?? 0]?.at ?? {}).reduce((sum, at) => sum + at, 0);
    const [first = ""] = table.composer.steps;
    if (first.startsWith("finder ")) return { say: en.lifted(areaOf(first) ?? ""), sub: en.castSub };
    const finder = table.position?.legal.some((step) => step.startsWith("finder ")) ?? false;
    return { say: en.castBoat(boats), sub: finder ? `${en.castSub} ${en.finderSub}` : en.castSub };
  },
  finder: (_table, now) => ({ say: en.lifted(now.attempt?.moved_from ?? ""), sub: en.castSub }),
  stack: (table, now) => rolled(table, now),
  purchases: (table, now) => buying(table, now),
  payment: (table, now) => buying(table, now),
  bidding: (table, now) => {
    const bids = (table.position?.legal ?? []).filter((step) => step.startsWith("bid "));
    const highest = Math.max(0, ...now.players.map((player) => player.marker ?? 0));
    return { say: en.bid(bids.length > 0 ? 0 : null), sub: en.bidSub(highest || null) };
  },
  "bid payment": (table, now) => {
    const ahead = table.composer.composed;
    return { say: en.payBid((ahead?.view ?? now).payment?.due ?? 0), sub: en.paySub };
  },
};

function rolled(table: Table, now: View): Asking {
  const legal = table.position?.legal ?? [];
  const hits = legal.filter((step) => step.startsWith("stack ")).length;
  const { roll, area } = now.attempt ?? { roll: 0, area: "" };
  const sub = legal.includes("reroll") ? en.outriggerSub : en.stackSub;
  const say = hits === 0 ? en.rolledNone : hits === 1 ? en.rolledOne : en.rolledHit;
  return { say: say(roll ?? 0, area ?? ""), sub };
}

function buying(table: Table, now: View): Asking {
  const ahead = table.composer.composed;
  const due = (ahead?.view ?? now).payment?.due ?? 0;
  return due > 0 ? { say: en.payDue(due), sub: en.paySub } : { say: en.buy, sub: en.buySub };
}

function where(table: Table): string {
  const { view } = table;
  return en.round(view.round, en.phases[view.phase] ?? "");
}

function seatLine(table: Table, seat: number): string {
  const player = table.view.players[seat];
  return en.seatLine(player?.boats ?? 0, player?.stars ?? 0);
}

function confirm(table: Table, steps: readonly string[]): string {
  const { view } = table;
  const [first = ""] = steps;
  const last = steps.at(-1) ?? "";
  if (!isWhole(view, table.composer.composed)) return "";
  const location = locationOf(last);
  if (location) return last.startsWith("block ") ? en.confirmBlock(location.spot) : landing(table, location);
  if (last.startsWith("boat ")) return en.confirmFleet(steps.map((step) => areaOf(step) ?? ""));
  if (last.startsWith("cast ")) return casting(first, last, view);
  if (first.startsWith("take ")) return en.confirmBoard(first.slice("take ".length));
  if (last.startsWith("bid ")) return en.confirmBid(Number(last.slice("bid ".length)));
  if (last === "keep") return en.confirmKeep;
  if (last === "reroll") return en.confirmReroll;
  return last === "done" && steps.length === 1 ? en.confirmDone : paying(table, steps);
}

function casting(first: string, last: string, view: View): string {
  const to = areaOf(last) ?? "";
  const from = first.startsWith("finder ") ? areaOf(first) : (view.attempt?.moved_from ?? null);
  return from === null ? en.confirmCast(to) : en.confirmMove(from, to);
}

/** What happens to the chosen stack. */
function landing(table: Table, { species, spot }: { species: string; spot: string }): string {
  const found = table.insight.boards[species]?.locations.find((one) => one.spot === spot);
  const doing = found?.blocked ? en.hitBlock : found?.catch === "release" ? en.release : en.land;
  return en.confirmStack(doing, found?.chips ?? 0, species);
}

function paying(table: Table, steps: readonly string[]): string {
  const { insight, view } = table;
  const bought = steps.flatMap((step) => (step.startsWith("buy ") ? [step.slice("buy ".length)] : []));
  const paid = worth(insight, paidWith(steps));
  const items = bought.length > 0 ? bought : (view.payment?.items ?? []);
  if (items.length === 0 || view.phase === "bid payment") return en.confirmPay(paid);
  return en.confirmBuy(
    items.map((item) => en.items[item] ?? item),
    paid,
  );
}

function others(table: Table): { name: string; step: string }[] {
  const legal = table.position?.legal ?? [];
  return [
    ...(legal.includes("done") ? [{ name: en.stopBuying, step: "done" }] : []),
    ...(legal.includes("reroll") ? [{ name: en.reroll, step: "reroll" }] : []),
    ...(legal.includes("keep") ? [{ name: en.confirmKeep, step: "keep" }] : []),
  ];
}

export const room: Room<View, Insight> = {
  Board,
  panels: [
    { id: "hold", tab: en.holdTab, Panel: Hold },
    { id: "stars", tab: en.starsTab, Panel: Stars, below: true },
  ],
  Legend,
  seatLine,
  asking,
  where,
  confirm,
  others,
  nameAct: (act) => act.text,
  moves: "none",
  points: () => true,
};
