/** A table with one fixed position, written by `scripts/dev_positions.py` together with previews of every first step. */
import type { Answer, Listener, Question, TableLink } from "$/wire/link";
import { refusal } from "$/wire/refusals";
import type { Accepted, Previewed, Reasons, Refusal, Refused, Welcome } from "$/wire/messages";

export interface Written {
  welcome: Welcome;
  previews: Record<string, Omit<Previewed, "type" | "key">>;
  reasons: Record<string, Refusal>;
}

const still = refusal("stale", "still");

export class FixedLink implements TableLink {
  constructor(private readonly written: Written) {}

  open(listener: Listener): void {
    listener.state({ kind: "open" });
    listener.heard(this.written.welcome);
  }

  close(): void {
    // There is nothing to close.
  }

  retry(): void {
    // There is no connection to try again.
  }

  record() {
    return Promise.resolve({ game: this.written.welcome.table.game, seats: 2, entries: [] });
  }

  command(): Promise<Accepted | Refused> {
    return Promise.resolve({ type: "refused", key: "", refusal: still });
  }

  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    return Promise.resolve(this.answer(question) as Answer<Q> | Refused);
  }

  private answer(question: Question): Previewed | Reasons | Refused {
    const known = question.type === "preview" ? this.written.previews[question.steps.join("\n")] : undefined;
    if (known) return { ...known, type: "previewed", key: "" };
    if (question.type === "why") return { type: "reasons", key: "", reasons: this.written.reasons };
    return { type: "refused", key: "", refusal: still };
  }
}
