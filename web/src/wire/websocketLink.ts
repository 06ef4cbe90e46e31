/** A table over a websocket. It reconnects with backoff, fetches what it missed, and sends unanswered commands again. */
import type { Answer, Command, Listener, Question, TableLink } from "./link";
import { LinkLost } from "./link";
import { BackendError } from "./backend";
import { randomId } from "./randomId";
import { refusal } from "./refusals";
import { httpBackend } from "./httpBackend";
import type { Accepted, News, Refusal, Refused, ServerMessage, Welcome } from "./messages";
import type { TableRecord } from "./record";

/** Seconds before each attempt to reconnect; the last one counts for all further ones. */
const RECONNECT_AFTER_S = [1, 2, 4, 8, 15];
/** The code of a socket whose session has ended. It reconnects only if this browser has another session by now. */
const SIGNED_OUT = 4401;
/** The code of a socket that closed without saying why. */
const GONE = 1006;
/** Milliseconds after which a server that leaves a message unanswered is taken for lost. */
export const SILENCE_MS = 15_000;
/** Refusals after which a command is sent again: the server was busy, or its database away. */
const PASSING = ["busy", "unavailable"];
/** Milliseconds before a command is sent again; after the last one its refusal is shown. */
export const SENT_AGAIN_AFTER_MS = [300, 1000, 3000];
interface Waiting {
  text: string;
  /** How often it was refused for the moment. */
  refused: number;
  command: boolean;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

export class WebsocketLink implements TableLink {
  private socket: WebSocket | null = null;
  private listener: Listener | null = null;
  private known = 0;
  /** Whether a position was seen. When the game begins, the first one must be asked for. */
  private begun = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;
  private readonly waiting = new Map<string, Waiting>();
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly retryNow = () => this.retry();

  private readonly url: string;

  /** `seat` is the person who has the device, where people share one. */
  constructor(
    private readonly table: string,
    private seat: number | null = null,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`;
  }

  open(listener: Listener): void {
    this.listener = listener;
    window.addEventListener("online", this.retryNow);
    this.connect();
  }

  close(): void {
    window.removeEventListener("online", this.retryNow);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.listener = null;
    this.socket?.close();
    this.forget(() => true);
  }

  retry(): void {
    if (this.socket !== null || this.listener === null) return;
    clearTimeout(this.timer);
    this.connect();
  }

  record(): Promise<TableRecord> {
    return httpBackend.record(this.table, this.seat ?? undefined);
  }

  /** Read the table anew as another person who shares this device, or as a spectator. */
  readAs(seat: number | null): void {
    this.seat = seat;
    this.known = 0;
    if (this.welcomed) this.sayHello();
  }

  command(command: Command): Promise<Accepted | Refused> {
    return this.post(command, true);
  }

  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    return this.post(question, false);
  }

  private post<T>(message: Command | Question, command: boolean): Promise<T> {
    const key = randomId();
    const text = JSON.stringify({ ...message, key });
    return new Promise<T>((resolve, reject) => {
      if (!command && !this.welcomed) {
        reject(new LinkLost());
        return;
      }
      this.waiting.set(key, { text, refused: 0, command, resolve, reject });
      if (this.welcomed) this.send(text);
    });
  }

  private connect(): void {
    this.listener?.state({ kind: "connecting" });
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.sayHello();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => void this.lost(event.code);
  }

  /** Send something that must be answered. A connection that stays silent is given up, and another one is made. */
  private send(text: string): void {
    this.socket?.send(text);
    this.silence ??= setTimeout(() => this.giveUp(), SILENCE_MS);
  }

  private giveUp(): void {
    const { socket } = this;
    this.silence = undefined;
    if (socket === null) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    void this.lost(GONE);
  }

  private sayHello(): void {
    const seat = this.seat === null ? {} : { seat: this.seat };
    this.send(JSON.stringify({ type: "hello", since: this.known, presence: true, ...seat }));
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (message.type === "welcome") this.enter(message);
    if (message.type === "news" && this.skips(message)) {
      this.sayHello();
      return;
    }
    if (message.type === "news") this.known = message.position.entry;
    if (message.type === "changed" && message.table.status === "running" && !this.begun) this.sayHello();
    const asked = "key" in message ? this.waiting.get(message.key) : undefined;
    if (asked && "key" in message) {
      if (message.type === "refused" && this.repeats(message, asked)) return;
      this.waiting.delete(message.key);
      asked.resolve(message as never);
    }
    this.listener?.heard(message);
  }

  /** Send a command again that was refused for the moment only. Return false if it was tried often enough. */
  private repeats({ key, refusal }: Refused, asked: Waiting): boolean {
    const delay = SENT_AGAIN_AFTER_MS[asked.refused++];
    if (!asked.command || delay === undefined || !PASSING.includes(refusal.code)) return false;
    setTimeout(() => {
      if (this.welcomed && this.waiting.has(key)) this.send(asked.text);
    }, delay);
    return true;
  }

  private enter(message: Welcome): void {
    const first = !this.welcomed;
    this.welcomed = true;
    this.failures = 0;
    this.known = message.position?.entry ?? 0;
    this.begun = message.position !== null;
    this.listener?.state({ kind: "open" });
    if (first) for (const { text } of this.waiting.values()) this.send(text);
  }

  private skips(news: News): boolean {
    return news.position.entry - news.happenings.length > this.known;
  }

  private async lost(code: number): Promise<void> {
    const entered = this.welcomed;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.forget((one) => !one.command);
    if (code === SIGNED_OUT && !(entered && (await this.hasSession()))) {
      this.end(refusal("stranger", "signedOut"));
      return;
    }
    const missing = entered ? null : await this.absence();
    if (missing !== null) this.end(missing);
    else if (this.listener)
      this.wait(RECONNECT_AFTER_S[Math.min(this.failures++, RECONNECT_AFTER_S.length - 1)] ?? 15);
  }

  /** Do not reconnect, and refuse commands that were not answered yet. */
  private end(why: Refusal): void {
    for (const [key, { resolve }] of this.waiting) resolve({ type: "refused", key, refusal: why } as never);
    this.waiting.clear();
    const { listener } = this;
    this.close();
    listener?.state({ kind: "closed", telling: why.telling });
  }

  /** Ask whether this browser is signed in: who registers or changes the password gets a new session. */
  private async hasSession(): Promise<boolean> {
    try {
      return (await httpBackend.me()) !== null;
    } catch (error) {
      if (error instanceof BackendError) return false;
      throw error;
    }
  }

  /** Ask the server why there is no table, if it says so: a browser does not tell why a socket was refused. */
  private async absence(): Promise<Refusal | null> {
    try {
      await httpBackend.table(this.table);
    } catch (error) {
      if (error instanceof BackendError && error.refusal.code === "unknown") return error.refusal;
    }
    return null;
  }

  private wait(seconds: number): void {
    this.listener?.state({ kind: "waiting", seconds });
    this.timer = setTimeout(() => (seconds > 1 ? this.wait(seconds - 1) : this.connect()), 1000);
  }

  private forget(which: (one: Waiting) => boolean): void {
    for (const [key, one] of this.waiting) {
      if (!which(one)) continue;
      this.waiting.delete(key);
      one.reject(new LinkLost());
    }
  }
}
