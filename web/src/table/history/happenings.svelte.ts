/** What happened at a table: the latest happenings as they were told, and all acts, the older ones from the record. */
import { fromHappenings, fromRecord, standing, type StandingAct, type Told } from "./standingActs";
import { unlessLost, type TableLink } from "$/wire/link";
import type { Happening } from "$/wire/messages";

export class Happenings {
  happenings = $state.raw<readonly Happening[]>([]);
  private earlier = $state.raw<readonly Told[]>([]);
  /** How many entries are read from the record. */
  private recorded = 0;

  /** All acts that count, from the first one on. */
  readonly acts: readonly StandingAct[] = $derived(
    standing([...this.earlier, ...fromHappenings([...this.happenings])]),
  );

  constructor(private readonly link: TableLink) {}

  /** Begin or go on; `earlier` entries were not told. If that leaves a gap, they are read from the record. */
  enter(earlier: number, happenings: readonly Happening[]): void {
    const known = (this.happenings.at(-1)?.entry ?? -1) + 1;
    if (earlier > known) {
      this.happenings = [];
      void this.read(earlier);
    }
    this.tell(happenings);
  }

  tell(happenings: readonly Happening[]): void {
    const first = happenings[0]?.entry ?? Infinity;
    this.happenings = [...this.happenings.filter((one) => one.entry < first), ...happenings];
  }

  /** Without an answer the older acts stay unknown. */
  private async read(before: number): Promise<void> {
    this.recorded = before;
    const record = await unlessLost(this.link.record());
    if (record && this.recorded === before) this.earlier = fromRecord(record.entries.slice(0, before));
  }
}
