/** Names of the players at a table. */
import type { Chair } from "./messages";
import { t } from "$/strings";

/** The name on a chair; a bot has the name of its level. */
export function nameOf(chair: Chair): string {
  const bots: Record<string, string> = t.lobbyBots;
  return chair.kind === "bot" && chair.level ? (bots[chair.level] ?? chair.name) : chair.name;
}

/** The names on all chairs; equal names get numbers. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name && other !== "" ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}
