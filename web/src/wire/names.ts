/** What those at a table are called. */
import type { Chair } from "./messages";
import { t } from "$/strings";

/** What somebody on a chair is called; a bot by its level. */
export function nameOf(chair: Chair): string {
  return chair.kind === "bot" && chair.level ? (t.lobby.bots[chair.level] ?? chair.name) : chair.name;
}

/** What all on the chairs are called; those of one name are numbered. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const same = names.flatMap((other, at) => (other === name && other !== "" ? [at] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

/** Put names where lines mark seats: "{1} passes." */
export function tell(lines: readonly string[], names: readonly string[]): string {
  return lines.join(" ").replace(/\{(\d+)\}/g, (mark, seat: string) => names[Number(seat)] ?? mark);
}
