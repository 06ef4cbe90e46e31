/** A table at one position of a study: it answers questions, and reports the steps that are chosen. */
import type { Scene, StudyRequest } from "$/wire/httpTypes";
import { backend } from "./backend";
import { BackendError } from "$/wire/backend";
import type { Answer, Command, Listener, Question, TableLink } from "$/wire/link";
import { refusal } from "$/wire/refusals";
import type { Accepted, Happening, Previewed, Reasons, Refused, Summary } from "$/wire/messages";

const CLOSED: Refused = { type: "refused", key: "", refusal: refusal("seat", "study") };

export interface StudySetup {
  study: StudyRequest;
  summary: Summary;
  scene: Scene;
  /** What happened before, as far as it is known. */
  before: readonly Happening[];
  /** Whose place at the table is shown. */
  you: number | null;
}

export class StudyLink implements TableLink {
  constructor(
    private readonly setup: StudySetup,
    private readonly onact: (steps: string[]) => void,
  ) {}

  open(listener: Listener): void {
    const { scene, summary, you, before } = this.setup;
    const { position, happening } = scene;
    listener.state({ kind: "open" });
    listener.heard({
      type: "welcome",
      table: {
        ...summary,
        status: position.result ? "over" : "running",
        turn: position.turn,
        entries: position.entry,
      },
      you,
      earlier: 0,
      happenings: happening ? [...before, happening] : [],
      position,
      talk: [],
      asked: null,
    });
  }

  close(): void {
    // There is nothing to close.
  }

  retry(): void {
    // There is no connection to try again.
  }

  record() {
    const { study } = this.setup;
    return Promise.resolve({ game: study.game, seats: study.seats, entries: [] });
  }

  command(command: Command): Promise<Accepted | Refused> {
    if (command.type !== "act") return Promise.resolve(CLOSED);
    this.onact(command.steps);
    return Promise.resolve({ type: "accepted", key: "" });
  }

  async ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    try {
      return (await this.answer(question)) as Answer<Q> | Refused;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return { type: "refused", key: "", refusal: error.refusal };
    }
  }

  private answer(question: Question): Promise<Previewed | Reasons | Refused> {
    const { study } = this.setup;
    if (question.type === "preview") return backend.lookAhead(study, question.steps);
    if (question.type === "why") return backend.whyNot(study, question.steps, question.actions);
    return Promise.resolve(CLOSED);
  }
}
