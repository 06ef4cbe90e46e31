/** The tables stored on this device: one row each, written before readers are told of a move. */
import type { Judged } from "$/wire/httpTypes";
import type { Result, Summary } from "$/wire/messages";

export interface Row {
  id: string;
  /** How often the row was written. A writer must know the latest number. */
  revision: number;
  /** What the engine needs to continue; only the engine reads it. */
  saved: unknown;
  /** Whether it was played elsewhere and came here as a record. */
  taken: boolean;
  summary: Summary;
  result: Result | null;
  /** When it was last played at. */
  touched: string;
}

/** Another window wrote the row in the meantime. */
export class WrittenElsewhere extends Error {}

const NAME = "shoal";
const TABLES = "tables";
const REVIEWS = "reviews";

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("this device cannot store tables"));
  });

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(REVIEWS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("this device cannot store tables"));
  });
  return opening;
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const transaction = (await database()).transaction(store, "readonly");
  return settled(ask(transaction.objectStore(store))) as Promise<T>;
}

/** Write, and return when the data is safely stored. */
async function write(store: string, work: (store: IDBObjectStore) => Promise<unknown>): Promise<void> {
  const transaction = (await database()).transaction(store, "readwrite", { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("this device cannot store tables"));
  });
  done.catch(() => undefined);
  try {
    await work(transaction.objectStore(store));
  } catch (error) {
    transaction.abort();
    throw error;
  }
  await done;
}

export const storage = {
  rows: () => read<Row[]>(TABLES, (store) => store.getAll()),
  row: (id: string) => read<Row | undefined>(TABLES, (store) => store.get(id)),
  put: (row: Row) =>
    write(TABLES, async (store) => {
      const known = (await settled(store.get(row.id))) as Row | undefined;
      if ((known?.revision ?? 0) !== row.revision - 1) throw new WrittenElsewhere();
      await settled(store.put(row));
    }),
  forget: async (id: string) => {
    await write(TABLES, (store) => settled(store.delete(id)));
    await write(REVIEWS, (store) => settled(store.delete(id)));
  },
  judged: async (id: string) => (await read<Judged[] | undefined>(REVIEWS, (store) => store.get(id))) ?? null,
  putJudged: (id: string, judged: Judged[]) => write(REVIEWS, (store) => settled(store.put(judged, id))),
};
