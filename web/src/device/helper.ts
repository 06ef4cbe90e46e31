/** Help with long searches: a second engine in a worker of its own, where the device has cores for it. */
import type { Findings, Found, Wanted } from "./messages";
import type { Place } from "./python";

/** Milliseconds that an answer may come after the search of the first engine. */
const LATE = 200;
/** A second engine takes about 100 MB. Devices that say how much memory they have say it in GB. */
const LEAST_MEMORY = 4;

export class Helper {
  /** Undefined before the first search; null if nobody can help. */
  private worker: Worker | null | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, (found: Findings) => void>();

  constructor(private readonly place: Place) {}

  /** Begin a search; null if nobody can help. The first call starts the worker, so its answer comes late. */
  search(search: Record<string, unknown>): Promise<Findings> | null {
    if (this.worker === undefined) this.worker = this.start();
    if (!this.worker) return null;
    const id = ++this.asked;
    this.worker.postMessage({ id, search } satisfies Wanted);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private start(): Worker | null {
    if (!hasRoom() || typeof Worker === "undefined") return null;
    const worker = new Worker(new URL("./helper.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Found>) => {
      this.waiting.get(data.id)?.(data.found);
      this.waiting.delete(data.id);
    };
    worker.onerror = () => (this.worker = null);
    worker.postMessage({ start: this.place });
    return worker;
  }
}

/** What a search has found; null if that is not known in time. */
export function inTime(search: Promise<Findings> | null): Promise<Findings | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LATE));
  return Promise.race([search, late]);
}

function hasRoom(): boolean {
  const { hardwareConcurrency, deviceMemory = LEAST_MEMORY } = navigator as Navigator & {
    deviceMemory?: number;
  };
  return hardwareConcurrency > 1 && deviceMemory >= LEAST_MEMORY;
}
