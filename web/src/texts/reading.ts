/** For whom the texts of a page part are said: set by the page of a table, asked for by what it shows. */
import { getContext, setContext } from "svelte";
import { ANYBODY, type Reading } from "./speaker";

const KEY = Symbol("reading");

export function setReading(reading: () => Reading): void {
  setContext(KEY, reading);
}

/** The reading of the table around; of nobody in particular where there is none. */
export function getReading(): () => Reading {
  return getContext<(() => Reading) | undefined>(KEY) ?? (() => ANYBODY);
}
