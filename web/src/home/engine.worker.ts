/** The household's own process: the engine, the tables of this device, and the bots that think at them. */
import { Household } from "./household";
import { Refused, startPython } from "./python";
import type { FromWorker, ToWorker } from "./words";
import type { Refusal } from "$/wire/messages";

let starting: Promise<Household> | null = null;
const post = (message: FromWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    starting = startPython(data.start).then((python) => new Household(python, post));
    starting.catch(() => undefined);
  } else void answer(data.id, data.call, data.words);
};

async function answer(id: number, call: string, words: Record<string, unknown>): Promise<void> {
  try {
    const household = await starting;
    if (!household) throw new Error("the engine was not started");
    post({ id, value: await household.ask(call, words) });
  } catch (error) {
    post({ id, refusal: refusalOf(error) });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  console.error(error);
  return { code: "engine", rule: "", sentence: "The engine in this page has failed." };
}
