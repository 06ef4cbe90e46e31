/** For whom the texts of a page part are said: set by the page of a table, asked for by what it shows. */
import { getContext, setContext } from "svelte";
import { ANYBODY, type ReaderContext } from "./tellings";

const KEY = Symbol("reading");

export function setReaderContext(reading: () => ReaderContext): void {
  setContext(KEY, reading);
}

/** The reading of the table around; of nobody in particular where there is none. */
export function getReaderContext(): () => ReaderContext {
  return getContext<(() => ReaderContext) | undefined>(KEY) ?? (() => ANYBODY);
}
