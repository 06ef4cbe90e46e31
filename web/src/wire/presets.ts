/** The options of a game, and the presets that name some of them. */
import type { Box } from "./httpTypes";

export type Options = Record<string, boolean | number | string>;

/** Every option with its value: that of the preset, or the default. */
export const filled = (box: Box, preset: Options): Options => ({
  ...Object.fromEntries(box.options.map((option) => [option.name, option.default])),
  ...preset,
});

/** The presets of a game with the values of all options; the standard has no name. */
export const presetsOf = (box: Box): [name: string, options: Options][] => [
  ["", filled(box, {})],
  ...Object.entries(box.presets).map(([name, options]): [string, Options] => [name, filled(box, options)]),
];

/** The preset that these options are; null if they are nobody's. */
export function presetOf(box: Box, options: Options): string | null {
  const same = (values: Options) => box.options.every(({ name }) => values[name] === options[name]);
  return presetsOf(box).find(([, values]) => same(values))?.[0] ?? null;
}
