/** Codes of tables, as people type and paste them. */
import { matchmaking } from "$/wire/matchmaking";

/** An id of a table: 16 signs, while a code ends with four digits after a word of at most eight letters. */
const TABLE = /^[a-z0-9]{16}$/;

/** The last part of what was typed: a code, an id, or a link that ends with one. */
export const lastPart = (typed: string): string => typed.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";

/** The table that a code, an id or a link leads to. */
export async function tableOf(typed: string): Promise<string> {
  const part = lastPart(typed);
  return TABLE.test(part) ? part : (await matchmaking.follow(part)).table;
}
