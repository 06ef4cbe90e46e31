/** The worker: the engine, the tables of this device, and the bots that play at them. */
import { SecondEngine } from "./secondEngine";
import { asksForPuzzle, puzzlesOf } from "./puzzles";
import { BrowserTables } from "./tables";
import { Refused, startPython } from "./pyodide";
import type { FromWorker, ToWorker } from "./workerMessages";
import type { Build } from "$/wire/backend";
import type { Refusal } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

interface Started {
  tables: BrowserTables;
  bringPuzzles: () => Promise<void>;
}

let starting: Promise<Started> | null = null;
const post = (message: FromWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    const tell = (coming: number | null) => post({ coming });
    const { start } = data;
    starting = startPython(start, tell).then((python) => {
      post({ build: python.call<Build>("build") });
      const tables = new BrowserTables(python.call, new SecondEngine(start), post);
      return { tables, bringPuzzles: puzzlesOf(start, python) };
    });
    starting.catch(() => tell(null));
  } else if ("alive" in data) post(data);
  else void answer(data.id, data.call, data.words);
};

async function answer(id: number, call: string, words: Record<string, unknown>): Promise<void> {
  try {
    const started = await starting;
    if (!started) throw new Error("the engine was not started");
    if (asksForPuzzle(call, words)) await started.bringPuzzles();
    post({ id, value: await started.tables.ask(call, words) });
  } catch (error) {
    post({ id, refusal: refusalOf(error) });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  console.error(error);
  return refusal("engine", "engineFailed");
}
