/** Which steps a plot stands for. What is legal comes from the engine. */
import { MARKER, reservations, type Table } from "./boardModel";

const TAKE = "take ";

/** What may be done first, while it is the reader's turn. */
export const legalOf = (table: Table): readonly string[] =>
  table.mayAct ? (table.position?.legal ?? []) : [];
export const takesOf = (table: Table) => legalOf(table).filter((action) => action.startsWith(TAKE));
export const mayReserve = (table: Table) => legalOf(table).some((action) => action.startsWith("reserve "));
export const ownPlots = (table: Table): readonly string[] =>
  table.you === null ? [] : (table.view.reserved[table.you] ?? []);

export const isFree = (table: Table, plot: string) => plot in table.now.insight.sites;
export const isMine = (table: Table, plot: string) =>
  table.you !== null && reservations(table.view).get(plot) === table.you;

/** The tile that is taken from an empty deck: the chosen one, else the first that may be. */
export const takeNow = (table: Table): string | undefined =>
  table.draft.steps.find((step) => step.startsWith(TAKE)) ?? takesOf(table)[0];

export const actionOn = (table: Table, plot: string) =>
  table.view.phase === "building" ? `build ${plot}` : `reserve ${plot}`;

/** The steps that choosing the plot takes. */
export function stepsOn(table: Table, plot: string): string[] {
  const take = takeNow(table);
  return takesHere(table, plot) && take ? [take, `build ${plot}`] : [actionOn(table, plot)];
}

/** Whether a tile could be taken from an empty deck for this plot. */
export const takesHere = (table: Table, plot: string) =>
  table.view.phase === "turn" && takesOf(table).length > 0 && isMine(table, plot);

export const mayChoose = (table: Table, plot: string) =>
  legalOf(table).includes(actionOn(table, plot)) || takesHere(table, plot);

/** What would be put on the plot. */
export function pieceOn(table: Table, plot: string): string {
  if (table.view.phase !== "turn") return table.view.tile ?? MARKER;
  return isMine(table, plot) ? (takeNow(table) ?? "").replace(TAKE, "") : MARKER;
}

/** Whether the reader has a bid in the auction that runs. */
export const isBidding = ({ view, you }: Table) =>
  view.phase === "bids" && you !== null && (view.auction?.bidders.includes(you) ?? false);

/** The reader's plot whose offer is shown: the wished one, else the one with the shortest route. */
export function offered({ now, you }: Table, plot: string | null): string | null {
  const offers = Object.entries(now.insight.offers).filter(([, offer]) => offer.seat === you);
  if (plot !== null && offers.some(([name]) => name === plot)) return plot;
  const length = (bound: number | null) => bound ?? Infinity;
  return offers.sort(([, one], [, other]) => length(one.bound) - length(other.bound))[0]?.[0] ?? null;
}
