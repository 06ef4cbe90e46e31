/**
 * Checks the imports of src/: they point down the layers only, no room imports another room, and no files import each
 * other in a circle. Imports of types count, also in .svelte files, and so do dynamic imports, globs and workers.
 *
 *     node scripts/layers.mjs [folder]
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** From top to bottom. Names in one row do not import each other. */
const LAYERS = [
  ["main.ts", "firstGames.test.ts", "lastBotGame.test.ts"],
  ["App.svelte"],
  ["pages"],
  ["lessons", "review", "puzzles", "openings", "dev", "matchmaking"],
  ["games", "study"],
  ["table"],
  ["notifications", "people"],
  ["kit"],
  ["openTable.ts"],
  ["lastBotGame.ts"],
  ["me.svelte.ts"],
  ["connect"],
  ["browserEngine", "dice"],
  ["wire"],
  ["sound.ts", "waitingTables.svelte.ts"],
  ["router.svelte.ts", "settings.svelte.ts"],
  ["firstGames.ts"],
  ["strings"],
  ["i18n"],
];

const src = process.argv[2] ?? "src";
const files = new Set(readdirSync(src, { recursive: true }).map((file) => file.replaceAll("\\", "/")));
const sources = [...files].filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts")).sort();

/** Return the names that a file imports, as they are written. */
function importedNames(file) {
  const text = readFileSync(join(src, file), "utf8");
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((found) => found[1]);
  const code = file.endsWith(".svelte") ? scripts.join("\n") : text;
  const special = code.matchAll(/(?:import\.meta\.glob(?:<.*?>)?|new URL)\(\s*"(\.[^"]+)"/gs);
  return [
    ...ts.preProcessFile(code, true, true).importedFiles.map((found) => found.fileName),
    ...[...special].map((found) => found[1]),
  ].filter((name) => /^(\.|\$\/)/.test(name));
}

/** Return the source files that an imported name means: several for a glob, none for styles and data. */
function meant(file, name) {
  const path = name.startsWith("$/") ? name.slice(2) : normalize(join(dirname(file), name));
  if (path.includes("*")) {
    const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`);
    return sources.filter((other) => pattern.test(other));
  }
  return [path, `${path}.ts`, `${path}/index.ts`].filter((other) => sources.includes(other)).slice(0, 1);
}

const layerOf = (file) => LAYERS.findIndex((names) => names.includes(file.split("/")[0]));
const roomOf = (file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? null;

function wrongLayers(file, imports) {
  if (layerOf(file) < 0) return [`${file} is in no layer`];
  const known = imports.filter((other) => layerOf(other) >= 0);
  const upward = known.filter(
    (other) => other.split("/")[0] !== file.split("/")[0] && layerOf(other) <= layerOf(file),
  );
  const rooms = known.filter((other) => roomOf(file) && roomOf(other) && roomOf(other) !== roomOf(file));
  return [...upward, ...rooms].map((other) => `${file} must not import ${other}`);
}

/** Return the first circle that is found from a file, or null. `done` collects files that lead to none. */
function circleFrom(file, graph, path, done) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const other of graph.get(file)) {
    const circle = circleFrom(other, graph, [...path, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return null;
}

const graph = new Map(
  sources.map((file) => [file, importedNames(file).flatMap((name) => meant(file, name))]),
);
const problems = [...graph].flatMap(([file, imports]) => wrongLayers(file, imports));
const done = new Set();
for (const file of sources) {
  const circle = circleFrom(file, graph, [], done);
  if (circle) problems.push(`circle: ${circle.join(" > ")}`);
  if (circle) break;
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`layers: ${sources.length} files import downward only, without circles`);
