/** Open a table, read its first message, and leave. */
import { BackendError } from "$/wire/backend";
import type { Position, Summary } from "$/wire/messages";
import { linkTo } from "./link";

export interface Visit {
  summary: Summary;
  you: number | null;
  position: Position | null;
}

export function visit(table: string): Promise<Visit> {
  const link = linkTo(table);
  return new Promise<Visit>((resolve, reject) => {
    link.open({
      state(state) {
        if (state.kind !== "closed") return;
        reject(new BackendError({ code: "unknown", rule: "", telling: state.telling }));
      },
      heard(message) {
        if (message.type !== "welcome") return;
        resolve({ summary: message.table, you: message.you, position: message.position });
        link.close();
      },
    });
  });
}
