/** Seals a word for each table, keeps what the server promises of its dice, and reveals the word only after that. */
import { differences, recordProblems, type CheckedRecord } from "./check";
import type { DiceStorage, KeptDice, Problem } from "./kept";
import { bytesOf, hashOfText, hexOf, textBytes } from "./sha256";
import type { Checked, DicePromise } from "$/wire/httpTypes";
import type { Happening, Summary } from "$/wire/messages";

/** What the keeper asks of a server. */
export interface DiceServer {
  promise(table: string): Promise<DicePromise>;
  reveal(table: string, word: string): Promise<Summary>;
  record(table: string): Promise<CheckedRecord>;
  dice(table: string): Promise<Checked>;
}

type Verify = (promise: DicePromise) => Promise<boolean | null>;
const BITS = 128;
const CHANCE = -1;

/** Whether the signature is good; null if this browser has no Ed25519, as over plain http. */
export async function isSigned({ statement, signature, key }: DicePromise): Promise<boolean | null> {
  try {
    const known = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", known, bytesOf(signature), textBytes(statement));
  } catch {
    return null;
  }
}

export class DiceKeeper {
  /** What is done for a table, one thing after another. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly storage: DiceStorage,
    private readonly server: DiceServer,
    private readonly verify: Verify = isSigned,
  ) {}

  /** Make a word, keep it, and return its seal. */
  async seal(): Promise<string> {
    const word = hexOf(crypto.getRandomValues(new Uint8Array(BITS / 8)));
    const seal = hashOfText(word);
    await this.storage.keepWord(seal, word);
    return seal;
  }

  /** Compare a table with what was kept of it, keep what is new, and reveal the own word if it is time. */
  attend(summary: Summary): Promise<KeptDice> {
    return this.inOrder(summary.id, () => this.see(summary));
  }

  /** Keep the outcomes that were told, to find them in the record again. */
  hear(summary: Summary, happenings: readonly Happening[]): Promise<KeptDice> {
    return this.inOrder(summary.id, async () => {
      const kept = await this.known(summary);
      const drawn = happenings.filter((one) => one.kind === "act" && one.seat === CHANCE && !one.veiled);
      const fresh = drawn.filter((one) => !(one.entry in kept.told));
      const differs = drawn.some((one) => (kept.told[one.entry] ?? one.text) !== one.text);
      if (fresh.length === 0 && !differs) return kept;
      const told = { ...kept.told, ...Object.fromEntries(fresh.map((one) => [one.entry, one.text])) };
      return this.keep({ ...kept, told }, differs ? ["told"] : []);
    });
  }

  /** Check every outcome of a finished game, once; again with the odds that the engine on this device has found. */
  finish(summary: Summary, own?: Checked): Promise<KeptDice> {
    return this.inOrder(summary.id, async () => {
      const kept = await this.see(summary);
      if (kept.draws !== null && !own) return kept;
      const record = await this.server.record(summary.id);
      const checked = own ?? (await this.server.dice(summary.id));
      return this.keep({ ...kept, draws: checked.draws }, recordProblems(kept, record, checked));
    });
  }

  private inOrder<T>(table: string, work: () => Promise<T>): Promise<T> {
    const next = (this.queues.get(table) ?? Promise.resolve()).then(work, work);
    this.queues.set(table, next);
    return next;
  }

  private async known(summary: Summary): Promise<KeptDice> {
    return (await this.storage.table(summary.id)) ?? first(summary);
  }

  private async see(summary: Summary): Promise<KeptDice> {
    let kept = await this.known(summary);
    const { commitment } = summary;
    const begun = summary.entries > 0 || summary.status === "running";
    const full = begun || commitment.reveal_by != null;
    if (full && kept.seals === null) kept = await this.take(kept, commitment.seals ?? []);
    kept = await this.keep(kept, differences(kept, commitment, begun));
    if (begun && kept.words === null) return this.keep({ ...kept, words: commitment.words });
    if (begun || commitment.reveal_by == null) return kept;
    return this.reveal(kept);
  }

  /** Note the seals of a full table, and which of them are the own ones. */
  private async take(kept: KeptDice, seals: readonly string[]): Promise<KeptDice> {
    const mine: KeptDice["mine"] = {};
    for (const [seat, seal] of seals.entries()) {
      const word = seal ? await this.storage.word(seal) : null;
      if (word) mine[seat] = { word, taken: false };
    }
    return { ...kept, seals, mine };
  }

  /** Get the signed promise, and reveal the own words if it is what was shown. Nothing is revealed after a problem. */
  private async reveal(before: KeptDice): Promise<KeptDice> {
    let kept = before;
    const unsent = Object.entries(kept.mine).filter(([, own]) => !own.taken);
    if (unsent.length === 0 || kept.problems.length > 0) return kept;
    if (kept.promise === null) {
      const promise = await this.server.promise(kept.table);
      const signed = await this.verify(promise);
      const good = signed !== false && promises(promise, kept);
      kept = await this.keep({ ...kept, promise, signed }, good ? [] : ["promise"]);
      if (!good) return kept;
    }
    for (const [seat, { word }] of unsent) {
      const after = await this.server.reveal(kept.table, word);
      kept = await this.keep({ ...kept, mine: { ...kept.mine, [seat]: { word, taken: true } } });
      if (after.commitment.reveal_by == null) kept = await this.see(after);
    }
    return kept;
  }

  private async keep(kept: KeptDice, found: readonly Problem[] = []): Promise<KeptDice> {
    const problems = [...new Set([...kept.problems, ...found])];
    const after = { ...kept, problems };
    await this.storage.keep(after);
    return after;
  }
}

function first({ id, commitment, status }: Summary): KeptDice {
  return {
    table: id,
    hash: commitment.hash,
    late: status !== "waiting",
    seals: null,
    words: null,
    promise: null,
    signed: null,
    mine: {},
    told: {},
    problems: [],
    draws: null,
    since: Date.now(),
  };
}

/** Whether a promise says what was kept. */
function promises({ statement }: DicePromise, kept: KeptDice): boolean {
  const { table, hash, seals } = JSON.parse(statement) as Partial<KeptDice>;
  return table === kept.table && hash === kept.hash && seals?.join() === kept.seals?.join();
}
