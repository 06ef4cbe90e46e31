const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/**
 * A new id, of the form that a server gives to tables, so that a record can be taken to a server. Browsers have
 * `crypto.randomUUID` only where the address begins with https.
 */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((number) => LETTERS[number % 32]).join("");
}
