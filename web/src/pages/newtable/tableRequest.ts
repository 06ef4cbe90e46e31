/** What a new table shall be: pure functions on chairs and options. */
import type { Box, ChairRequest } from "$/wire/httpTypes";

/** What is chosen about time, and who may come. */
export interface House {
  clock: "none" | "live" | "days";
  minutes: number;
  increment: number;
  days: number;
  vacation: number;
  door: "link" | "public";
  rated: boolean;
  talk: boolean;
  /** The bot that plays on for somebody who leaves. */
  substitute: string;
  /** Seconds before that in games with a live clock. */
  after: number;
}

export const HOUSE: House = {
  clock: "none",
  minutes: 10,
  increment: 5,
  days: 1,
  vacation: 14,
  door: "link",
  rated: false,
  talk: true,
  substitute: "mate",
  after: 90,
};

/** The level of a bot that nobody has chosen: the second, if there are several. */
export const levelOf = ({ levels }: Box) => levels[1] ?? levels[0] ?? "";

/** Who comes to another chair: a bot, or whom the reader invites: anybody with the link, or somebody beside. */
export const another = (box: Box, invited: "open" | "beside" | null): ChairRequest =>
  invited ? { kind: invited } : { kind: "bot", level: levelOf(box) };

/** The fewest chairs, the reader in the first. */
export const chairsOf = (box: Box, invited: "open" | "beside" | null): ChairRequest[] =>
  Array.from({ length: box.seats[0] ?? 2 }, (_, seat) =>
    seat === 0 ? { kind: "me" } : another(box, invited),
  );

/** The chairs with a name for everybody beside. */
export const named = (chairs: readonly ChairRequest[], nameOf: (number: number) => string): ChairRequest[] =>
  chairs.map((chair, seat) =>
    chair.kind === "beside" ? { ...chair, name: chair.name?.trim() || nameOf(seat + 1) } : chair,
  );

/** Put somebody into a chair. A reader who moves changes places with the one who sat there. */
export function seated(
  chairs: readonly ChairRequest[],
  at: number,
  kind: ChairRequest["kind"],
  level: string,
): ChairRequest[] {
  const taken = chairs[at];
  const request: ChairRequest = kind === "bot" ? { kind, level } : { kind };
  return chairs.map((chair, seat) => {
    if (seat === at) return request;
    return kind === "me" && chair.kind === "me" && taken ? taken : chair;
  });
}

/** Whether nothing of a game is smaller than usual: only such games are rated. */
export const fullSize = (box: Box, options: Record<string, boolean | number | string>): boolean =>
  box.options.every(({ name, default: usual }) => {
    const value = options[name];
    return typeof usual !== "number" || typeof value !== "number" || value >= usual;
  });
