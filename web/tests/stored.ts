/** The puzzles that come with the package, with their answers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Stored {
  choices: { steps: string[]; share: number }[];
}

export const stored = (game: string): Stored[] =>
  readFileSync(join(import.meta.dirname, `../../src/shoal/puzzles/data/${game}.jsonl`), "utf-8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Stored);
