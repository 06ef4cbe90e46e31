/** Opening and joining tables. */
import { lastBotGame } from "./lastBotGame";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { backend } from "./connect/backend";
import type { NewTable } from "./wire/backend";
import type { Box, ChairRequest } from "./wire/httpTypes";

/** Open a table against bots of a level at once, with the standard options. */
export async function playNow(game: string, level: string, seats: number): Promise<void> {
  const chairs: ChairRequest[] = [{ kind: "me" }];
  while (chairs.length < seats) chairs.push({ kind: "bot", level });
  await openTable({ game, chairs });
}

/** Play a game with the last choice of level and seats. */
export const playAgain = (game: Box): Promise<void> => {
  const { level, seats } = lastBotGame(game);
  return playNow(game.name, level, seats);
};

export async function openTable(request: NewTable): Promise<void> {
  await me.ensure();
  const table = await backend.open({ auto: settings.takesSteps(request.game, null), ...request });
  router.go(`/t/${table.id}`);
}

export async function joinTable(table: string): Promise<void> {
  await me.ensure();
  await backend.join(table, settings.choices.forcedSteps ?? false);
  router.go(`/t/${table}`);
}
