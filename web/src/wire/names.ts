/** Names of the players at a table. */
import type { Chair } from "./messages";
import { t } from "$/strings";

/** The name that the server keeps for somebody whose account was deleted. */
const FORMER = "~";

/** A person's name as it is shown. */
export const personName = (name: string): string => (name === FORMER ? t.names.former : name);

/** The name on a chair. A bot has the name of its level; one that plays on for a person tells for whom. */
export function nameOf({ kind, name, level }: Chair): string {
  if (kind !== "bot" || !level) return personName(name);
  const bots: Record<string, string> = t.lobbyBots;
  const bot = bots[level] ?? level;
  return name && name !== level ? t.bots.standsFor({ bot, name: personName(name) }) : bot;
}

/** The name on a chair as lists show it: with a mark if a program plays for it. */
export const listedName = (chair: Chair): string =>
  chair.program && chair.kind === "person" ? t.names.program({ name: nameOf(chair) }) : nameOf(chair);

/** The names on all chairs; equal names get numbers. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name && other !== "" ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}
