/** The words of the pages outside the rooms; numbers, dates and lists as the page's language writes them. */
import { textsOf } from "$/i18n/catalogs";

export { named, t } from "./texts";

const language = () => textsOf("shell").language;

/** Words joined as a sentence does: a, b, and c. */
export const listed = (words: readonly string[]) => textsOf("shell").listed(words);

export const percent = (share: number) =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(share);

/** A change: +3, −3 or 0. */
export const signed = (change: number) =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(change).replace("-", "−");

/** Points: 3 or −3. */
export const pointsOf = (points: number) =>
  new Intl.NumberFormat(language(), { useGrouping: false }).format(points).replace("-", "−");

/** A number with exactly so many decimals. */
export const decimal = (number: number, digits: number) =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number);

export const dateOf = (moment: string) =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", year: "numeric" }).format(
    new Date(moment),
  );

/** A month, such as 2026-03: March 2026. */
export const monthOf = (month: string) =>
  new Intl.DateTimeFormat(language(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(month),
  );
