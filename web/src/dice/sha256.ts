/** SHA-256 and HMAC, computed here: browsers offer them to pages over https only. */
function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

/** The first 32 bits of what follows the point. */
const fraction = (number: number) => Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;

const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
/** An element of an array that is long enough. */
const at = (words: ArrayLike<number>, place: number) => words[place] as number;

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(BLOCK * Math.ceil((message.length + 9) / BLOCK)));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, message.length << 3);
  const state = [...START];
  for (let block = 0; block < padded.byteLength; block += BLOCK) mix(state, padded, block);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setInt32(4 * place, word));
  return new Uint8Array(hash.buffer);
}

/** Mix one block of a message into the state. */
function mix(state: number[], padded: DataView, block: number): void {
  const words = new Int32Array(64);
  for (let place = 0; place < 16; place++) words[place] = padded.getInt32(block + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [at(words, place - 15), at(words, place - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[place] = at(words, place - 16) + first + at(words, place - 7) + second;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + at(ROUNDS, round) + at(words, round)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (at(state, place) + word) | 0));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = joined(
    whole.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    joined(
      whole.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const UTF8 = new TextEncoder();
export const textBytes = (text: string) => UTF8.encode(text);
/** The hash of a text, in hexadecimal. */
export const hashOfText = (text: string) => hexOf(sha256(textBytes(text)));
