/** Opening and joining tables. */
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { backend } from "./connect/backend";
import type { TableWish } from "./wire/backend";
import type { Box } from "./wire/answers";

const FIRST_BOT = "mate";

/** Open a table against bots at once, with the fewest seats and the standard options. */
export async function playNow(game: Box): Promise<void> {
  const bots = (game.seats[0] ?? 2) - 1;
  const chairs: TableWish["chairs"] = [{ kind: "me" }];
  for (let bot = 0; bot < bots; bot++) chairs.push({ kind: "bot", level: FIRST_BOT });
  await openTable({ game: game.name, chairs });
}

export async function openTable(wish: TableWish): Promise<void> {
  await me.ensure();
  const table = await backend.open({ auto: settings.takesSteps(wish.game, null), ...wish });
  router.go(`/t/${table.id}`);
}

export async function joinTable(table: string): Promise<void> {
  await me.ensure();
  await backend.join(table, settings.choices.forcedSteps ?? false);
  router.go(`/t/${table}`);
}
