/** What the box of a game says that no rule needs: minutes, and how heavy it is, of five. */
export interface BoxFacts {
  minutes: number;
  weight: number;
}

export const BOX_FACTS: Readonly<Partial<Record<string, BoxFacts>>> = {
  fishery: { minutes: 20, weight: 2 },
  fleet: { minutes: 45, weight: 3 },
  fishery_boom: { minutes: 30, weight: 2 },
  pisces: { minutes: 60, weight: 3 },
  fresh_fish: { minutes: 60, weight: 4 },
};

/** The game that a first visit begins with. */
export const FIRST_GAME = "fishery";
