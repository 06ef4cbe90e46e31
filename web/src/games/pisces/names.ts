/** What areas, things and seats are called. */
import type { Table } from "./boardModel";
import { t } from "./texts";
import type { View } from "./view";
import { textsOf } from "$/i18n/catalogs";
import { t as shell } from "$/strings";

/** What the log calls a thing. An edition may have things without a text: they are called by their value. */
export function called(kind: "area" | "item" | "location" | "phase" | "species", value: string): string {
  const texts = textsOf("pisces");
  const name = `${kind}-${value}`.replaceAll(" ", "-");
  return texts.has(name) ? texts.text(name) : value;
}

/** An area for a text that says "on Crab" and "on the Open Ocean". */
export const inArea = (area: string) => ({ area: called("area", area), area_is: area });

/** A seat for a text that says "your boat" and "boat of Ann". */
export function bySeat(table: Table, seat: number): { by: "you" | "other"; name: string } {
  return { by: seat === table.you ? "you" : "other", name: table.nameOf(seat) };
}

/** What a seat is called in a list: "You" for the reader. */
export const whoIs = (table: Table, seat: number) => (seat === table.you ? shell.you : table.nameOf(seat));

/** Sentences one after the other; empty ones are left out. */
export const sentences = (first: string, ...more: readonly string[]) =>
  more.filter(Boolean).reduce((before, second) => t.sentences({ first: before, second }), first);

/** What is said of trophies and stars, with a word on the supply where it can run out. */
export const asSupplied = ({ options }: View, words: string) =>
  sentences(words, options.strict_supply === true ? t.ask.supply : "");

export const listed = (words: readonly string[]) => textsOf("pisces").listed(words);

/** The areas of boats, each once: Crab and Open Ocean ×2. */
export const listedAreas = (areas: readonly string[]) =>
  listed(
    [...new Set(areas)].map((area) => {
      const number = areas.filter((one) => one === area).length;
      return number > 1 ? t.say.several({ area: called("area", area), number }) : called("area", area);
    }),
  );

export function percent(part: number): string {
  return new Intl.NumberFormat(textsOf("pisces").language, { style: "percent" }).format(part);
}
