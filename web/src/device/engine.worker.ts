/** The worker: the engine, the tables of this device, and the bots that play at them. */
import { Helper } from "./helper";
import { DeviceTables } from "./tables";
import { Refused, startPython } from "./python";
import type { FromWorker, ToWorker } from "./messages";
import type { Build } from "$/wire/backend";
import type { Refusal } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

let starting: Promise<DeviceTables> | null = null;
const post = (message: FromWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    const tell = (coming: number | null) => post({ coming });
    const { start } = data;
    starting = startPython(start, tell).then((python) => {
      post({ build: python<Build>("build") });
      return new DeviceTables(python, new Helper(start), post);
    });
    starting.catch(() => tell(null));
  } else if ("alive" in data) post(data);
  else void answer(data.id, data.call, data.words);
};

async function answer(id: number, call: string, words: Record<string, unknown>): Promise<void> {
  try {
    const tables = await starting;
    if (!tables) throw new Error("the engine was not started");
    post({ id, value: await tables.ask(call, words) });
  } catch (error) {
    post({ id, refusal: refusalOf(error) });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  console.error(error);
  return refusal("engine", "engineFailed");
}
