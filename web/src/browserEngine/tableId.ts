const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A new id for a table, of the same form as a server's, so that the record can be taken to a server. */
export function newTableId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((number) => LETTERS[number % 32]).join("");
}
