/** Names of the players at a table. */
import type { Chair } from "./messages";
import { t } from "$/strings";

/** The name on a chair. A bot has the name of its level; one that plays on for a person tells for whom. */
export function nameOf({ kind, name, level }: Chair): string {
  if (kind !== "bot" || !level) return name;
  const bots: Record<string, string> = t.lobbyBots;
  const bot = bots[level] ?? level;
  return name && name !== level ? t.bots.standsFor({ bot, name }) : bot;
}

/** The names on all chairs; equal names get numbers. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name && other !== "" ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}
