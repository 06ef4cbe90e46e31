/** Paying at the counter, for things and for a bid: which chips are chosen, and the steps for other ones. */
import { worth, type Table } from "./boardModel";
import { boughtBy, isWhole, paidWith } from "./steps";
import type { Insight } from "./view";

const MOTOR = "motor";
const isPayment = (step: string) => step === MOTOR || step.startsWith("pay ");

/** Chips in the order in which the engine takes them: by falling value, then as the species are printed. */
export function inOrder(insight: Insight, chips: readonly string[]): string[] {
  const printed = Object.keys(insight.species);
  const rank = (species: string) => printed.indexOf(species);
  return [...chips].sort(
    (one, other) => worth(insight, [other]) - worth(insight, [one]) || rank(one) - rank(other),
  );
}

const without = (list: readonly string[], one: string) => {
  const at = list.lastIndexOf(one);
  return list.filter((_, place) => place !== at);
};

export class Counter {
  constructor(private readonly table: Table) {}

  private get steps(): readonly string[] {
    return this.table.draft.steps;
  }

  /** What is bought or bid for; nothing while nothing is to be paid. */
  get items(): readonly string[] {
    const bought = boughtBy(this.steps);
    return bought.length > 0 ? bought : (this.table.now.view.payment?.items ?? []);
  }

  /** Whether the reader is paying, or has chosen what to buy. */
  get open(): boolean {
    return this.table.mayAct && this.items.length > 0 && this.table.now.view.player === this.table.you;
  }

  /** Chips that are chosen, not sent. */
  get chosen(): string[] {
    return paidWith(this.steps);
  }

  get motors(): number {
    return this.steps.filter((step) => step === MOTOR).length;
  }

  /** What is still to pay after the chosen steps. */
  get due(): number {
    const { draft, now } = this.table;
    if (this.whole) return 0;
    return (draft.composed?.view ?? now.view).payment?.due ?? 0;
  }

  /** Points of chips and motors that were paid or are chosen. */
  get paid(): number {
    const { insight, view } = this.table.now;
    const motors = (view.payment?.motors ?? 0) + this.motors;
    const chips = [...(view.payment?.paid ?? []), ...this.chosen];
    return worth(insight, chips) + motors * insight.numbers.motor;
  }

  /** The whole price: of the things, or the bid. */
  get price(): number {
    const { insight, view } = this.table.now;
    const prices = this.items.map((item) => insight.numbers.prices[item] ?? 0);
    const sum = prices.reduce((one, other) => one + other, 0);
    return sum || Math.max(0, ...view.players.map((player) => player.marker ?? 0));
  }

  get whole(): boolean {
    return this.steps.length > 0 && isWhole(this.table.now.view, this.table.draft.composed);
  }

  /** Chips of the reader that are not chosen, by species. */
  get left(): [string, number][] {
    const hold = this.table.now.view.players[this.table.you ?? 0]?.chips ?? {};
    return Object.entries(hold).map(([species, number]) => [
      species,
      number - this.chosen.filter((one) => one === species).length,
    ]);
  }

  /** Whether an Outboard Motor may be counted, or more. */
  get mayCount(): boolean {
    return this.table.draft.isLegal(MOTOR);
  }

  /** Pay with one more chip. Where that is too much, it replaces what was chosen after it. */
  async add(species: string): Promise<void> {
    const { draft, now } = this.table;
    const steps = this.route(inOrder(now.insight, [...this.chosen, species]), this.motors);
    if (await draft.look(steps)) draft.propose(steps);
    else if (draft.isLegal(`pay ${species}`)) draft.choose(`pay ${species}`);
    else draft.consider(`pay ${species}`);
  }

  take(species: string): void {
    this.put(this.route(without(this.chosen, species), this.motors));
  }

  count(by: number): void {
    this.put(this.route(by > 0 ? [] : this.chosen, this.motors + by));
  }

  private put(steps: readonly string[]): void {
    if (steps.length > 0) this.table.draft.propose(steps);
    else this.table.draft.clear();
  }

  private route(chips: readonly string[], motors: number): string[] {
    const first = this.steps.findIndex(isPayment);
    const before = this.steps.filter((step, at) => (first < 0 || at < first) && !isPayment(step));
    const counted = Array.from({ length: motors }, () => MOTOR);
    return [...before, ...counted, ...chips.map((species) => `pay ${species}`)];
  }
}
