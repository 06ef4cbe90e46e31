/** Reviews of finished games. Their acts are judged here and, where the device has cores for it, in a second worker. */
import type { SecondEngine } from "./secondEngine";
import type { Call } from "./pyodide";
import { storage } from "./storage";
import type { TimeSlices } from "./timeSlices";
import type { Judged } from "$/wire/httpTypes";

/** Seconds for each of the two searches that judge an act. */
const SECONDS = 0.4;
/** Milliseconds that the second worker may keep an act, its own start included. */
const HELD = 30_000;

/** The review of one game: which acts are judged, and which are being judged. */
class Review {
  private readonly ahead = new Map<number, Judged>();
  private readonly taken = new Set<number>();
  /** Whether the second worker has an act of this game, or does not help any more. */
  helping = false;
  /** Whether an act is being judged here. */
  working = false;

  constructor(
    readonly table: string,
    readonly text: string,
    private readonly acts: number,
    private judged: Judged[],
  ) {}

  get done(): boolean {
    return this.judged.length >= this.acts;
  }

  /** The first act that nobody has taken; null if there is none. */
  take(): number | null {
    for (let act = this.judged.length; act < this.acts; act++)
      if (!this.taken.has(act)) {
        this.taken.add(act);
        return act;
      }
    return null;
  }

  giveBack(act: number): void {
    this.taken.delete(act);
  }

  /** Add a judgement, and return all up to the first act that is not judged yet. */
  add(act: number, judgement: Judged): Judged[] {
    this.ahead.set(act, judgement);
    const known = [...this.judged];
    for (let next; (next = this.ahead.get(known.length));) known.push(next);
    this.judged = known;
    return known;
  }
}

export class ReviewJobs {
  private readonly reviews = new Map<string, Review>();

  constructor(
    private readonly python: Call,
    private readonly secondEngine: SecondEngine,
    private readonly tasks: TimeSlices,
  ) {}

  /** Judge what is left of a game until its end, unless that goes on already. */
  begin(table: string, acts: number, judged: Judged[]): void {
    if (judged.length >= acts || this.reviews.has(table)) return;
    const review = new Review(table, this.python<string>("export", { table }), acts, judged);
    this.reviews.set(table, review);
    this.goOn(review);
  }

  private goOn(review: Review): void {
    this.judgeHere(review);
    if (!this.tasks.urgent) void this.judgeThere(review);
  }

  private judgeHere(review: Review): void {
    const act = review.working ? null : review.take();
    if (act === null) return;
    review.working = true;
    const { table } = review;
    this.tasks.add({
      urgent: false,
      begin: () => this.python<number>("judge", { table, acts: act, seconds: SECONDS }),
      end: (judgement) => {
        review.working = false;
        return this.keep(review, act, judgement as Judged);
      },
      failed: (error) => {
        this.reviews.delete(table);
        console.error(error);
      },
    });
  }

  /** Let the second worker judge an act. If it cannot, the act is judged here. */
  private async judgeThere(review: Review): Promise<void> {
    const act = review.helping ? null : review.take();
    if (act === null) return;
    review.helping = true;
    const judgement = await this.helped({ text: review.text, acts: act, seconds: SECONDS });
    if (judgement) {
      review.helping = false;
      await this.keep(review, act, judgement);
    } else {
      review.giveBack(act);
      this.judgeHere(review);
    }
  }

  private helped(words: Record<string, unknown>): Promise<Judged | null> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), HELD));
    return Promise.race([this.secondEngine.judge(words), late]);
  }

  private async keep(review: Review, act: number, judgement: Judged): Promise<void> {
    const known = review.add(act, judgement);
    if (review.done) this.reviews.delete(review.table);
    else this.goOn(review);
    await storage.putJudged(review.table, known);
  }
}
