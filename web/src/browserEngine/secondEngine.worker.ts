/** A second engine that works for the first one. It does nothing else, so it may block. */
import { startPython, type Place, type Python } from "./pyodide";
import type { Found, Wanted } from "./workerMessages";

let starting: Promise<Python> | null = null;

self.onmessage = ({ data }: MessageEvent<{ start: Place } | Wanted>) => {
  if ("start" in data) starting = startPython(data.start, () => undefined);
  else answer(data).catch(reportError);
};

async function answer({ id, call, words }: Wanted): Promise<void> {
  const python = await starting;
  if (python) self.postMessage({ id, found: python.call(call, words) } satisfies Found);
}
