/** Tellings as sentences for one reader; the things that they speak of can be told from the words around them. */
import type { Values } from "./fluent";
import { kindsOf, language, textIfAny, textsOf, hasTexts } from "./catalogs";

/** What is to be said, as it crosses the wire. */
export interface Telling {
  id: string;
  args: Record<string, unknown>;
}

/** A thing that a sentence speaks of: a seat, a card, a square. */
export interface Mark {
  kind: string;
  value: number | string;
  text: string;
}
export type Part = Mark | string;

/** For whom a telling is said. */
export interface ReaderContext {
  /** The game whose things are spoken of; empty where no game is. */
  game: string;
  names: readonly string[];
  /** The seat of the reader, who is "you". */
  you: number | null;
}
export const ANYBODY: ReaderContext = { game: "", names: [], you: null };

/** Arguments that mean the same in every game. */
const SEATS: Record<string, string> = { seat: "seat", other: "seat", seats: "seat*", scores: "seat#" };
/** Where the first, second, … mark goes while a sentence is made: characters that no text has. */
const PLACE = /\uE000(\d+)\uE001/;

export function speak(telling: Telling, reading: ReaderContext = ANYBODY): string {
  return partsOf(telling, reading)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** What stands between two sentences. */
export const between = () => (language() === "ja" ? "" : " ");

export const speakAll = (tellings: readonly Telling[], reading: ReaderContext = ANYBODY) =>
  tellings.map((one) => speak(one, reading)).join(between());

/** What a sentence consists of: words, and things that can be pointed at. A telling without a text is its id. */
export function partsOf(telling: Telling, reading: ReaderContext): Part[] {
  const [owner = "", name = ""] = telling.id.split(".");
  if (!hasTexts(owner) || !textsOf(owner).has(name)) return [telling.id];
  const { values, marks } = valuesOf(telling, reading);
  const parts = textsOf(owner)
    .text(name, values)
    .split(PLACE)
    .map((part, at) => (at % 2 ? worded(marks[Number(part)] as Mark) : part))
    .filter((part) => part !== "");
  return capitalized(parts, reading);
}

/** Kinds of arguments that are words, not things on the board. */
const WORDS = ["ending", "choice", "phase"];
const worded = (mark: Mark): Part => (WORDS.includes(mark.kind) ? mark.text : mark);

/** All things of a telling, also those that its sentence only counts. */
export const thingsOf = (telling: Telling, reading: ReaderContext): Mark[] =>
  valuesOf(telling, reading).marks;

/** A sentence that begins with "you" begins with a capital letter. */
function capitalized([first, ...rest]: Part[], { you }: ReaderContext): Part[] {
  if (first === undefined) return [];
  if (typeof first === "string" || first.kind !== "seat" || first.value !== you) return [first, ...rest];
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

function valuesOf({ args }: Telling, reading: ReaderContext): { values: Values; marks: Mark[] } {
  const marks: Mark[] = [];
  const values: Values = {};
  for (const [argument, value] of Object.entries(args)) add(values, marks, argument, value, reading);
  return { values, marks };
}

function add(values: Values, marks: Mark[], argument: string, value: unknown, reading: ReaderContext): void {
  const kind = { ...SEATS, ...kindsOf(reading.game) }[argument] ?? "";
  const place = (thing: unknown, reader = "you") =>
    placed(marks, markOf(kind.replace(/[*#]$/, ""), thing, reading, reader));
  const core = textsOf("core");
  if (kind.endsWith("*")) {
    const things = value as unknown[];
    values[argument] = core.listed(counted(things, kind.slice(0, -1), reading, place));
    values[`${argument}_count`] = things.length;
  } else if (kind.endsWith("#")) {
    const pairs = value as [unknown, number][];
    const numbered = pairs.map(([thing, number]) =>
      core.text("number-of", { thing: place(thing, "you-with-number"), number }),
    );
    values[argument] = core.listed(numbered);
    values[`${argument}_count`] = pairs.length;
  } else if (kind) {
    values[argument] = place(value);
    values[`${argument}_is`] = isOf(kind, value, reading);
  } else values[argument] = value as number | string;
}

/** The names of things; equal ones are counted, unless they are called by their value, as dice are. */
function counted(
  things: readonly unknown[],
  kind: string,
  reading: ReaderContext,
  place: (thing: unknown) => string,
): string[] {
  const named = (thing: unknown) => textIfAny(reading.game, `${kind}-${thing}`.replaceAll(" ", "-")) !== null;
  if (kind === "seat" || !things.some(named)) return things.map((thing) => place(thing));
  return [...new Set(things)].map((thing) => {
    const number = things.filter((other) => other === thing).length;
    const one = place(thing);
    return number > 1 ? textsOf("core").text("several", { thing: one, number }) : one;
  });
}

function placed(marks: Mark[], mark: Mark): string {
  marks.push(mark);
  return `\uE000${marks.length - 1}\uE001`;
}

/** A thing as it is called; `reader` is the text that stands for the reader's own seat. */
function markOf(kind: string, thing: unknown, reading: ReaderContext, reader: string): Mark {
  const value = thing as number | string;
  if (kind === "seat") return { kind, value, text: seatName(Number(value), reading, reader) };
  const name = `${kind}-${value}`.replaceAll(" ", "-");
  return { kind, value, text: textIfAny(reading.game, name) ?? String(value) };
}

function seatName(seat: number, reading: ReaderContext, reader: string): string {
  if (seat === reading.you) return textsOf("core").text(reader);
  return reading.names[seat] || sideName(seat, reading.game);
}

/** What a seat is called in its game, without the player's name: Black, or Seat 2. */
export function sideName(seat: number, game: string): string {
  return textIfAny(game, `seat-${seat}`) ?? textsOf("core").text("seat-number", { number: seat + 1 });
}

/** What a text may select by: `you` or `other` for a seat, else the value itself. */
function isOf(kind: string, value: unknown, { you }: ReaderContext): string {
  if (kind === "seat") return value === you ? "you" : "other";
  return String(value).replaceAll(" ", "-");
}
