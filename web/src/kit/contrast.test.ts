/** Words are read on what they stand on, by day and by night: at least 4.5 to 1, and 3 to 1 for lines and large signs. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync("src/styles/tokens.css", "utf8");
const [DAY = "", REST = ""] = CSS.split(':root[data-theme="dark"] {');
const [NIGHT = ""] = REST.split("}");
const TEXT = 4.5;
const SIGN = 3;

const tokensIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );

const DAYS = tokensIn(DAY);
const THEMES: Record<string, Record<string, string | undefined>> = {
  day: DAYS,
  night: { ...DAYS, ...tokensIn(NIGHT) },
};

/** What is written on what, by token. */
const WRITTEN: readonly [ground: string, words: readonly string[]][] = [
  ["paper", ["ink", "ink-2", "ink-3", "action", "danger", "good", "regulation"]],
  ["sheet", ["ink", "ink-2", "ink-3", "action", "preview", "last", "regulation", "good", "danger"]],
  ["sheet-2", ["ink", "ink-2", "ink-3", "action", "danger", "good", "regulation"]],
  ["sheet-3", ["ink"]],
  ["table", ["on-table", "on-table-2"]],
  ["table-2", ["on-table", "on-table-2"]],
  ["deep-1", ["on-deep"]],
  ["deep-2", ["on-deep", "on-table-2"]],
  ["slate", ["on-slate"]],
  ["brass", ["on-brass"]],
  ["brass-soft", ["ink", "ink-2"]],
  ["action", ["on-action"]],
  ["action-soft", ["ink", "action"]],
  ["last-soft", ["ink"]],
  ["good-soft", ["ink", "good"]],
  ["danger-soft", ["ink", "danger"]],
  ["regulation-soft", ["ink", "regulation"]],
  ["sea-0", ["ink", "ink-2"]],
  ["sea-1", ["ink", "ink-2", "ink-3"]],
  ["land", ["ink", "ink-2", "action"]],
  ["plank", ["ink"]],
  ["grass", ["ink"]],
  ["sea-2", ["ink"]],
  ["good", ["on-strong"]],
  ["danger", ["on-strong"]],
  ["regulation", ["on-strong"]],
];
/** Lines that alone say something, and the ring of the newest act: white, cased in a dark line. */
const DRAWN: readonly [ground: string, lines: readonly string[]][] = [
  ["sheet", ["edge", "preview", "action"]],
  ["table-2", ["brass", "theirs", "foam"]],
  ["ln", ["foam", "brass", "theirs"]],
];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => [`seat-${seat}`, [`on-seat-${seat}`]] as const);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Return the pairs that are too close, each with its ratio. */
function tooClose(pairs: readonly (readonly [string, readonly string[]])[], least: number): string[] {
  return Object.entries(THEMES).flatMap(([theme, tokens]) =>
    pairs.flatMap(([ground, names]) =>
      names.flatMap((name) => {
        const ratio = contrast(tokens[name] ?? "", tokens[ground] ?? "");
        return ratio >= least ? [] : [`${theme}: ${name} on ${ground} ${ratio.toFixed(2)}`];
      }),
    ),
  );
}

test("words can be read on their ground", () => {
  expect(tooClose(WRITTEN, TEXT)).toEqual([]);
});

test("lines and rings stand out from their ground", () => {
  expect(tooClose(DRAWN, SIGN)).toEqual([]);
});

test("signs on the colours of seats stand out", () => {
  expect(tooClose(SEATS, SIGN)).toEqual([]);
});
