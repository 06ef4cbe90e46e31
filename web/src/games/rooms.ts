/** Loads rooms by the game's name when they are needed. */
import { gameList } from "./gameList.svelte";
import { backend } from "$/connect/backend";
import { language, loadTexts, putTexts } from "$/i18n/catalogs";
import { Texts } from "$/i18n/fluent";
import type { Room } from "$/table/room";

const rooms = import.meta.glob<{ room: Room }>("./*/index.ts");

/** The game's own room, or the plain one that serves any game; with all that is needed to speak of it. */
export async function loadRoom(game: string): Promise<Room> {
  const own = rooms[`./${game}/index.ts`];
  const load = own ?? rooms["./plain/index.ts"];
  if (!load) throw new Error("the plain room is missing");
  const texts = own ? loadTexts(game) : fetchTexts(game);
  const [{ room }] = await Promise.all([load(), texts, loadTexts("server"), gameList.load()]);
  return room;
}

/** A game of another package brings its texts to the server only. */
async function fetchTexts(game: string): Promise<void> {
  const words = await backend.texts(game, language());
  putTexts(game, new Texts(words.language, words.text));
}
