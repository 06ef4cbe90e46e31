/** Loads rooms by the game's name when they are needed. */
import { shelf } from "./shelf.svelte";
import { loadTexts } from "$/texts";
import type { Room } from "$/table/room";

const rooms = import.meta.glob<{ room: Room }>("./*/index.ts");

/** The game's own room, or the plain one that serves any game; with all that is needed to speak of it. */
export async function loadRoom(game: string): Promise<Room> {
  const load = rooms[`./${game}/index.ts`] ?? rooms["./plain/index.ts"];
  if (!load) throw new Error("the plain room is missing");
  const [{ room }] = await Promise.all([load(), loadTexts(game), shelf.load()]);
  return room;
}
