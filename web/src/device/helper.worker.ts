/** A second engine that searches for the first one. It does nothing else, so it may block. */
import { startPython, type Call, type Place } from "./python";
import type { Findings, Wanted } from "./messages";

let starting: Promise<Call> | null = null;

self.onmessage = async ({ data }: MessageEvent<{ start: Place } | Wanted>) => {
  if ("start" in data) {
    starting = startPython(data.start, () => undefined);
    starting.catch(reportError);
  } else if (starting) {
    const python = await starting;
    self.postMessage({ id: data.id, found: python<Findings>("search", data.search) });
  }
};
