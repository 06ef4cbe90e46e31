/** What a player chose last for a game against bots: one press plays it again. */
import type { Box } from "$/wire/httpTypes";

export interface BotGame {
  level: string;
  seats: number;
}

const KEY = "shoal.play";
/** The choice of a game by its name, and the level chosen last for any. */
interface Stored {
  level?: string;
  games?: Record<string, BotGame>;
}
const FIRST_LEVEL = "deckhand";

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** Whether nobody has played from this device yet. */
export const isFirstVisit = (): boolean => stored().level === undefined;

/** The last choice for a game, if the game still has it; a first visit gets the weakest bot. */
export function lastBotGame({ name, seats, levels }: Box): BotGame {
  const { level = FIRST_LEVEL, games = {} } = stored();
  const last = games[name];
  const wanted = last?.level ?? level;
  return {
    level: levels.includes(wanted) ? wanted : (levels[0] ?? FIRST_LEVEL),
    seats: last && seats.includes(last.seats) ? last.seats : (seats[0] ?? 2),
  };
}

export function keepBotGame(game: string, choice: BotGame): void {
  const { games = {} } = stored();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ level: choice.level, games: { ...games, [game]: choice } } satisfies Stored),
    );
  } catch {
    // Without storage every visit is a first one.
  }
}
