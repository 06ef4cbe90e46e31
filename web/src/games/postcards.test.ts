/**
 * Postcards are drawn by the server, with the colours and shapes of the pages. This writes them down for it:
 * `npx vitest run src/games/postcards.test.ts -u` after a change.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWINGS } from "$/games/fleet/icons";
import { GLYPHS } from "$/games/fresh_fish/icons";
import { FISH } from "$/kit/fish";
import { FLAG_PATTERNS, TOPMARKS } from "$/kit/topmarks";

const SHAPES = "../../../src/shoal/server/play/link_previews/shapes.json";

/** The colours of the light theme, by their names. */
function colours(): Record<string, string> {
  const [light = ""] = readFileSync("src/styles/tokens.css", "utf8").split(':root[data-theme="dark"]');
  return Object.fromEntries(
    [...light.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

test("the server draws postcards with the colours and shapes of the pages", async () => {
  const shapes = {
    colours: colours(),
    topmarks: TOPMARKS,
    flags: FLAG_PATTERNS,
    fish: FISH,
    cards: DRAWINGS,
    tiles: GLYPHS,
  };
  await expect(`${JSON.stringify(shapes, null, 1)}\n`).toMatchFileSnapshot(SHAPES);
});
