/** Long work of the engine, done in slices, so that short questions are answered in between. */
import type { Call } from "./python";

export interface Task {
  /** Work that somebody waits for goes before work in the background. */
  urgent: boolean;
  begin: () => number;
  end: (value: unknown) => Promise<void>;
  failed: (error: unknown) => void;
}

const channel = new MessageChannel();

/** Let waiting messages in. */
export const breathe = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

export class Tasks {
  private readonly waiting: Task[] = [];
  private readonly numbers = new Map<Task, number>();

  constructor(private readonly python: Call) {}

  add(task: Task): void {
    this.waiting.push(task);
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
      const { done, value } = this.python<{ done: boolean; value: unknown }>("work", { task: number });
      if (!done) return;
      this.drop(task);
      await task.end(value);
    } catch (error) {
      this.drop(task);
      task.failed(error);
    }
  }

  private drop(task: Task): void {
    this.numbers.delete(task);
    this.waiting.splice(this.waiting.indexOf(task), 1);
  }
}
