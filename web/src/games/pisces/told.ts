/** Where on the boards something happened, from what was told of it. */
import type { View } from "./view";
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
