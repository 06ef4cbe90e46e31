/** The connection to a table: a socket to a server, or the engine in the page. Stores cannot tell which. */
import { BackendError } from "./backend";
import type { Telling } from "$/i18n/tellings";
import type {
  Accepted,
  Act,
  Advised,
  AnswerUndo,
  Awake,
  Back,
  Claim,
  Happening,
  Hint,
  Look,
  Looked,
  Nudge,
  Preview,
  Previewed,
  Reasons,
  Refused,
  Resign,
  ServerMessage,
  Steps,
  Summary,
  Talk,
  Undo,
  Vacation,
  Why,
} from "./messages";
import type { TableRecord } from "./record";

type Keyless<Message> = Message extends unknown ? Omit<Message, "key"> : never;

/** Changes something. It is sent again until it is answered, and carried out once. */
export type Command = Keyless<
  Act | Resign | Undo | AnswerUndo | Vacation | Steps | Talk | Awake | Claim | Back | Nudge
>;
/** Changes nothing. It is lost with the connection; the asker may ask again. */
export type Question = Keyless<Preview | Why | Look | Hint>;
export type Answer<Q extends Question> = Q extends { type: "preview" }
  ? Previewed
  : Q extends { type: "why" }
    ? Reasons
    : Q extends { type: "look" }
      ? Looked
      : Advised;

export type LinkState =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "waiting"; seconds: number }
  /** Another person at this device owes a decision: nothing is shown until they have the device. */
  | { kind: "passed"; seat: number; table: Summary | null; happenings: readonly Happening[] }
  /** The engine in the page has died: `retry` starts it again. */
  | { kind: "stopped"; telling: Telling }
  | { kind: "closed"; telling: Telling };

export interface Listener {
  state(state: LinkState): void;
  heard(message: ServerMessage): void;
}

export interface TableLink {
  open(listener: Listener): void;
  close(): void;
  /** Try to connect now instead of after the wait, or start an engine again that has died. */
  retry(): void;
  /** All that happened so far, as this reader may know it. */
  record(): Promise<TableRecord>;
  /** Always settles. It rejects with LinkLost if the link is closed before the answer. */
  command(command: Command): Promise<Accepted | Refused>;
  /** Rejects with LinkLost if the connection is lost before the answer. */
  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused>;
}

export class LinkLost extends Error {
  constructor() {
    super("the connection was lost before the answer");
  }
}

/** An answer, or null if the connection or the engine was lost before it. */
export async function unlessLost<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof LinkLost || error instanceof BackendError) return null;
    throw error;
  }
}
