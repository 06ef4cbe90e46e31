/** The page's side of the engine: calls the worker, and passes on what happens at tables. */
import type { FromWorker, Told, ToWorker } from "./messages";
import { BackendError } from "$/wire/backend";
import { refusal } from "$/wire/refusals";

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}
type Hear = (told: Told[]) => void;

const lost = refusal("engine", "engineMissing");

class Engine {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hearers = new Map<string, Set<Hear>>();

  /** The address of the site's folder. */
  get base(): string {
    return new URL("./", document.baseURI).href;
  }

  start(): void {
    if (this.worker) return;
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lose();
    const engine = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content ?? "";
    this.worker = worker;
    this.post({ start: { base: this.base, engine } });
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

  private hear(message: FromWorker): void {
    if ("table" in message) {
      for (const hear of this.hearers.get(message.table) ?? []) hear(message.told);
      return;
    }
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("value" in message) asked?.resolve(message.value);
    else asked?.reject(new BackendError(message.refusal));
  }

  private lose(): void {
    for (const { reject } of this.waiting.values()) reject(new BackendError(lost));
    this.waiting.clear();
    this.worker = null;
  }
}

export const engine = /* @__PURE__ */ new Engine();
