/** Builds the steps of a turn from the actions that the engine offers. */
import type { Afloat, Table } from "./boardModel";
import { chosenWay, otherWay, paying } from "./pay";
import { after, counts } from "./steps";

/** Choose an act that a hint names, with what belongs to it: an opening bid, a payment, a boat. */
export function follow(table: Table, act: string): void {
  const [, verb = "", thing = ""] = /^(\S*) ?(.*)$/.exec(act) ?? [];
  if (verb === "auction") void putUp(table, thing);
  else if (verb === "launch") void launch(table, thing);
  else if (verb === "captain") void hire(table, thing);
  else table.draft.choose(act);
}

/** Choose a licence for the auction, opening at its least bid. */
export async function putUp(table: Table, licence: string): Promise<void> {
  const step = `auction ${licence}`;
  table.draft.propose([step]);
  const opened = await table.draft.look([step]);
  const bid = opened?.legal.find((action) => action.startsWith("bid "));
  if (bid && table.draft.steps.join() === step) table.draft.propose([step, bid]);
}

export function bid(table: Table, amount: number): void {
  const first = table.draft.steps.filter((step) => step.startsWith("auction "));
  table.draft.propose([...first, `bid ${amount}`]);
}

/** Choose a boat to launch, with the payment that the engine lists first. */
export async function launch(table: Table, boat: string): Promise<void> {
  const step = `launch ${boat}`;
  table.draft.propose([step]);
  const opened = await table.draft.look([step]);
  const way = opened?.insight.payments[0];
  if (way && table.draft.steps.join() === step) table.draft.propose([step, ...way.steps]);
}

/** Choose a card to be a captain, on the boat chosen before if that is still open, else on the first that is. */
export async function hire(table: Table, card: string): Promise<void> {
  const step = `captain ${card}`;
  const boat = table.draft.steps.find((one) => one.startsWith("aboard "));
  table.draft.propose([step]);
  const hired = await table.draft.look([step]);
  const open = hired?.legal.filter((action) => action.startsWith("aboard ")) ?? [];
  const aboard = boat !== undefined && open.includes(boat) ? boat : open[0];
  if (aboard && table.draft.steps.join() === step) table.draft.propose([step, aboard]);
}

export function board(table: Table, boat: string): void {
  const hired = table.draft.steps.filter((step) => step.startsWith("captain "));
  if (hired.length > 0 || table.position?.legal.includes(`aboard ${boat}`)) {
    table.draft.propose([...hired, `aboard ${boat}`]);
  }
}

/** Pay with one more, or one less, of a piece, and change the rest of the payment to match. */
export function repay(table: Table, piece: string, more: boolean): void {
  const { before, ways } = paying(table);
  const current = chosenWay(table) ?? ways[0];
  const way = current && otherWay(ways, current, piece, more);
  if (way) table.draft.propose([...before, ...way.steps]);
}

export const classOf = (boat: Afloat) => `${boat.kind} ${boat.crates}`;

/** Which boats give a crate by the chosen steps. */
export function processed(table: Table, boats: readonly Afloat[]): Set<string> {
  const left = counts(after(table.draft.steps, "process"));
  const chosen = new Set<string>();
  for (const boat of boats) {
    const of = classOf(boat);
    if ((left[of] ?? 0) > 0) {
      chosen.add(boat.id);
      left[of] = (left[of] ?? 0) - 1;
    }
  }
  return chosen;
}

/** Take a crate from these boats, in the order of the engine's list; then trade one where that is offered, or stop. */
export async function process(table: Table, boats: readonly Afloat[], trade: boolean): Promise<void> {
  const order = (table.position?.legal ?? []).filter((action) => action.startsWith("process "));
  const steps = boats
    .map((boat) => `process ${classOf(boat)}`)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const legal = steps.length > 0 ? (await table.draft.look(steps))?.legal : table.position?.legal;
  if (trade && legal?.includes("trade")) table.draft.propose([...steps, "trade"]);
  else if (steps.length > 0) table.draft.propose([...steps, "stop"]);
  else table.draft.clear();
}
