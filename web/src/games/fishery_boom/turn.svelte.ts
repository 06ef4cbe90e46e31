/** A catch before it is sent: dice to roll again, the die that kills or gets one more, the fish and their fates. */
import type { Table } from "./boardModel";
import type { Left, Pick, Use } from "./dice";
import { catchOf } from "./steps";
import type { View } from "./view";

const FATES = ["keep", "refrigerate", "release"];
const KILL = "kill with ";
const EXTRA = "extra for ";
const AGAIN = "reroll ";

export class Fishing {
  /** Whether dice are being chosen to be rolled again. */
  again = $state(false);
  private preferred = $state.raw<Use | null>(null);
  /** The step of a fish that was just picked, until its fate is proposed. */
  private hooked: string | null = null;
  private begun: number | null = null;

  constructor(private readonly table: Table) {}

  private get draft() {
    return this.table.draft;
  }

  private get steps(): readonly string[] {
    return this.draft.steps;
  }

  private get view(): View {
    return this.table.view;
  }

  private get first(): readonly string[] {
    return this.table.mayAct ? (this.table.position?.legal ?? []) : [];
  }

  /** Where the chosen steps lead. */
  private get ahead(): View | null {
    return this.draft.composed?.view ?? null;
  }

  /** Propose the obvious steps: the only legal one, keep the dice, keep the fish. */
  propose(): void {
    const decision = this.table.position?.decision ?? null;
    if (decision !== this.begun) {
      this.begun = decision;
      this.again = false;
      this.preferred = null;
      this.hooked = null;
    }
    if (this.mayRoll && !this.again && this.steps.length === 0) this.draft.suggest(["stop"]);
    const [only, ...others] = this.first;
    if (only !== undefined && others.length === 0 && this.steps.length === 0) {
      this.hooked = only;
      this.draft.suggest([only]);
    }
    const last = this.steps.at(-1) ?? "";
    const legal = this.draft.composed?.legal ?? [];
    if (last.startsWith(AGAIN) && legal.includes("stop")) this.draft.propose([...this.steps, "stop"]);
    if (this.hooked !== null && last === this.hooked && this.draft.composed) {
      this.hooked = null;
      if (legal.includes("keep")) this.add("keep");
    }
  }

  /** Add an obvious step. To a suggestion it is a suggestion too. */
  private add(step: string): void {
    if (this.draft.suggested) this.draft.suggest([...this.steps, step]);
    else this.draft.propose([...this.steps, step]);
  }

  private take(steps: readonly string[]): void {
    if (steps.length > 0) this.draft.propose(steps);
    else this.draft.clear();
  }

  get mayRoll(): boolean {
    return this.first.includes("stop");
  }

  setAgain(again: boolean): void {
    this.again = again;
    this.take(again ? [] : ["stop"]);
  }

  /** The dice, by their places, that are set aside to be rolled again. */
  private get aside(): number[] {
    const left = this.steps.flatMap((step) =>
      step.startsWith(AGAIN) ? [Number(step.slice(AGAIN.length))] : [],
    );
    return (this.view.catch?.dice ?? []).flatMap((face, place) => {
      const at = left.indexOf(face);
      if (at < 0) return [];
      left.splice(at, 1);
      return [place];
    });
  }

  isAgain(place: number): boolean {
    return this.aside.includes(place);
  }

  toggleAgain(place: number): void {
    const dice = this.view.catch?.dice ?? [];
    const before = this.aside;
    const same = dice.flatMap((face, at) => (face === dice[place] ? [at] : []));
    const chosen = same.filter((at) => before.includes(at)).length + (before.includes(place) ? -1 : 1);
    const after = [...before.filter((at) => !same.includes(at)), ...same.slice(0, chosen)];
    const faces = after.map((at) => dice[at] ?? 0).sort((one, other) => one - other);
    this.take(faces.map((face) => `${AGAIN}${face}`));
  }

  /** What a die must be chosen for before the first fish; null if for nothing. */
  get dieWord(): "kill" | "extra" | null {
    const all = [...this.first, ...this.legalBeforeFish, ...this.steps];
    if (all.some((step) => step.startsWith(KILL))) return "kill";
    return all.some((step) => step.startsWith(EXTRA)) ? "extra" : null;
  }

  private get legalBeforeFish(): readonly string[] {
    return this.steps[0] === "stop" ? (this.draft.after(["stop"])?.legal ?? []) : [];
  }

  private get dieStep(): string {
    return this.dieWord === "extra" ? EXTRA : KILL;
  }

  /** Whether a die with this face can be chosen to kill, or to get one more fish. */
  dieChoice(face: number): boolean {
    const step = `${this.dieStep}${face}`;
    return this.dieWord !== null && (this.first.includes(step) || this.legalBeforeFish.includes(step));
  }

  isDieChosen(place: number): boolean {
    const step = this.steps.find((one) => one.startsWith(this.dieStep));
    const face = Number(step?.slice(this.dieStep.length));
    return step !== undefined && this.view.catch?.dice.indexOf(face) === place;
  }

  chooseDie(face: number): void {
    const before = this.steps[0] === "stop" ? ["stop"] : [];
    this.draft.propose([...before, `${this.dieStep}${face}`]);
  }

  /** Whether nothing is left to do with a die. */
  isUsed(place: number): boolean {
    const action = (this.ahead ?? this.view).catch;
    const dice = action?.dice ?? [];
    const face = dice[place];
    if (!action || face === undefined) return true;
    const left = action.takes.filter((one) => one === face).length + (action.killer === face ? 1 : 0);
    const same = dice.flatMap((one, at) => (one === face ? [at] : []));
    return same.indexOf(place) >= Math.min(left, same.length);
  }

  /** The fish picked so far. */
  get picks(): Pick[] {
    const [first = ""] = this.steps;
    const caught = this.view.step === "fate" ? (this.view.catch?.caught ?? null) : null;
    if (caught === null) return this.picked;
    return [
      { doing: "take", fish: caught, die: 0, fate: FATES.includes(first) ? first : null },
      ...this.picked,
    ];
  }

  /** The fish on the hook, whose fate alone is asked. */
  get hook(): Pick | null {
    return this.picks.find((pick) => pick.die === 0) ?? null;
  }

  chooseFate(fate: string): void {
    this.draft.propose([fate]);
  }

  /** What is still to be done with the dice, as far as there is fish for it. */
  get left(): Left {
    const action = (this.ahead ?? this.view).catch;
    const { uses } = this;
    const may = (doing: Use["doing"], die: number) =>
      uses.some((use) => use.doing === doing && use.die === die);
    return {
      takes: action?.takes.filter((die) => may("take", die)) ?? [],
      killer: action?.killer != null && may("kill", action.killer) ? action.killer : null,
    };
  }

  /** Whether some fish may be picked for several dice, so that a die must be preferred. */
  get overlaps(): boolean {
    const fish = this.draft.legal.flatMap((step) => catchOf(step)?.fish ?? []);
    return fish.some((one, at) => fish.indexOf(one) < at);
  }

  private get picked(): Pick[] {
    return this.steps.flatMap((step, at) => {
      const found = catchOf(step);
      const next = this.steps[at + 1] ?? "";
      return found ? [{ ...found, fate: FATES.includes(next) ? next : null }] : [];
    });
  }

  /** The fates that a fish just taken may have. */
  get fates(): string[] {
    const at = this.steps.findIndex((step) => step.startsWith("take "));
    const legal = at < 0 ? this.first : (this.draft.after(this.steps.slice(0, at + 1))?.legal ?? []);
    return FATES.filter((fate) => legal.includes(fate));
  }

  get hasFates(): boolean {
    return this.fates.length > 0;
  }

  setFate(fish: string, fate: string): void {
    const at = this.steps.findIndex((step) => catchOf(step)?.fish === fish);
    const rest = this.steps.slice(at + 1);
    if (rest[0] !== undefined && FATES.includes(rest[0])) rest.shift();
    this.draft.propose([...this.steps.slice(0, at + 1), fate, ...rest]);
  }

  /** What fish may still be picked for. */
  get uses(): Use[] {
    const all = this.draft.legal.flatMap((step) => catchOf(step) ?? []);
    return all.filter(
      (use, at) => all.findIndex((one) => one.doing === use.doing && one.die === use.die) === at,
    );
  }

  isUsing(use: Use): boolean {
    const one = this.preferred;
    return one !== null && one.doing === use.doing && one.die === use.die;
  }

  use(use: Use): void {
    this.preferred = this.isUsing(use) ? null : use;
  }

  /** The step that picking a fish takes, or null. */
  stepFor(fish: string): string | null {
    const open = this.draft.legal.filter((step) => catchOf(step)?.fish === fish);
    const wanted = this.preferred;
    const preferred = open.find((step) => {
      const one = catchOf(step);
      return one !== null && wanted?.doing === one.doing && wanted.die === one.die;
    });
    return preferred ?? open[0] ?? this.instead(fish);
  }

  /** A step for the fish that replaces the last pick. */
  private instead(fish: string): string | null {
    const at = this.steps.findLastIndex((step) => catchOf(step) !== null);
    const legal = at < 0 ? [] : (this.draft.after(this.steps.slice(0, at))?.legal ?? this.firstBefore(at));
    return legal.find((step) => catchOf(step)?.fish === fish) ?? null;
  }

  private firstBefore(at: number): readonly string[] {
    return at === 0 ? this.first : [];
  }

  /** Pick a fish, or leave it if it was picked. */
  toggle(fish: string): void {
    const at = this.steps.findIndex((step) => catchOf(step)?.fish === fish);
    if (at >= 0) {
      const rest = this.steps.slice(at + 1);
      if (rest[0] !== undefined && FATES.includes(rest[0])) rest.shift();
      this.take([...this.steps.slice(0, at), ...rest]);
      return;
    }
    const step = this.stepFor(fish);
    if (step === null) return;
    this.hooked = step;
    this.draft.choose(step);
  }
}
