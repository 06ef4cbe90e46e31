/** A turn before it is sent: the chosen steps, what they lead to, and why other steps are refused. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { ofGame, type PreviewedOf } from "../viewTypes";
import { LinkLost, type TableLink } from "$/wire/link";
import type { Position, Previewed, Refusal } from "$/wire/messages";

const SEPARATOR = "\n";
/** Milliseconds that the pointer must rest on a target before the backend is asked about it. */
const DWELL = 50;

export class Draft<View = unknown, Insight = unknown> {
  /** Chosen, in order, and not sent. */
  steps = $state.raw<readonly string[]>([]);
  /** Whether the steps were suggested, not chosen: then there is nothing to take back. */
  suggested = $state(false);
  /** What the pointer or the focus is on. */
  hovered = $state<string | null>(null);
  private readonly previews = new SvelteMap<string, PreviewedOf<View, Insight>>();
  private readonly refusals = new SvelteMap<string, Refusal>();
  /** Steps of which it was asked what they lead to, and not answered. */
  private readonly open = new SvelteSet<string>();
  private asked: Readonly<Record<string, Promise<unknown>>> = {};
  private dwelling: ReturnType<typeof setTimeout> | undefined;
  private decision: number | null = null;
  private first: string[] = [];
  private late: readonly string[] = [];

  /** `touched` is called when the reader chooses: not for suggestions. */
  constructor(
    private readonly link: TableLink,
    private readonly touched: () => void = () => undefined,
  ) {}

  /** What may come next, after the steps chosen so far. */
  get legal(): readonly string[] {
    return this.legalAfter(this.steps);
  }

  /** What is seen after the steps chosen so far; null without steps or before the answer. */
  get composed(): PreviewedOf<View, Insight> | null {
    return this.steps.length > 0 ? this.after(this.steps) : null;
  }

  /** Whether the backend was asked what the chosen steps lead to, and has not answered yet. */
  get waiting(): boolean {
    return this.open.has(this.steps.join(SEPARATOR));
  }

  /** The chosen steps after which something can still be chosen; one that ends the turn is left out. */
  private get undecided(): readonly string[] {
    const kept = this.steps.findLastIndex((_, at) => this.legalAfter(this.steps.slice(0, at + 1)).length > 0);
    return this.steps.slice(0, kept + 1);
  }

  /** What is seen after the hovered step is added. */
  get considered(): PreviewedOf<View, Insight> | null {
    return this.hovered === null ? null : this.after(this.route(this.hovered));
  }

  /** Whether no step can be added: the steps can only be sent. */
  get complete(): boolean {
    return this.composed !== null && this.legal.length === 0;
  }

  /** Start with the decision of a position; drop steps of an earlier decision. */
  begin(position: Pick<Position, "decision" | "legal"> | null): void {
    this.decision = position?.decision ?? null;
    this.first = position?.legal ?? [];
    this.steps = [];
    this.suggested = false;
    this.hovered = null;
    this.previews.clear();
    this.refusals.clear();
    this.open.clear();
    this.asked = {};
    this.offer();
  }

  /** Whether the action can be taken after some of the chosen steps. */
  isLegal(action: string): boolean {
    return this.route(action).length > 0;
  }

  /** Take a step. It replaces chosen steps after which it would not be legal. */
  choose(action: string): void {
    const route = this.route(action);
    if (route.length > 0) this.propose(route);
  }

  /** Replace all steps by a suggestion, ready to be sent or changed. */
  suggest(steps: readonly string[]): void {
    this.put(steps, true);
  }

  /** Replace all steps, as when a proposal is taken as a whole. */
  propose(steps: readonly string[]): void {
    this.touched();
    this.put(steps, false);
  }

  /** Steps came too late for their decision: suggest them again at the next one, if they are still legal. */
  tooLate(decision: number, steps: readonly string[]): void {
    this.late = steps;
    if (this.decision !== decision) this.offer();
  }

  back(): void {
    this.steps = this.steps.slice(0, -1);
  }

  clear(): void {
    this.steps = [];
  }

  /** Set what the pointer or the focus is on, and ask what it leads to or why it is refused. */
  consider(action: string | null): void {
    if (action === this.hovered) return;
    this.hovered = action;
    clearTimeout(this.dwelling);
    if (action === null || this.decision === null) return;
    this.dwelling = setTimeout(() => {
      if (this.isLegal(action)) void this.look(this.route(action));
      else void this.why(action);
    }, DWELL);
  }

  /** Why the action is refused after some steps, if that was asked and answered. */
  refusal(action: string, steps: readonly string[] = this.undecided): Refusal | null {
    return this.refusals.get([...steps, action].join(SEPARATOR)) ?? null;
  }

  /** What is seen after some steps, if that was asked and answered. */
  after(steps: readonly string[]): PreviewedOf<View, Insight> | null {
    return this.previews.get(steps.join(SEPARATOR)) ?? null;
  }

  /** Ask what is seen after some steps. */
  async look(steps: readonly string[]): Promise<PreviewedOf<View, Insight> | null> {
    const known = this.after(steps);
    if (known !== null || this.decision === null) return known;
    const key = steps.join(SEPARATOR);
    this.open.add(key);
    const answer = await this.ask(`look ${key}`, () =>
      this.link.ask({ type: "preview", decision: this.decision ?? -1, steps: [...steps] }),
    );
    this.open.delete(key);
    if (answer?.type !== "previewed") return null;
    const seen = ofGame<Previewed, View, Insight>(answer);
    this.previews.set(key, seen);
    return seen;
  }

  async why(action: string, steps: readonly string[] = this.undecided): Promise<void> {
    const { decision } = this;
    const key = [...steps, action].join(SEPARATOR);
    if (decision === null || this.refusals.has(key)) return;
    const answer = await this.ask(`why ${key}`, () =>
      this.link.ask({ type: "why", decision, steps: [...steps], actions: [action] }),
    );
    const refusal = answer?.type === "reasons" ? answer.reasons[action] : undefined;
    if (refusal) this.refusals.set(key, refusal);
  }

  /** Suggest steps that came too late, unless they are refused or something was chosen meanwhile. */
  private offer(): void {
    const { decision, late } = this;
    if (decision === null || late.length === 0) return;
    this.late = [];
    void this.look(late).then((seen) => {
      if (seen !== null && this.decision === decision && this.steps.length === 0) this.suggest(late);
    });
  }

  private put(steps: readonly string[], suggested: boolean): void {
    this.suggested = suggested;
    this.steps = [...steps];
    void this.look(steps);
  }

  /** The steps that end with this action: as many of the chosen ones as possible, then the action. */
  private route(action: string): readonly string[] {
    for (let kept = this.steps.length; kept >= 0; kept--) {
      const before = this.steps.slice(0, kept);
      if (this.legalAfter(before).includes(action)) return [...before, action];
    }
    return [];
  }

  private legalAfter(steps: readonly string[]): readonly string[] {
    return steps.length === 0 ? this.first : (this.after(steps)?.legal ?? []);
  }

  /** Ask each question once; the same question again waits for the same answer. */
  private ask<T>(question: string, send: () => Promise<T>): Promise<T | null> {
    const answer = (this.asked[question] as Promise<T | null> | undefined) ?? this.hear(question, send);
    this.asked = { ...this.asked, [question]: answer };
    return answer;
  }

  /** Ignore an answer to an earlier decision, and one that was lost with the connection. */
  private async hear<T>(question: string, send: () => Promise<T>): Promise<T | null> {
    const decision = this.decision;
    try {
      const answer = await send();
      return this.decision === decision ? answer : null;
    } catch (error) {
      this.asked = Object.fromEntries(Object.entries(this.asked).filter(([one]) => one !== question));
      if (error instanceof LinkLost) return null;
      throw error;
    }
  }
}
