/** What this browser keeps of the dice of a table, so that the server cannot say later that it had promised something else. */
import type { DicePromise } from "$/wire/httpTypes";

/**
 * What does not fit together. `hash`: another hash than the first one. `promise`: what the server signed is not what it
 * shows. `seals`: other seals. `words`: other words, or one that does not fit its seal. `mine`: the own word is missing
 * although the server took it. `secret`: it does not fit the hash. `draws`: an outcome does not follow from it. `told`:
 * an outcome in the record is not the one that was told.
 */
export type Problem = "hash" | "promise" | "seals" | "words" | "mine" | "secret" | "draws" | "told";

/** A word that this browser has sealed, and whether the server took it before the game began. */
export interface OwnWord {
  word: string;
  taken: boolean;
}

export interface KeptDice {
  table: string;
  /** The first hash that was shown. */
  hash: string;
  /** Whether the game had begun when this browser saw the table first. */
  late: boolean;
  /** The first seals and the first words that were shown of a full table. */
  seals: readonly string[] | null;
  words: readonly string[] | null;
  promise: DicePromise | null;
  /** Whether the signature of the promise is good; null if this browser cannot tell. */
  signed: boolean | null;
  /** The own words by seat. */
  mine: Record<number, OwnWord>;
  /** The outcomes that were told, by entry of the record. */
  told: Record<number, string>;
  problems: readonly Problem[];
  /** How many outcomes were computed again at the end; null before. */
  draws: number | null;
  /** When it was kept first, in milliseconds. */
  since: number;
}

export interface DiceStorage {
  /** The word of a seal, if this browser has made it. */
  word(seal: string): Promise<string | null>;
  keepWord(seal: string, word: string): Promise<void>;
  table(table: string): Promise<KeptDice | null>;
  keep(kept: KeptDice): Promise<void>;
}

const NAME = "shoal-dice";
const WORDS = "words";
const TABLES = "tables";
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("this browser cannot store anything"));
  });

/** In IndexedDB; browsers that refuse it keep nothing beyond the page. */
export class BrowserDiceStorage implements DiceStorage {
  private readonly opening = this.open();

  private async open(): Promise<IDBDatabase | null> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(WORDS);
        request.result.createObjectStore(TABLES, { keyPath: "table" });
      };
      const database = await settled(request);
      await forgetOld(database);
      return database;
    } catch {
      return null;
    }
  }

  private readonly memory = new Map<string, unknown>();

  async word(seal: string): Promise<string | null> {
    return (await this.get<string>(WORDS, seal)) ?? null;
  }

  keepWord(seal: string, word: string): Promise<void> {
    return this.put(WORDS, seal, word, seal);
  }

  async table(table: string): Promise<KeptDice | null> {
    return (await this.get<KeptDice>(TABLES, table)) ?? null;
  }

  keep(kept: KeptDice): Promise<void> {
    return this.put(TABLES, kept.table, kept);
  }

  private async get<T>(store: string, key: string): Promise<T | undefined> {
    const database = await this.opening;
    if (!database) return this.memory.get(`${store} ${key}`) as T | undefined;
    return settled(database.transaction(store).objectStore(store).get(key) as IDBRequest<T | undefined>);
  }

  private async put(store: string, name: string, value: unknown, key?: string): Promise<void> {
    const database = await this.opening;
    if (!database) this.memory.set(`${store} ${name}`, value);
    else await settled(database.transaction(store, "readwrite").objectStore(store).put(value, key));
  }
}

/** Forget tables of which a year ago nothing was wrong. */
async function forgetOld(database: IDBDatabase): Promise<void> {
  const tables = database.transaction(TABLES, "readwrite").objectStore(TABLES);
  const before = Date.now() - KEPT_MS;
  for (const kept of (await settled(tables.getAll())) as KeptDice[])
    if (kept.since < before && kept.problems.length === 0) tables.delete(kept.table);
}
