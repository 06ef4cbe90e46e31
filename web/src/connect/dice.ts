/** Sitting down at a server's tables with a sealed word for their dice. Only who sits down loads what that needs. */
import type { DiceKeeper } from "$/dice/keeper";
import { BackendError, type Backend } from "$/wire/backend";
import type { Summary } from "$/wire/messages";

let loading: Promise<DiceKeeper> | null = null;

export function diceKeeper(): Promise<DiceKeeper> {
  loading ??= import("$/dice/serverKeeper").then(({ keeper }) => keeper);
  return loading;
}

/** Ask for something with a seal; without it where a server of an earlier release does not know it. */
export async function sealed<T>(ask: (seal?: string) => Promise<T>): Promise<T> {
  const seal = await (await diceKeeper()).seal();
  try {
    return await ask(seal);
  } catch (error) {
    if (!(error instanceof BackendError) || error.refusal.code !== "malformed") throw error;
    return ask();
  }
}

/** Reveal the own word if the table waits for it, so that its game begins. What fails now is done at the table. */
export async function revealed(summary: Summary): Promise<Summary> {
  const begins = summary.status === "waiting" && summary.commitment.reveal_by != null;
  if (begins) await (await diceKeeper()).attend(summary).catch(() => undefined);
  return summary;
}

const seated = async (ask: (seal?: string) => Promise<Summary>) => revealed(await sealed(ask));

export function sealing(server: Backend): Backend {
  /** The table as it is once the own word is revealed. */
  async function now(summary: Summary): Promise<Summary> {
    return summary.commitment.reveal_by == null ? summary : server.table(summary.id);
  }

  return {
    ...server,
    // a server answers with all of the table
    open: (request) =>
      seated((seal) => server.open(seal ? { ...request, seal } : request) as Promise<Summary>),
    join: async (table, auto) => now(await seated((seal) => server.join(table, auto, seal))),
    rematch: async (table) => now(await seated((seal) => server.rematch(table, seal))),
    table: async (table) => revealed(await server.table(table)),
  };
}
