/** What a table shows before the engine has come: what its only person saw last, or the start of a new game. */
import { engine } from "./engine";
import { pendingOf } from "./pendingTables";
import type { Chair, ServerMessage, Welcome } from "$/wire/messages";

const KEY = "shoal.seen";
interface Remembered {
  /** The engine that told it; another version may tell it otherwise. */
  engine: string;
  welcome: Welcome;
}

/** What the only person at the table that was opened last has seen. */
let last: Welcome | null = null;

/** Writes it when the page is left, not before: to write a long game takes longer than a page may be busy. */
function write(): void {
  if (last) remember({ engine: engine.named("engine"), welcome: last });
}

/** Remembers what the only person at a table has seen. One table is remembered, the last one. */
export class LastSeen {
  constructor() {
    last = null;
    addEventListener("pagehide", write);
    document.addEventListener("visibilitychange", write);
  }

  hear(message: ServerMessage): void {
    if (message.type === "welcome") last = message;
    else if (message.type === "news" && last) {
      const { position, happenings } = message;
      const table = { ...last.table, turn: position.turn, entries: position.entry };
      last = { ...last, table, position, happenings: [...last.happenings, ...happenings] };
    }
  }
}

/** A full or forbidden storage only means that the table is shown later the next time. */
function remember(seen: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    localStorage.removeItem(KEY);
  }
}

function remembered(table: string): Welcome | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as Remembered | null;
    return seen?.engine === engine.named("engine") && seen.welcome.table.id === table ? seen.welcome : null;
  } catch {
    return null;
  }
}

/** The table as it can be shown already; nobody can move there. Null if nothing is known of it. */
export async function early(table: string): Promise<Welcome | null> {
  const seen = remembered(table);
  if (seen) return still(seen);
  const request = pendingOf(table);
  const chairs = request?.chairs as Chair[] | undefined;
  if (
    !request ||
    chairs?.[0]?.kind !== "person" ||
    chairs.some((chair, seat) => seat > 0 && chair.kind !== "bot")
  )
    return null;
  const answer = await fetch(`${engine.base}starts/${String(request.game)}.json`).catch(() => null);
  const starts = answer?.ok ? ((await answer.json()) as Record<number, Welcome>) : {};
  const start = starts[chairs.length];
  if (!start || !agree(request.options as object, start.table.options)) return null;
  return still({ ...start, table: { ...start.table, id: table, chairs } });
}

/** A table at which nothing can be done yet. */
function still(seen: Welcome): Welcome {
  const shown = { ...seen, position: seen.position && { ...seen.position, decision: null, legal: [] } };
  delete shown.auto;
  return shown;
}

/** Whether all options that were wished for are the standard ones. */
const agree = (wished: object, standard: Record<string, unknown>) =>
  Object.entries(wished).every(([name, value]) => standard[name] === value);
