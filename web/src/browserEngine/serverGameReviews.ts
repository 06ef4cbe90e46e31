/** Reviews of a server's games, computed in the page: the server sends its engine, and the record of the game. */
import { engine } from "./engine";
import type { Place } from "./pyodide";
import { storage } from "./storage";
import type { Checked, Judged, Review } from "$/wire/httpTypes";
import type { Backend } from "$/wire/backend";

/** Where a server keeps the engine, and the list of its files there. */
const BASE = "/engine/";
const NAMES = "names.json";

/** Whether this browser can run the engine and its reader has not asked to be spared large files. */
export function mayReview(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof WebAssembly === "object" && !connection?.saveData;
}

/** Begin to review a table here; null if the server sends no engine or the engine does not start. */
export async function reviewHere(server: Backend, table: string): Promise<Review | null> {
  try {
    engine.comesFrom(await placeOfEngine());
    const { id } = await engine.call<{ id: string }>("take", { text: await server.recordFile(table) });
    return id === table ? await engine.call<Review>("review", { table, ask: true }) : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Check the dice of a finished game here, by the rules of the engine. */
export async function diceHere(server: Backend, table: string): Promise<Checked> {
  engine.comesFrom(await placeOfEngine());
  await engine.call("take", { text: await server.recordFile(table) });
  return engine.call("dice", { table });
}

async function placeOfEngine(): Promise<Place> {
  const answer = await fetch(BASE + NAMES);
  if (!answer.ok) throw new Error(`${NAMES}: ${answer.status}`);
  const names = (await answer.json()) as string[];
  const named = (ending: string) => names.find((name) => name.endsWith(ending)) ?? "";
  return { base: BASE, engine: named(".zip"), compiled: named(".wasm"), puzzles: "", fromNothing: true };
}

/** What was judged so far of a table that is reviewed here. */
export const reviewedHere = (table: string): Promise<Review> => engine.call("review", { table, ask: false });

/** What was judged of a table on this device before the page was loaded; null if nobody has asked. */
export const judgedBefore = (table: string): Promise<Judged[] | null> => storage.judged(table);
