/** What a screen reader says about a fish, and why it may not be picked. */
import { DEPLETED, POACHED, called, fishListed, fishName, marker, type Drawn, type Table } from "./picture";
import { t } from "./texts";
import type { Row } from "./view";

/** The step whose refusal says why a fish cannot be picked. */
export function whyStep(sheet: readonly Row[], fish: string): string | null {
  const row = sheet.find((one) => fish.startsWith(`${one.name} `));
  return row ? `take ${fish} for ${row.dice[0] ?? 1}` : null;
}

export function fishWords(table: Table, drawn: Drawn, species: number, fish: number): string {
  const one = fishName(table.insight.sheet[species]?.name ?? "", fish);
  const name = called("fish", one);
  const letter = drawn.now[species]?.[fish] ?? "";
  const by = marker(letter);
  if (letter === DEPLETED) return t.state.depleted({ fish: name });
  if (letter === POACHED) return t.state.poached({ fish: name });
  if (by) {
    const values = { by: by.seat === table.you ? "you" : "other", fish: name, name: table.nameOf(by.seat) };
    return by.killed ? t.state.killed(values) : t.state.taken(values);
  }
  const how = drawn.picks.get(one) ?? (drawn.legal.has(one) ? "legal" : "lives");
  const first = t.state.living({ how, fish: name });
  const costs = table.insight.losses[one];
  if (!costs) return first;
  const second = t.state.costs({ number: costs.length, school: fishListed(costs) });
  return t.sentences({ first, second });
}
