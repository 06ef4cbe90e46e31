/** What things of the High Seas are called. */
import { t } from "./texts";
import type { Gear } from "./view";
import { textsOf } from "$/i18n/catalogs";

/** What tellings call a piece of equipment or a box. */
export const plainly = (name: string) => name.replace("+", "-plus");

/** What the log calls a thing. An edition may have things without a text: they are called by their value. */
export function called(kind: "box" | "fish" | "gear" | "phase" | "species" | "year", value: string): string {
  const texts = textsOf("fishery_boom");
  const name = `${kind}-${plainly(value).replaceAll(" ", "-")}`;
  return texts.has(name) ? texts.text(name) : value;
}

/** Words or numbers as a sentence lists them. */
export const listed = (words: readonly (number | string)[]) =>
  textsOf("fishery_boom").listed(words.map(String));

/** Words of which one may be chosen, as a sentence lists them. */
export const either = (words: readonly string[]) =>
  new Intl.ListFormat(textsOf("fishery_boom").language, { type: "disjunction" }).format(words);

export const fishListed = (school: readonly string[]) => listed(school.map((fish) => called("fish", fish)));

export function signed(number: number): string {
  const { language } = textsOf("fishery_boom");
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(number).replace("-", "−");
}

const HOW: Record<string, (gear: Gear) => string> = {
  default: t.how.default,
  seine: t.how.seine,
  longline: t.how.longline,
  "longline-plus": t.how["longline-plus"],
  trawler: t.how.trawler,
};

/** How a piece of equipment is used, from its printed numbers: dice rolled, fish taken, fish killed. */
export function gearLine(gear: Gear): string {
  return (HOW[plainly(gear.name)] ?? HOW[gear.name.replace("+", "")])?.(gear) ?? "";
}

/** A short name of equipment: an upgrade has a plus. */
export const gearTitle = (name: string) =>
  name.endsWith("+") ? `${called("gear", name.slice(0, -1))} +` : called("gear", name);
