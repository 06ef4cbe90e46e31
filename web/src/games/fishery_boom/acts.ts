/** Acts in a few words, for the strip, the list of moves and hints. */
import { called } from "./names";
import { catchOf } from "./steps";
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

/** The acts of one country; several of a catch are one: "Trawler 2, 5, 6: Squid 2 killed, Shrimp 4". */
export function nameActs(texts: readonly string[]): string[] {
  if (texts.length === 1) return texts.map((text) => nameAct(text));
  const names: string[] = [];
  let open: Haul | null = null;
  const close = () => {
    if (open) names.push(nameHaul(open));
    open = null;
  };
  for (const text of texts) {
    const gear = /^fish with (.+)/.exec(text)?.[1];
    if (gear !== undefined) {
      close();
      open = { gear, dice: [], fish: [] };
    } else if (!open || !addTo(open, text)) {
      close();
      names.push(nameAct(text));
    }
  }
  close();
  return names;
}

/** A catch so far. */
interface Haul {
  gear: string;
  dice: number[];
  fish: string[];
}

/** Whether the act belongs to the catch; then it is added. */
function addTo(haul: Haul, text: string): boolean {
  const [, doing = text, die = ""] = /^(roll|reroll|kill with|extra for) (.+)/.exec(text) ?? [];
  const one = catchOf(text);
  const caught = haul.fish.at(-1) ?? "";
  if (one)
    haul.fish.push(
      one.doing === "kill" ? t.act.kill({ fish: called("fish", one.fish) }) : called("fish", one.fish),
    );
  else if (doing === "roll") haul.dice.push(Number(die));
  else if (doing === "reroll") haul.dice.splice(haul.dice.indexOf(Number(die)), 1);
  else if (doing === "refrigerate") haul.fish.splice(-1, 1, t.act.onIce({ fish: caught }));
  else if (doing === "release") haul.fish.splice(-1, 1, t.act.letGo({ fish: caught }));
  else return ["kill with", "extra for", "stop", "keep"].includes(doing);
  return true;
}

function nameHaul({ gear, dice, fish }: Haul): string {
  return t.act.catch({
    gear: called("gear", gear),
    dice: dice.join(", "),
    fish: fish.length > 0 ? fish.join(", ") : t.act.noFish,
  });
}

/** An act in a few words; as a choice of the reader, if it is only thought of. */
export function nameAct(text: string, thought = false): string {
  const box = thought ? /^mark (.+)/.exec(text)?.[1] : undefined;
  if (box !== undefined) return t.send.mark({ box: called("box", box) });
  const one = catchOf(text);
  if (one) return t.act[one.doing]({ fish: called("fish", one.fish), die: one.die });
  for (const [pattern, name] of ACTS) {
    const found = pattern.exec(text);
    if (found) return name(found[1] ?? "");
  }
  return PLAIN[text]?.() ?? named("act", text);
}
