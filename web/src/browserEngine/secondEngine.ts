/** Help with long work: a second engine in a worker of its own, where the device has cores for it. */
import type { Findings, Found, Wanted } from "./workerMessages";
import type { Place } from "./pyodide";
import type { Judged } from "$/wire/httpTypes";

/** Milliseconds that an answer may come after the search of the first engine. */
const LATE_MS = 200;
/** A second engine takes about 100 MB. Devices that say how much memory they have say it in GB. */
const LEAST_MEMORY = 4;

/** Every answer is null if nobody can help. The first question starts the worker, so its answer comes late. */
export class SecondEngine {
  /** Undefined before the first question; null if nobody can help. */
  private worker: Worker | null | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, (found: unknown) => void>();

  constructor(private readonly place: Place) {}

  /** Search for a decision. */
  search(words: Record<string, unknown>): Promise<Findings | null> {
    return this.ask("search", words);
  }

  /** Judge an act of a finished game. */
  judge(words: Record<string, unknown>): Promise<Judged | null> {
    return this.ask("judge_alone", words);
  }

  private ask<T>(call: string, words: Record<string, unknown>): Promise<T | null> {
    if (this.worker === undefined) this.worker = this.start();
    if (!this.worker) return Promise.resolve(null);
    const id = ++this.asked;
    this.worker.postMessage({ id, call, words } satisfies Wanted);
    return new Promise((resolve) => this.waiting.set(id, (found) => resolve(found as T | null)));
  }

  private start(): Worker | null {
    if (!hasRoom() || typeof Worker === "undefined") return null;
    const worker = new Worker(new URL("./secondEngine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Found>) => {
      this.waiting.get(data.id)?.(data.found);
      this.waiting.delete(data.id);
    };
    worker.onerror = () => this.lose();
    worker.postMessage({ start: this.place });
    return worker;
  }

  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const answer of this.waiting.values()) answer(null);
    this.waiting.clear();
  }
}

/** What a search has found; null if that is not known in time. */
export function inTime(search: Promise<Findings | null> | null): Promise<Findings | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LATE_MS));
  return Promise.race([search, late]);
}

function hasRoom(): boolean {
  const { hardwareConcurrency, deviceMemory = LEAST_MEMORY } = navigator as Navigator & {
    deviceMemory?: number;
  };
  return hardwareConcurrency > 1 && deviceMemory >= LEAST_MEMORY;
}
