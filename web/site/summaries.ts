/**
 * The summaries of all games in one language, as a module `virtual:summaries/<language>`. The lobby needs only them of
 * the rooms' texts, which are a hundred times as long.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = /^virtual:summaries\/(\w+)$/;
const SUMMARY = /^summary =.*(\n[ \t]+.*)*/m;
const games = join(import.meta.dirname, "../../src/shoal/games");

/** The summary of each game that has one in this language, as Fluent texts by the game's name. */
function summariesIn(language: string): string {
  const files = readdirSync(games).map((game) => [game, join(games, game, `${language}.ftl`)] as const);
  const found = files.flatMap(([game, file]) => {
    const text = existsSync(file) ? SUMMARY.exec(readFileSync(file, "utf-8"))?.[0] : undefined;
    return text ? [text.replace("summary", game)] : [];
  });
  return found.join("\n");
}

export function summaries(): Plugin {
  return {
    name: "shoal-summaries",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      return language ? `export default ${JSON.stringify(summariesIn(language))};` : null;
    },
  };
}
