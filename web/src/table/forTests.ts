/** A table's link and messages for unit tests: nothing is sent, and each answer is given by hand. */
import { TableStore } from "./store.svelte";
import {
  LinkLost,
  type Answer,
  type Command,
  type Listener,
  type Question,
  type TableLink,
} from "$/wire/link";
import type {
  Accepted,
  Chair,
  Happening,
  Position,
  Refused,
  ServerMessage,
  Summary,
  Welcome,
} from "$/wire/messages";
import type { RecordEntry } from "$/wire/record";

interface Open<T> {
  resolve: (answer: T) => void;
  reject: (error: Error) => void;
}

/** A question or command that waits for its answer. */
export class Letter<Message, Reply> {
  readonly answer: Promise<Reply>;
  private open: Open<Reply> | null = null;
  constructor(readonly message: Message) {
    this.answer = new Promise((resolve, reject) => (this.open = { resolve, reject }));
  }
  reply(answer: Reply): void {
    this.open?.resolve(answer);
  }
  lose(): void {
    this.open?.reject(new LinkLost());
  }
}

export class HandLink implements TableLink {
  listener: Listener | null = null;
  readonly commands: Letter<Command, Accepted | Refused>[] = [];
  readonly questions: Letter<Question, Answer<Question> | Refused>[] = [];
  entries: RecordEntry[] = [];
  retries = 0;
  open(listener: Listener) {
    this.listener = listener;
    listener.state({ kind: "open" });
  }
  close() {
    this.listener = null;
  }
  retry() {
    this.retries += 1;
  }
  record() {
    return Promise.resolve({ game: "fishery", seats: 2, entries: this.entries });
  }
  command(command: Command) {
    const letter = new Letter<Command, Accepted | Refused>(command);
    this.commands.push(letter);
    return letter.answer;
  }
  ask<Q extends Question>(question: Q) {
    const letter = new Letter<Question, Answer<Question> | Refused>(question);
    this.questions.push(letter);
    return letter.answer as Promise<Answer<Q> | Refused>;
  }
  hear(...messages: ServerMessage[]) {
    for (const message of messages) this.listener?.heard(message);
  }
}

/** Sit down at a table whose link is moved by hand. */
export function sit(still = () => false): [TableStore, HandLink] {
  const link = new HandLink();
  const table = new TableStore(link, still);
  table.playback.begin();
  table.open();
  return [table, link];
}

export const act = (entry: number, seat: number, text = `c${entry}`): Happening => ({
  entry,
  kind: "act",
  seat,
  text,
  veiled: false,
  tellings: [],
});

export const event = (entry: number, kind: Happening["kind"], seat: number, text = ""): Happening => ({
  ...act(entry, seat, text),
  kind,
});

/** A position after `entry` entries. */
export const at = (entry: number, decision: number | null, more: Partial<Position> = {}): Position => ({
  entry,
  decision,
  view: { entry },
  insight: {},
  legal: decision === null ? [] : ["a1", "b1"],
  turn: [],
  scores: [],
  result: null,
  undo: null,
  clocks: null,
  ...more,
});

export const summary = (status: Summary["status"], chairs: Chair["kind"][] = []): Summary => ({
  id: "t",
  game: "fishery",
  seats: 2,
  options: {},
  chairs: chairs.map((kind) => ({ kind, name: "", level: null, rating: null })),
  clock: { kind: "none", main: 0, increment: 0, days: 0 },
  door: "link",
  rated: false,
  talk: true,
  status,
  turn: [],
  entries: 0,
  created: "",
  commitment: { hash: "", words: [], secret: null },
  rematch: null,
});

export const welcome = (
  happenings: Happening[],
  decision: number | null,
  more: Partial<Welcome> = {},
): Welcome => ({
  type: "welcome",
  table: summary("running"),
  you: 0,
  earlier: happenings[0]?.entry ?? 0,
  happenings,
  position: at((happenings.at(-1)?.entry ?? -1) + 1, decision),
  talk: [],
  asked: null,
  ...more,
});

export const news = (
  happenings: Happening[],
  decision: number | null,
  more: Partial<Position> = {},
): ServerMessage => ({
  type: "news",
  happenings,
  position: at((happenings.at(-1)?.entry ?? -1) + 1, decision, more),
});

export const refused = (code: string, rule = ""): Refused => ({
  type: "refused",
  key: "",
  refusal: { code, rule, telling: { id: "fishery.ship-there", args: { square: "a1" } } },
});

/** Let answers that were given be heard. Works with fake timers too. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
