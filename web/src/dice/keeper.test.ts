/** A server that swaps its secret, that grinds, that shows two people two hashes: the page finds each. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { DiceKeeper, type DiceServer } from "./keeper";
import type { DiceStorage, KeptDice } from "./kept";
import type { Checked, DicePromise } from "$/wire/httpTypes";
import type { Summary } from "$/wire/messages";
import type { RecordEntry } from "$/wire/record";

class Memory implements DiceStorage {
  readonly words = new Map<string, string>();
  readonly tables = new Map<string, KeptDice>();
  word = (seal: string) => Promise.resolve(this.words.get(seal) ?? null);
  keepWord = (seal: string, word: string) => Promise.resolve(void this.words.set(seal, word));
  table = (table: string) => Promise.resolve(this.tables.get(table) ?? null);
  keep = (kept: KeptDice) => Promise.resolve(void this.tables.set(kept.table, kept));
}

const sha = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const SIDES = 6;
const DRAWS = 5;

/** The side that a die shows, as an honest server computes it. */
function dieOf(secret: string, words: readonly string[], draw: number): { side: number; number: number } {
  const message = JSON.stringify(["table", words, draw]);
  const code = createHmac("sha256", Buffer.from(secret, "hex")).update(message).digest("hex");
  const number = Number(BigInt(`0x${code}`)) / 2 ** 256;
  return { side: Math.floor(number * SIDES), number };
}

/** A server with one table for two; tests change what it says. */
class Server implements DiceServer {
  secret = randomBytes(32).toString("hex");
  hash = sha(Buffer.from(this.secret, "hex"));
  status: Summary["status"] = "waiting";
  seals = ["", ""];
  words: string[] = [];
  heard = ["", ""];
  /** The sides that were told in the game; empty for the honest ones. */
  sides: number[] = [];
  /** What is signed, if not what is shown. */
  signs: Partial<{ hash: string; seals: string[] }> = {};

  summary(changes: Partial<Summary> = {}): Summary {
    const { hash, words, seals, status } = this;
    const secret = status === "over" ? this.secret : null;
    const full = seals.every(Boolean) && status === "waiting";
    const commitment = { hash, words, secret, seals: [...seals], reveal_by: full ? "soon" : null };
    const entries = status === "waiting" ? 0 : DRAWS;
    return { id: "table", status, entries, commitment, ...changes } as Summary;
  }

  promise(): Promise<DicePromise> {
    const { hash, seals } = this;
    const statement = JSON.stringify({ dice: 1, table: "table", hash, seals, ...this.signs });
    return Promise.resolve({ statement, signature: "", key: "" });
  }

  reveal(_: string, word: string): Promise<Summary> {
    this.heard[this.seals.indexOf(sha(word))] = word;
    if (this.heard.every(Boolean)) this.begin();
    return Promise.resolve(this.summary());
  }

  begin(): void {
    [this.words, this.status] = [[...this.heard], "running"];
  }

  end(): void {
    this.status = "over";
    if (this.sides.length === 0)
      this.sides = Array.from({ length: DRAWS }, (_, draw) => dieOf(this.secret, this.words, draw).side);
  }

  get entries(): RecordEntry[] {
    return this.sides.map((side) => [-1, `roll ${side}`]);
  }

  record() {
    return Promise.resolve({
      entries: this.entries,
      commitment: { table: "table", ...this.summary().commitment },
    });
  }

  dice(): Promise<Checked> {
    const drawn = this.sides.map((side, acts) => ({
      acts,
      action: `roll ${side}`,
      number: 0,
      low: side / SIDES,
      high: (side + 1) / SIDES,
    }));
    return Promise.resolve({ draws: DRAWS, problem: null, drawn });
  }
}

let server: Server;
let one: DiceKeeper;
let two: DiceKeeper;
let ours: Memory;
beforeEach(async () => {
  server = new Server();
  ours = new Memory();
  const good = () => Promise.resolve(true);
  one = new DiceKeeper(ours, server, good);
  two = new DiceKeeper(new Memory(), server, good);
  server.seals[0] = await one.seal();
  await one.attend(server.summary());
  server.seals[1] = await two.seal();
});

/** Let both sit down, reveal and play to the end. */
async function play(): Promise<void> {
  await one.attend(server.summary());
  await two.attend(server.summary());
  await one.attend(server.summary());
  server.end();
}

const told = (server: Server) =>
  server.sides.map((side, entry) => ({
    entry,
    kind: "act" as const,
    seat: -1,
    text: `roll ${side}`,
    veiled: false,
    tellings: [],
  }));

test("an honest server is found honest, with both words of 128 bits", async () => {
  await play();
  await one.hear(server.summary(), told(server));
  const kept = await one.finish(server.summary());
  expect(kept).toMatchObject({ problems: [], draws: DRAWS, signed: true, late: false });
  expect(server.words.every((word) => /^[0-9a-f]{32}$/.test(word))).toBe(true);
  expect(kept.mine[0]).toEqual({ word: server.words[0], taken: true });
});

test("nothing is revealed before all words are sealed, nor to a server that changes its hash", async () => {
  server.seals[1] = "";
  await one.attend(server.summary());
  expect(server.heard).toEqual(["", ""]);
  server.seals[1] = sha("another");
  server.hash = sha("swapped");
  expect((await one.attend(server.summary())).problems).toEqual(["hash"]);
  expect(server.heard).toEqual(["", ""]);
});

test("a server that swaps the secret after the game is found", async () => {
  await play();
  server.secret = randomBytes(32).toString("hex");
  server.sides = [];
  server.end();
  expect((await one.finish(server.summary())).problems).toContain("secret");
});

test("a server that swaps secret and hash together is found by the first hash", async () => {
  await play();
  server.secret = randomBytes(32).toString("hex");
  server.hash = sha(Buffer.from(server.secret, "hex"));
  server.sides = [];
  server.end();
  expect((await one.finish(server.summary())).problems).toEqual(expect.arrayContaining(["hash", "secret"]));
});

test("a server that grinds secrets once it knows the words cannot keep its hash", async () => {
  await play();
  const lucky = () => dieOf(server.secret, server.words, 0).side === SIDES - 1;
  do server.secret = randomBytes(32).toString("hex");
  while (!lucky());
  server.sides = [];
  server.end();
  expect(server.sides[0]).toBe(SIDES - 1);
  expect((await one.finish(server.summary())).problems).toContain("secret");
});

test("a server that grinds words, its own in a seat or without ours, is found", async () => {
  await one.attend(server.summary());
  await two.attend(server.summary());
  const honest = [...server.words];
  server.words = [honest[0] ?? "", "ground"];
  expect((await one.attend(server.summary())).problems).toEqual(["words"]);
  server.words = [...honest, "ground"];
  expect((await two.attend(server.summary())).problems).toEqual(["words"]);
  server.words = ["", honest[1] ?? ""];
  expect((await one.attend(server.summary())).problems).toContain("mine");
});

test("of a server that shows two people two hashes, one has the proof", async () => {
  const honest = server.hash;
  await one.attend(server.summary());
  server.hash = sha("for the other");
  await two.attend(server.summary());
  server.hash = honest;
  server.end();
  const found = [await one.finish(server.summary()), await two.finish(server.summary())];
  expect(found.map((kept) => kept.problems.length > 0)).toEqual([false, true]);
  expect(found[1]?.problems).toEqual(expect.arrayContaining(["hash", "secret"]));
});

test("a server that signs something else than it shows gets no word", async () => {
  server.signs = { hash: sha("another") };
  expect((await one.attend(server.summary())).problems).toEqual(["promise"]);
  expect(server.heard).toEqual(["", ""]);
});

test("a bad signature is found", async () => {
  const keeper = new DiceKeeper(ours, server, () => Promise.resolve(false));
  expect((await keeper.attend(server.summary())).problems).toEqual(["promise"]);
});

test("outcomes that do not follow, and others than were told, are found", async () => {
  await play();
  const [first = 0] = server.sides;
  await one.hear(server.summary(), told(server));
  server.sides[0] = (first + 1) % SIDES;
  const kept = await one.finish(server.summary());
  expect(kept.problems).toEqual(["told", "draws"]);
});

test("a word that came too late is no alarm, but it is known that it does not count", async () => {
  await two.attend(server.summary());
  server.begin();
  server.end();
  const kept = await one.finish(server.summary());
  expect(kept).toMatchObject({ problems: [], draws: DRAWS });
  expect(kept.words?.[0]).toBe("");
});

test("undone outcomes are counted, but only those that stand are compared", async () => {
  await play();
  const honest = server.dice.bind(server);
  const entries = server.entries;
  const undone: RecordEntry[] = [...entries, { event: "undo", seat: 0, to: DRAWS - 1 }];
  server.record = () =>
    Promise.resolve({ entries: undone, commitment: { table: "table", ...server.summary().commitment } });
  server.dice = async () => {
    const checked = await honest();
    return { ...checked, drawn: checked.drawn.slice(0, -1) };
  };
  expect((await one.finish(server.summary())).problems).toEqual([]);
});
