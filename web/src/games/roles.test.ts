/** The same role has the same file in every room, so that who knows one room finds their way in all of them. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOMS = ["fishery", "fishery_boom", "fleet", "fresh_fish", "pisces"];

/** The files that every room has, with what its room needs from them. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  "index.ts": ["room"],
  "view.ts": [],
  "texts.ts": ["named", "t"],
  "Board.svelte": [],
  "LobbyPicture.svelte": [],
  "WhatNow.svelte": [],
  /** What is drawn of a position; the types of the room's table. */
  "boardModel.ts": ["Table", "Seen"],
  "turnLine.ts": ["turnLine", "where", "track"],
  "confirmButton.ts": ["confirm"],
  "actionWords.ts": ["words"],
  /** Acts in a few words. */
  "acts.ts": ["nameAct"],
  /** What happened last. */
  "recent.ts": [],
  /** What things are called. */
  "names.ts": [],
};

/** Roles that a room has a file for if it has content for them: reading steps, building a turn of several steps. */
const OPTIONAL = [
  "steps.ts",
  "turn.ts",
  "turn.svelte.ts",
  "icons.ts",
  "geometry.ts",
  "help.ts",
  "forTests.ts",
];

/** What only one game has, under its rules' word. A role never hides here. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  fishery: ["sums.ts"],
  fishery_boom: ["boxes.ts", "dice.ts", "marks.ts", "shields.ts", "years.ts"],
  fleet: ["drawings.ts", "hand.ts", "pay.ts"],
  fresh_fish: [],
  pisces: ["changes.ts", "counter.ts", "rolls.ts"],
};

const filesOf = (room: string) => readdirSync(`src/games/${room}`);
/** What a file exports: `const`, `function`, `type`, and what it passes on in braces. */
const exportsOf = (room: string, file: string) => {
  const text = readFileSync(`src/games/${room}/${file}`, "utf8");
  return [...text.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm)].map(
    (found) => found[1],
  );
};

test("every room is checked here", () => {
  const rooms = readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(rooms.map((one) => one.name).sort()).toEqual([...ROOMS, "plain"].sort());
});

test.each(ROOMS)("%s has a file for every role, and it does what its name says", (room) => {
  expect(filesOf(room)).toEqual(expect.arrayContaining(Object.keys(ROLES)));
  for (const [file, names] of Object.entries(ROLES))
    expect(exportsOf(room, file), file).toEqual(expect.arrayContaining([...names]));
});

test.each(ROOMS)("%s has no other modules than roles and what only it has", (room) => {
  const known = [...Object.keys(ROLES), ...OPTIONAL, ...(OWN[room] ?? [])];
  const modules = filesOf(room).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  expect(modules.filter((file) => !known.includes(file))).toEqual([]);
  expect((OWN[room] ?? []).filter((file) => !modules.includes(file))).toEqual([]);
});

test.each(ROOMS)("the tests of %s are named after a module, or after the whole room", (room) => {
  const files = filesOf(room);
  const tests = files.filter((file) => file.endsWith(".test.ts") && file !== "room.test.ts");
  expect(tests.filter((file) => !files.includes(file.replace(".test.ts", ".ts")))).toEqual([]);
});
