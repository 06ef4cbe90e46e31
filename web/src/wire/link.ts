/** The way a table is reached. Pages and stores know this interface only: a server behind a socket, or an engine in the page. */
import type {
  Accepted,
  Act,
  Advised,
  AnswerUndo,
  Hint,
  Preview,
  Previewed,
  Reasons,
  Refused,
  Resign,
  ServerMessage,
  Talk,
  Undo,
  Vacation,
  Why,
} from "./messages";
import type { TableRecord } from "./record";

type Keyless<Message> = Message extends unknown ? Omit<Message, "key"> : never;

/** Changes something: sent again until it is answered, carried out once. */
export type Command = Keyless<Act | Resign | Undo | AnswerUndo | Vacation | Talk>;
/** Changes nothing: lost with the connection, asked again by whoever still wants to know. */
export type Question = Keyless<Preview | Why | Hint>;
export type Answer<Q extends Question> = Q extends { type: "preview" }
  ? Previewed
  : Q extends { type: "why" }
    ? Reasons
    : Advised;

export type LinkState =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "waiting"; seconds: number }
  /** Another person at this device is to decide: nothing is shown until that one has it. */
  | { kind: "passed"; seat: number; name: string; lines: string[] }
  | { kind: "closed"; sentence: string };

export interface Listener {
  state(state: LinkState): void;
  heard(message: ServerMessage): void;
}

export interface TableLink {
  open(listener: Listener): void;
  close(): void;
  /** Try to connect now instead of after the wait. */
  retry(): void;
  /** All that happened so far, as this reader may know it. */
  record(): Promise<TableRecord>;
  command(command: Command): Promise<Accepted | Refused>;
  /** Rejects with LinkLost when the connection goes before the answer comes. */
  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused>;
}

export class LinkLost extends Error {
  constructor() {
    super("the connection went before the answer came");
  }
}
