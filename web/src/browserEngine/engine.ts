/** The page's side of the engine: calls the worker, and passes on what happens at tables. */
import { loadProgress } from "./progress.svelte";
import type { FromWorker, Told, ToWorker } from "./workerMessages";
import type { Place } from "./pyodide";
import { BackendError } from "$/wire/backend";
import type { Refusal } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}
type Hear = (told: Told[]) => void;

/** The code of refusals that say that the engine itself has failed. */
export const DEAD = "engine";
/** Milliseconds between two signs of life that are asked of the worker while somebody reads a table. */
export const PULSE_MS = 10_000;
/** Milliseconds after which a worker that gives no sign of life is dead. */
export const SILENCE_MS = 30_000;
const missing = refusal(DEAD, "engineMissing");
const failed = refusal(DEAD, "engineFailed");

class Engine {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hearers = new Map<string, Set<Hear>>();
  private readonly mourners = new Set<(why: Refusal) => void>();
  /** How many messages of the worker were heard. */
  private heard = 0;
  private pulse: ReturnType<typeof setInterval> | undefined;

  /** Where the files of the engine are, if not in the folder of a static site. */
  private elsewhere: Place | null = null;

  /** The address of the site's folder. */
  get base(): string {
    return new URL("./", document.baseURI).href;
  }

  /** The name of a file of the engine, which tells its version; empty if the site has no such file. */
  named(part: "engine" | "compiled" | "puzzles"): string {
    return document.querySelector<HTMLMetaElement>(`meta[name="${part}"]`)?.content ?? "";
  }

  /** Take the engine from another place. */
  comesFrom(place: Place): void {
    this.elsewhere = place;
  }

  private get place(): Place {
    const [engine, compiled, puzzles] = [this.named("engine"), this.named("compiled"), this.named("puzzles")];
    return this.elsewhere ?? { base: this.base, engine, compiled, puzzles };
  }

  start(): void {
    if (this.worker) return;
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lose(this.heard === 0 ? missing : failed);
    worker.onmessageerror = () => this.lose(failed);
    this.worker = worker;
    this.heard = 0;
    loadProgress.hear(0);
    this.post({ start: this.place });
  }

  /** End a worker that does not work any more; the next call starts a new one. */
  stop(): void {
    if (this.worker) this.lose(failed);
  }

  /** Be told when the worker dies; nobody listens to a table any more then. Call the returned function to stop. */
  mourn(tell: (why: Refusal) => void): () => void {
    this.mourners.add(tell);
    this.pulse ??= this.watch();
    return () => {
      this.mourners.delete(tell);
      if (this.mourners.size > 0) return;
      clearInterval(this.pulse);
      this.pulse = undefined;
    };
  }

  call<T>(call: string, words: Record<string, unknown> = {}): Promise<T> {
    this.start();
    const id = ++this.asked;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.post({ id, call, words });
    });
  }

  /** Listen to a table. Call the returned function to stop. */
  listen(table: string, hear: Hear): () => void {
    const hearers = this.hearers.get(table) ?? new Set();
    this.hearers.set(table, hearers.add(hear));
    void this.call("listen", { table }).catch(() => undefined);
    return () => {
      hearers.delete(hear);
      void this.call("leave", { table }).catch(() => undefined);
    };
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  /** Ask for signs of life. A worker that died without a word gives none. */
  private watch(): ReturnType<typeof setInterval> {
    let unanswered = 0;
    let before = 0;
    return setInterval(() => {
      unanswered = this.worker && this.heard === before ? unanswered + 1 : 0;
      before = this.heard;
      if (unanswered > SILENCE_MS / PULSE_MS) this.lose(failed);
      else this.post({ alive: true });
    }, PULSE_MS);
  }

  private hear(message: FromWorker): void {
    this.heard += 1;
    if ("alive" in message) return;
    if ("coming" in message) return loadProgress.hear(message.coming);
    if ("build" in message) return void (loadProgress.build = message.build);
    if ("table" in message) {
      for (const hear of this.hearers.get(message.table) ?? []) hear(message.told);
      return;
    }
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("value" in message) asked?.resolve(message.value);
    else asked?.reject(new BackendError(message.refusal));
  }

  private lose(why: Refusal): void {
    this.worker?.terminate();
    this.worker = null;
    const asked = [...this.waiting.values()];
    this.waiting.clear();
    this.hearers.clear();
    for (const { reject } of asked) reject(new BackendError(why));
    for (const tell of [...this.mourners]) tell(why);
    loadProgress.hear(null);
  }
}

export const engine = /* @__PURE__ */ new Engine();
