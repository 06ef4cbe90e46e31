import { t } from "$/strings/safety/texts";
import type { Friend } from "$/wire/httpTypes";

/** What somebody whom the player follows does now; `titleOf` gives the title of a game by its name. */
export function stateOf(friend: Friend, titleOf: (game: string) => string): string {
  if (friend.open) return t.people.waits({ game: titleOf(friend.open.game) });
  if (friend.running) return t.people.plays({ game: titleOf(friend.running.game) });
  return friend.here ? t.people.here : t.people.away;
}
