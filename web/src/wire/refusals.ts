/** Refusals that the page itself makes; their texts are the shell's. */
import type { Refusal } from "./messages";

type Name =
  | "offline"
  | "status"
  | "signedOut"
  | "alone"
  | "nameLength"
  | "fileMissing"
  | "engineMissing"
  | "engineFailed"
  | "stale"
  | "lost"
  | "noTable"
  | "study"
  | "still";

export function refusal(code: string, name: Name, args: Record<string, number | string> = {}): Refusal {
  return { code, rule: "", telling: { id: `shell.refusal-${name}`, args } };
}
