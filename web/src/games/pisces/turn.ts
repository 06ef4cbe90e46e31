/** Builds the steps of a turn: sending, casting and moving boats, and what is chosen for the reader at first. */
import type { Table } from "./boardModel";
import { areaOf, boughtBy } from "./steps";

export class BoatSteps {
  constructor(private readonly table: Table) {}

  private get first(): readonly string[] {
    return this.table.mayAct ? (this.table.position?.legal ?? []) : [];
  }

  private get steps(): readonly string[] {
    return this.table.draft.steps;
  }

  /** The areas in play, in the order in which boats are named. */
  get order(): string[] {
    return this.table.shown?.insight.areas.map((one) => one.area) ?? [];
  }

  /** Areas in the chosen steps, not sent to the table yet. */
  get sent(): string[] {
    return this.steps.flatMap((step) => (step.startsWith("boat ") ? [areaOf(step) ?? ""] : []));
  }

  /** How many of the reader's boats are left to send after the chosen steps. */
  get left(): number {
    const { view } = this.table;
    const player = view.players[this.table.you ?? 0];
    const out = Object.values(player?.at ?? {}).reduce((sum, boats) => sum + boats, 0);
    return (player?.boats ?? 0) - out - this.sent.length;
  }

  maySend(area: string): boolean {
    return this.first.includes(`boat ${area}`) && this.left > 0;
  }

  send(area: string): void {
    this.propose([...this.sent, area]);
  }

  takeBack(area: string): void {
    const at = this.sent.lastIndexOf(area);
    this.propose(this.sent.filter((_, place) => place !== at));
  }

  private propose(areas: readonly string[]): void {
    const { order } = this;
    const sorted = [...areas].sort((one, other) => order.indexOf(one) - order.indexOf(other));
    if (sorted.length > 0) this.table.draft.propose(sorted.map((area) => `boat ${area}`));
    else this.table.draft.clear();
  }

  /** The area that a boat is being moved from, chosen or sent. */
  private get lifted(): string | null {
    const [first = ""] = this.steps;
    return first.startsWith("finder ") ? areaOf(first) : null;
  }

  mayFish(area: string): boolean {
    const cast = `cast ${area}`;
    if (this.lifted === null) return this.first.includes(cast);
    return this.table.draft.after([`finder ${this.lifted}`])?.legal.includes(cast) ?? false;
  }

  fishes(area: string): boolean {
    return this.steps.at(-1) === `cast ${area}`;
  }

  fish(area: string): void {
    const before = this.lifted === null ? [] : [`finder ${this.lifted}`];
    this.table.draft.propose([...before, `cast ${area}`]);
  }

  /** Send a boat to an area, or fish there, whichever is asked for. */
  go(area: string): void {
    if (this.maySend(area)) this.send(area);
    else if (this.mayFish(area)) this.fish(area);
  }

  mayLift(area: string): boolean {
    return this.first.includes(`finder ${area}`);
  }

  lifts(area: string): boolean {
    return this.lifted === area;
  }

  lift(area: string): void {
    if (this.lifts(area)) this.table.draft.clear();
    else this.table.draft.propose([`finder ${area}`]);
  }
}

/** The steps that buy one thing more: with its best payment, or with a joint one into the basket, in the shop's order. */
export function purchase({ now, draft }: Table, item: string): string[] {
  const { insight, view } = now;
  if (view.options.joint_payment) {
    const printed = Object.keys(insight.numbers.prices);
    const chosen = [...boughtBy(draft.steps), item];
    return chosen
      .sort((one, other) => printed.indexOf(one) - printed.indexOf(other))
      .map((thing) => `buy ${thing}`);
  }
  const chips = (insight.shop[item]?.payment ?? []).map((species) => `pay ${species}`);
  return [`buy ${item}`, ...chips, ...(view.options.overpay && chips.length > 0 ? ["done"] : [])];
}

/** What to suggest at the beginning of a decision; null for nothing. */
export function suggested(table: Table): readonly string[] | null {
  const { insight, position } = table;
  if (insight.proposal.length > 0) return insight.proposal;
  const [only, ...more] = (position?.legal ?? []).filter((step) => step !== "reroll");
  return only !== undefined && more.length === 0 ? [only] : null;
}
