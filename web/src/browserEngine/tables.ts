/** The tables of this device, in the worker. Calls are answered in order; bots think in between. */
import { storage, WrittenElsewhere, type Row } from "./storage";
import type { SecondEngine } from "./secondEngine";
import { randomId } from "$/wire/randomId";
import { ReviewJobs } from "./reviewJobs";
import { Refused, type Call } from "./pyodide";
import { breathe, TimeSlices } from "./timeSlices";
import type { FromWorker, Told } from "./workerMessages";
import type { Review } from "$/wire/httpTypes";
import type { Advised, Chair, ClientMessage, Result, ServerMessage, Summary } from "$/wire/messages";
import { refusal } from "$/wire/refusals";

type Words = Record<string, unknown>;
type Addressed = [seat: number | null, message: ServerMessage];
interface Kept {
  saved: { taken?: string };
  summary: Summary;
  result: Result | null;
}
interface Asked {
  call: string;
  words: Words;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

const CHANGES = ["act", "undo", "resign", "steps"];
const STALE = refusal("stale", "stale");

const missing = (table: string) => new Refused(refusal("unknown", "noTable", { table }));

function random(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return [...numbers].map((number) => number.toString(16).padStart(2, "0")).join("");
}

export class BrowserTables {
  private readonly waiting: Asked[] = [];
  private readonly tasks: TimeSlices;
  private readonly reviewJobs: ReviewJobs;
  private running = false;
  /** Tables that are open in the engine, as they were last stored. */
  private readonly rows = new Map<string, Row>();
  /** How many pages read each table. Bots think only at tables that somebody reads. */
  private readonly readers = new Map<string, number>();
  private readonly thinking = new Set<string>();
  private readonly others = new BroadcastChannel("shoal");

  constructor(
    private readonly python: Call,
    secondEngine: SecondEngine,
    private readonly post: (message: FromWorker) => void,
  ) {
    this.tasks = new TimeSlices(python, secondEngine, () => void this.run());
    this.reviewJobs = new ReviewJobs(python, secondEngine, this.tasks);
    this.others.onmessage = ({ data }: MessageEvent<string>) => this.renew(data);
  }

  ask(call: string, words: Words): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ call, words, resolve, reject });
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.waiting.length > 0 || !this.tasks.idle) {
      const asked = this.waiting.shift();
      if (asked) await this.attend(asked);
      else await this.tasks.slice();
      await breathe();
    }
    this.running = false;
  }

  /** Answer a call before the next one begins. Only advice does not block the others: it waits for a task. */
  private async attend({ call, words, resolve, reject }: Asked): Promise<void> {
    const answered = this.answer(call, words).then(resolve, reject);
    if (call !== "advise") await answered;
  }

  private answer(call: string, words: Words): Promise<unknown> {
    const table = String(words.table);
    const own = this.calls[call];
    if (own) return own(table, words);
    return this.opened(words.table === undefined ? null : table).then(() => this.python(call, words));
  }

  /** The calls that do more than ask the engine. */
  private readonly calls: Record<string, (table: string, words: Words) => Promise<unknown>> = {
    tables: () => storage.rows(),
    visit: (table) => this.visit(table),
    create: (_, words) => this.create(words),
    again: (table) => this.again(table),
    take: (_, { text }) => this.take(String(text)),
    forget: (table) => this.forget(table),
    listen: (table) => this.listen(table, 1),
    leave: (table) => this.listen(table, -1),
    say: (table, { seat, message }) => this.say(table, Number(seat), message as ClientMessage),
    advise: (table, words) => this.advise(table, words),
    review: (table, { ask }) => this.review(table, ask === true),
  };

  private async opened(table: string): Promise<Row>;
  private async opened(table: string | null): Promise<Row | null>;
  private async opened(table: string | null): Promise<Row | null> {
    if (table === null) return null;
    const known = this.rows.get(table);
    if (known) return known;
    const row = await storage.row(table);
    if (!row) throw missing(table);
    this.python("open", { saved: row.saved });
    this.rows.set(table, row);
    return row;
  }

  private async visit(table: string): Promise<unknown> {
    const { summary, taken } = await this.opened(table);
    const people = summary.chairs.flatMap((chair, seat) => (chair.kind === "person" ? [seat] : []));
    return { summary, people: taken ? [] : people, hides: this.python("hides", { table }) };
  }

  private async create(words: Words): Promise<Summary> {
    const id = String(words.table ?? randomId());
    const made = { table: id, secret: random(32), seed: parseInt(random(4), 16), created: now() };
    return this.lay(id, this.python<Kept>("create", { ...words, ...made }));
  }

  /** Play again; everybody moves one chair on. A bot that played on for a person now plays for itself. */
  private async again(table: string): Promise<Summary> {
    const { game, options, chairs: before, practice = false } = (await this.opened(table)).summary;
    const chairs = before.map((chair) => (chair.level ? { ...chair, name: chair.level } : chair));
    const last = chairs.at(-1) as Chair;
    return this.create({ game, options, chairs: [last, ...chairs.slice(0, -1)], practice });
  }

  /** Store a record from elsewhere, under the table id of its commitment if it has one. */
  private async take(text: string): Promise<Summary> {
    const name = /"table":\s*"([\w-]{4,40})"/.exec(text)?.[1];
    const id = name ?? randomId();
    const known = await storage.row(id);
    if (known) return known.summary;
    return this.lay(id, this.python<Kept>("take", { table: id, text, created: now() }));
  }

  private async lay(id: string, { saved, summary, result }: Kept): Promise<Summary> {
    const taken = saved.taken !== undefined;
    const row: Row = { id, revision: 1, saved, taken, summary, result, touched: now() };
    await storage.put(row);
    this.rows.set(id, row);
    return summary;
  }

  private async forget(table: string): Promise<void> {
    this.rows.delete(table);
    await storage.forget(table);
  }

  private async listen(table: string, by: number): Promise<void> {
    this.readers.set(table, (this.readers.get(table) ?? 0) + by);
    await this.opened(table);
    this.think(table);
  }

  private async say(table: string, seat: number, message: ClientMessage): Promise<ServerMessage> {
    await this.opened(table);
    const told = this.python<Addressed[]>("say", { table, seat, message });
    const answer = told[0]?.[1] as ServerMessage;
    if (!CHANGES.includes(message.type) || answer.type !== "accepted") return answer;
    if (!(await this.keep(table))) return { type: "refused", key: answer.key, refusal: STALE };
    this.tell(table, told.slice(1) as Told[]);
    return answer;
  }

  /** Store what the engine has, before readers are told; return false if another window was first. */
  private async keep(table: string): Promise<boolean> {
    const { saved, summary, result } = this.python<Kept>("keep", { table });
    const known = await this.opened(table);
    const row = { ...known, revision: known.revision + 1, saved, summary, result, touched: now() };
    try {
      await storage.put(row);
    } catch (error) {
      this.renew(table);
      if (error instanceof WrittenElsewhere) return false;
      throw error;
    }
    this.rows.set(table, row);
    this.others.postMessage(table);
    return true;
  }

  private tell(table: string, told: Told[]): void {
    this.post({ table, told });
    this.think(table);
  }

  /** Another window has played at a table: load it again. */
  private renew(table: string): void {
    if (!this.rows.delete(table)) return;
    this.post({ table, told: [] });
  }

  private think(table: string): void {
    const row = this.rows.get(table);
    const due = row?.summary.turn.some((seat) => row.summary.chairs[seat]?.kind === "bot");
    if (!due || row?.summary.status === "over" || this.thinking.has(table)) return;
    if ((this.readers.get(table) ?? 0) === 0) return;
    this.thinking.add(table);
    this.tasks.add({
      urgent: true,
      begin: () => this.python<number>("think", { table }),
      end: (told) => this.thought(table, told as Told[]),
      failed: (error) => {
        this.thinking.delete(table);
        console.error(error);
      },
    });
  }

  private async thought(table: string, told: Told[]): Promise<void> {
    this.thinking.delete(table);
    const made = told.length > 0 && this.rows.has(table) && this.isLatest(table, told);
    if (made && (await this.keep(table))) this.tell(table, told);
    else this.think(table);
  }

  /** Whether these messages are about the latest position: another window may have been first. */
  private isLatest(table: string, told: Told[]): boolean {
    const { summary } = this.python<Kept>("keep", { table });
    return told.some(([, message]) => message.type === "news" && message.position.entry === summary.entries);
  }

  private async advise(table: string, words: Words): Promise<Advised> {
    await this.opened(table);
    return new Promise((resolve, reject) => {
      const begin = () => this.python<number>("advise", words);
      const end = (value: unknown) => Promise.resolve(resolve(value as Advised));
      this.tasks.add({ urgent: true, begin, end, failed: reject });
    });
  }

  /** Return what was judged so far. Once a review is asked for, judging goes on until the end. */
  private async review(table: string, ask: boolean): Promise<Review> {
    await this.opened(table);
    const acts = this.python<number>("acts", { table });
    const judged = await storage.judged(table);
    if (ask && judged === null) await storage.putJudged(table, []);
    if (ask || judged !== null) this.reviewJobs.begin(table, acts, judged ?? []);
    return { acts, judged: judged ?? [] };
  }
}

const now = () => new Date().toISOString();
