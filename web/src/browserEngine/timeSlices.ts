/** Long work of the engine, done in slices, so that short questions are answered in between. */
import { inTime, type SecondEngine } from "./secondEngine";
import type { Findings } from "./workerMessages";
import type { Call } from "./pyodide";

export interface Task {
  /** Work that somebody waits for goes before work in the background. */
  urgent: boolean;
  begin: () => number;
  end: (value: unknown) => Promise<void>;
  failed: (error: unknown) => void;
}

/** What one slice of a task answers. It may wish that another worker searches too, and later hear what that found. */
interface Slice {
  done: boolean;
  value: unknown;
  wish: Record<string, unknown> | "wait" | null;
}

const channel = new MessageChannel();

/** Let waiting messages in. */
export const breathe = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

export class TimeSlices {
  private readonly waiting: Task[] = [];
  private readonly numbers = new Map<Task, number>();
  private readonly help = new Map<Task, Promise<Findings | null>>();
  /** Tasks that want to hear, with their next slice, what another worker has found. */
  private readonly waits = new Set<Task>();

  constructor(
    private readonly python: Call,
    private readonly secondEngine: SecondEngine,
    /** Called when there is work. */
    private readonly wake: () => void,
  ) {}

  add(task: Task): void {
    this.waiting.push(task);
    this.wake();
  }

  /** Whether somebody waits for a task. */
  get urgent(): boolean {
    return this.waiting.some((one) => one.urgent);
  }

  get idle(): boolean {
    return this.waiting.length === 0;
  }

  /** Do one slice of the task that comes first. */
  async slice(): Promise<void> {
    const task = this.waiting.find((one) => one.urgent) ?? this.waiting[0];
    if (!task) return;
    try {
      const number = this.numbers.get(task) ?? task.begin();
      this.numbers.set(task, number);
      const { done, value, wish } = this.python<Slice>("work", {
        task: number,
        heard: await this.heard(task),
      });
      if (wish === "wait") this.waits.add(task);
      else if (wish) this.help.set(task, this.secondEngine.search(wish));
      if (!done) return;
      this.drop(task);
      await task.end(value);
    } catch (error) {
      this.drop(task);
      task.failed(error);
    }
  }

  /** What the other worker has found for a task that waits for it; null for every other task. */
  private async heard(task: Task): Promise<Findings | null> {
    return this.waits.delete(task) ? inTime(this.help.get(task) ?? null) : null;
  }

  private drop(task: Task): void {
    this.numbers.delete(task);
    this.help.delete(task);
    this.waiting.splice(this.waiting.indexOf(task), 1);
  }
}
