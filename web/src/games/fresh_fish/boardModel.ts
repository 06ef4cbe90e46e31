/** What is drawn of a position: taken from view and insight, without computing any rule. */
import { distance } from "./geometry";
import type { Insight, Route, View } from "./view";
import type { TableStore } from "$/table/store.svelte";

export type Table = TableStore<View, Insight>;
export type Seen = Table["now"];

/** What stands on the board. */
export type Standing = Pick<
  View,
  "side" | "centers" | "streets" | "demonstrations" | "apartments" | "zones" | "outlets" | "reserved"
>;

export interface Outlet {
  plot: string;
  seat: number;
  trade: number;
}

/** A piece not yet put on its plot, with what it would do there. */
export interface Plan {
  plot: string;
  /** "marker", or the tile in hand as the view calls it. */
  piece: string;
  seat: number;
  /** The trade of an outlet, or of the best route that a marker could lead to; -1 where there is none. */
  trade: number;
  streets: readonly string[];
  /** Plots of the shortest route left, from the supply center on. */
  way: readonly string[] | null;
  bound: number | null;
  today: number | null;
  sentHome: Record<string, number>;
}

/** A route as it is, drawn from its center to its outlet. */
export interface Traced {
  seat: number;
  trade: number;
  center: string;
  over: readonly string[];
  outlet: string;
  length: number;
}

export const OFF = "off board";
export const MARKER = "marker";
const STREETLESS = ["street", "demonstration", "construction zone", MARKER];

/** The trade of the outlet in hand; -1 if it is another tile. */
export function tradeInHand({ view, insight }: Seen): number {
  return insight.routes[0]?.findIndex((route) => route.outlet.toLowerCase() === view.tile) ?? -1;
}

export function outletsOnBoard(view: Standing): Outlet[] {
  return view.outlets.flatMap((of, seat) =>
    of.flatMap((plot, trade) => (plot === null || plot === OFF ? [] : [{ plot, seat, trade }])),
  );
}

/** Who has reserved each plot. */
export function reservations(view: Standing): Map<string, number> {
  return new Map(view.reserved.flatMap((plots, seat) => plots.map((plot) => [plot, seat] as const)));
}

/** What putting a piece on a plot would do. `ahead` is the position after reserving it, if that was looked at. */
export function planFor(now: Seen, ahead: Seen | null, plot: string, piece: string, seat: number): Plan {
  const { view, insight } = now;
  const site = insight.sites[plot];
  const plain: Plan = {
    plot,
    piece,
    seat,
    trade: -1,
    streets: [],
    way: null,
    bound: null,
    today: null,
    sentHome: {},
  };
  if (piece === MARKER) return { ...plain, ...bestRoute(ahead?.insight ?? insight, plot) };
  if (!site || STREETLESS.includes(piece)) return plain;
  const trade = tradeInHand(now);
  if (trade < 0 || piece !== view.tile)
    return { ...plain, streets: site.streets, sentHome: home(site.streets, view) };
  return {
    ...plain,
    trade,
    streets: site.outlet_streets,
    sentHome: site.sent_home,
    way: insight.ways[plot]?.[trade] ?? null,
    bound: site.bounds[trade] ?? null,
    today: insight.offers[plot]?.present ?? null,
  };
}

function home(streets: readonly string[], view: View): Record<string, number> {
  const owners = reservations(view);
  return Object.fromEntries(
    streets.flatMap((plot) => (owners.has(plot) ? [[plot, owners.get(plot) ?? 0]] : [])),
  );
}

/** The shortest of the routes that a reserved plot could have. */
function bestRoute(insight: Insight, plot: string): Pick<Plan, "trade" | "way" | "bound"> {
  const bounds = insight.sites[plot]?.bounds ?? [];
  const ways = insight.ways[plot] ?? [];
  let best: Pick<Plan, "trade" | "way" | "bound"> = { trade: -1, way: null, bound: null };
  for (const [trade, way] of ways.entries()) {
    const bound = bounds[trade] ?? null;
    if (way && bound !== null && (best.bound === null || bound < best.bound)) best = { trade, way, bound };
  }
  return best;
}

/** The routes of a seat, or of one of its outlets, that lead over today's streets. */
export function traced({ view, insight }: Seen, seat: number, only: number | null = null): Traced[] {
  return (insight.routes[seat] ?? []).flatMap((route, trade): Traced[] => {
    const center = view.centers[trade];
    if (!route.at || route.chain.length === 0 || !center || (only !== null && only !== trade)) return [];
    return [{ seat, trade, center, over: route.chain, outlet: route.at, length: route.counts }];
  });
}

/** Whether an outlet stands on the board without a route of streets. */
export const isUnlinked = (route: Route) => route.at !== null && route.at !== OFF && route.present === null;

/** The outlets on the board that no street links to their centers. */
export function unlinked(insight: Insight): Outlet[] {
  return insight.routes.flatMap((routes, seat) =>
    routes.flatMap((route, trade) =>
      route.at !== null && isUnlinked(route) ? [{ plot: route.at, seat, trade }] : [],
    ),
  );
}

/** Streets in the order in which they are laid: new ones last, from the building outwards. */
export function inOrder(streets: readonly string[], fresh: readonly string[], from: string | null): string[] {
  const old = streets.filter((plot) => !fresh.includes(plot));
  const laid = streets.filter((plot) => fresh.includes(plot));
  if (from === null) return [...old, ...laid];
  return [...old, ...laid.sort((one, other) => distance(one, from) - distance(other, from))];
}

/** A route in a table: settled, or between what it can become and what it counts today. */
export function routeWords(route: Route): string {
  if (route.at === null || route.at === OFF) return "–";
  if (route.settled) return isUnlinked(route) ? `✕ ${route.counts}` : String(route.counts);
  if (route.present === null) return `${route.bound ?? route.counts}+`;
  return route.bound === null ? String(route.counts) : `${route.bound}–${route.counts}`;
}

/** The seats from first to last: by their share of the win, then by the lower score. */
export const byRank = (scores: readonly number[], shares: readonly number[]): number[] =>
  scores
    .map((_, seat) => seat)
    .sort(
      (one, other) => (shares[other] ?? 0) - (shares[one] ?? 0) || (scores[one] ?? 0) - (scores[other] ?? 0),
    );
