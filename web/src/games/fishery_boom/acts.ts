/** Acts in a few words, for the strip, the list of moves and hints. */
import { called, catchOf } from "./picture";
import { named, t } from "./texts";

/** Actions that are called by one word, then those that name something. */
const PLAIN: Record<string, () => string> = {
  "add plate": () => t.act.addPlate,
  "cross out plate": () => t.act.crossOut,
};
const ACTS: [RegExp, (value: string) => string][] = [
  [/^start /, () => t.act.start],
  [/^fish with (.+)/, (gear) => t.act.gear({ gear: called("gear", gear) })],
  [/^roll (.+)/, (die) => t.act.roll({ die })],
  [/^reroll (.+)/, (die) => t.act.reroll({ die })],
  [/^kill with (.+)/, (die) => t.act.killer({ die })],
  [/^extra for (.+)/, (die) => t.act.extra({ die })],
  [/^mark (.+)/, (box) => t.act.mark({ box: called("box", box) })],
  [/^shield (.+)/, (species) => t.act.shield({ species: called("species", species) })],
];

export function nameAct(text: string): string {
  const one = catchOf(text);
  if (one) return t.act[one.doing]({ fish: called("fish", one.fish), die: one.die });
  for (const [pattern, name] of ACTS) {
    const found = pattern.exec(text);
    if (found) return name(found[1] ?? "");
  }
  return PLAIN[text]?.() ?? named("act", text);
}
