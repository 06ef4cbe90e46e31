/** What happened last, and where on the boards. */
import type { Table } from "./boardModel";
import type { View } from "./view";
import { thingsOf } from "$/i18n/tellings";
import { keyOf } from "$/table/things";
import type { Happening } from "$/wire/messages";

/** The areas of some happenings, in order: of a boat, of a location, else the board of who acted. */
export function areasOf(happenings: readonly Happening[], { players }: Pick<View, "players">): string[] {
  return happenings.flatMap(({ seat, tellings }) => {
    const named = tellings.flatMap(({ args }) => {
      if (typeof args.location === "string") return [args.location.split(" ")[0] ?? ""];
      return typeof args.area === "string" ? [args.area] : [];
    });
    return named.length > 0 ? named : (players[seat]?.board ?? []);
  });
}

/** What the latest act was about: keys of things, and acts as "2 boat crab". Nothing while the reader looks back. */
export interface Last {
  keys: ReadonlySet<string>;
  acts: ReadonlySet<string>;
}

export function lastOf(table: Table): Last {
  const latest = table.looking === null ? table.playback.lastAct : [];
  const things = latest.flatMap((one) => one.tellings.flatMap((told) => thingsOf(told, table.reading)));
  return {
    keys: new Set(things.map(keyOf)),
    acts: new Set(latest.map((one) => `${one.seat} ${one.text}`)),
  };
}
