/** What every country did last: the equipment and dice of its latest catch, and the box that it marked. */
import type { Insight, SheetView } from "./view";
import type { StandingAct } from "$/table/history/standingActs";

export interface Lane {
  seat: number;
  gear: string | null;
  dice: readonly number[];
  /** Dice that were rolled again: they lie nowhere any more. */
  again: readonly number[];
  /** The kind of box that was marked last. */
  kind: string | null;
  /** Whether catch and mark are of this year. */
  fished: boolean;
  marked: boolean;
}

interface Roll {
  face: number;
  entry: number;
}

interface Catch {
  gear: string;
  dice: number[];
  again: number[];
  /** How many more dice may fall for it. */
  times: number;
  /** All dice that fell for it, with their entries. */
  rolls: Roll[];
}

/** The part of a position that lanes need. */
interface Known {
  view: { year: number; sheets: readonly Pick<SheetView, "marked">[] };
  insight: Pick<Insight, "equipment">;
}

/** Return a lane for each seat, from the acts so far. Dice of older catches that are being shown lie there too. */
export function lanes(
  acts: readonly StandingAct[],
  { view, insight }: Known,
  isShown: (entry: number) => boolean = () => false,
): Lane[] {
  const catches = catchesIn(acts, insight);
  return view.sheets.map(({ marked }, seat) => {
    const own = catches.filter((one) => one.seat === seat);
    const last = own.at(-1);
    const older = own.slice(0, -1).flatMap((one) => one.rolls.filter((roll) => isShown(roll.entry)));
    const again = marked.filter((kind) => kind === "overfish").length;
    return {
      seat,
      gear: last?.gear ?? null,
      dice: [...(last?.dice ?? [])].sort((one, other) => one - other),
      again: [...(last?.again ?? []), ...older.map((roll) => roll.face)],
      kind: marked.at(-1) ?? null,
      fished: own.length - again >= view.year,
      marked: marked.length >= view.year,
    };
  });
}

/** The catches in order. Dice fall for the latest one as long as only dice are handled; later ones are poachers'. */
function catchesIn(
  acts: readonly StandingAct[],
  { equipment }: Known["insight"],
): (Catch & { seat: number })[] {
  const all: (Catch & { seat: number })[] = [];
  let open = false;
  for (const { seat, text, entry } of acts) {
    const [, doing = text, value = ""] = /^(fish with|roll|reroll|stop)(?: (.+))?$/.exec(text) ?? [];
    const last = all.at(-1);
    if (doing === "fish with") {
      const rolls = equipment.find((gear) => gear.name === value)?.roll ?? 0;
      all.push({ seat, gear: value, dice: [], again: [], times: rolls, rolls: [] });
    } else if (last && open && doing === "roll" && last.dice.length < last.times) {
      last.dice.push(Number(value));
      last.rolls.push({ face: Number(value), entry });
    } else if (last && open && doing === "reroll") {
      last.dice.splice(last.dice.indexOf(Number(value)), 1);
      last.again.push(Number(value));
    }
    open = doing === "fish with" || (open && ["roll", "reroll", "stop"].includes(doing));
  }
  return all;
}
