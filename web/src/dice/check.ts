/** What can be checked of the dice: while the game runs what was promised, and at the end every outcome. */
import type { KeptDice, Problem } from "./kept";
import { bytesOf, hashOfText, hexOf, hmac, sha256, textBytes } from "./sha256";
import type { Checked } from "$/wire/httpTypes";
import type { Commitment } from "$/wire/messages";
import type { RecordEntry } from "$/wire/record";

const CHANCE = -1;
/** Shares of weights are told as rounded numbers. */
const ROUNDING = 1e-12;

export interface CheckedRecord {
  commitment: Commitment & { table: string };
  entries: readonly RecordEntry[];
}

/** The seats whose words do not fit their seals. Beside sealed words no other counts. */
export function brokenSeals(words: readonly string[], seals: readonly string[]): number[] {
  if (seals.length > 0 && words.length !== seals.length) return [...seals.keys()];
  return [...seals.keys()].filter((seat) => {
    const word = words[seat];
    return word && hashOfText(word) !== seals[seat];
  });
}

/** What differs between a commitment and what this browser has kept. */
export function differences(kept: KeptDice, commitment: Commitment, begun: boolean): Problem[] {
  const found: Problem[] = [];
  const { hash, words, secret, seals = [] } = commitment;
  if (hash !== kept.hash) found.push("hash");
  if (kept.seals && !same(seals, kept.seals)) found.push("seals");
  if (begun) {
    if (brokenSeals(words, seals).length > 0 || (kept.words && !same(words, kept.words))) found.push("words");
    const left = ([seat, own]: [string, { word: string; taken: boolean }]) =>
      words[Number(seat)] !== own.word && (own.taken || words[Number(seat)]);
    if (Object.entries(kept.mine).some(left)) found.push("mine");
  }
  if (secret && hexOf(sha256(bytesOf(secret))) !== kept.hash) found.push("secret");
  return found;
}

/** What is wrong with the record of a finished game. `checked` says with which odds each outcome was drawn. */
export function recordProblems(kept: KeptDice, record: CheckedRecord, checked: Checked): Problem[] {
  const { commitment } = record;
  const found = differences(kept, commitment, true);
  if (commitment.table !== kept.table) found.push("promise");
  if (!commitment.secret) return [...found, "secret"];
  const told = Object.entries(kept.told).every(([entry, text]) => {
    const stored = record.entries[Number(entry)];
    return Array.isArray(stored) && stored[0] === CHANCE && stored[1] === text;
  });
  if (!told) found.push("told");
  if (!follow(record, checked)) found.push("draws");
  return [...new Set(found)];
}

/** Whether each outcome that was not undone is the one in whose share of the weights its number lies. */
function follow({ commitment, entries }: CheckedRecord, checked: Checked): boolean {
  const { draws, standing } = chanceOf(entries);
  const drawn = new Map(checked.drawn.map((one) => [one.acts, one]));
  if (checked.problem || checked.draws !== draws || drawn.size !== standing.size) return false;
  return [...standing].every(([acts, { number, text }]) => {
    const one = drawn.get(acts);
    const share = shareOf(commitment, number);
    return (
      one?.action === text && one.low < one.high && one.low - ROUNDING <= share && share < one.high + ROUNDING
    );
  });
}

/** How many outcomes were drawn, and by the acts before them those that were not undone. */
function chanceOf(entries: readonly RecordEntry[]) {
  const standing = new Map<number, { number: number; text: string }>();
  let [acts, draws] = [0, 0];
  for (const entry of entries) {
    if (Array.isArray(entry)) {
      if (entry[0] === CHANCE) standing.set(acts, { number: draws++, text: entry[1] });
      acts += 1;
    } else if (entry.event === "undo") {
      acts = entry.to;
      for (const before of standing.keys()) if (before >= acts) standing.delete(before);
    }
  }
  return { draws, standing };
}

/** The number of an outcome, from 0 to 1. */
export function shareOf(
  { table, words, secret }: Pick<CheckedRecord["commitment"], "table" | "words" | "secret">,
  draw: number,
): number {
  const message = JSON.stringify([table, words, draw]).replace(/[\u007f-\uffff]/g, escaped);
  return Number(BigInt(`0x${hexOf(hmac(bytesOf(secret ?? ""), textBytes(message)))}`)) / 2 ** 256;
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
