/** A table of Pisces in a given position, for unit tests. */
import type { Table } from "./boardModel";
import type { Board, Insight, PlayerView, View } from "./view";
import { at, HandLink, settled, summary, welcome } from "$/table/forTests";
import { TableStore } from "$/table/store.svelte";
import { loadTexts } from "$/i18n/catalogs";
import type { Happening } from "$/wire/messages";

await loadTexts("pisces");

export const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  board: null,
  chips: {},
  trophies: 0,
  stars: 0,
  boats: 2,
  gear: { outboard: 0, outrigger: 0, finder: 0 },
  used: { outboard: 0, outrigger: 0, finder: 0 },
  new_motors: 0,
  at: {},
  caught: {},
  won: false,
  marker: null,
  passed: false,
  ...more,
});

const location = (spot: string, chips: number, kind: "catch" | "release", blocked = false) => ({
  spot,
  stage: spot.split(" ")[0] ?? "",
  numbers: [Number(spot.split(" ")[1])],
  catch: kind,
  chips,
  blocked,
});

const CRAB: Board = {
  owner: 1,
  value: 5,
  locations: [
    location("adult 8", 2, "catch"),
    location("adult 7", 3, "catch", true),
    location("juvenile 4", 1, "release"),
  ],
  spawners: 0,
  new_chips: 0,
  new_dice: 0,
  most_new: 0,
};

const VIEW: View = {
  options: {},
  phase: "management",
  round: 3,
  first_player: 0,
  player: 0,
  to_move: 0,
  boards: {},
  ocean: [],
  goals: [],
  cards: {},
  gear_left: {},
  players: [player(), player()],
  attempt: null,
  payment: null,
  breeding: null,
  tally: [],
};

const odds = (area: string) => ({
  area,
  dice: 1,
  outcomes: 6,
  catching: 3,
  releasing: 0,
  blocked: 0,
  trophy: 0,
  chance: 0.5,
  points: 4.25,
});

const INSIGHT: Insight = {
  reconstructed: [],
  areas: ["crab", "tuna", "ocean"].map(odds),
  boards: { crab: CRAB },
  scores: [0, 1].map(() => ({ chips: 0, trophies: 0, award: 0, total: 0, species: 0 })),
  leaders: [],
  most_stars: [],
  missing: [],
  payable: [],
  shop: {},
  proposal: [],
  species: { tuna: { value: 9, dice: 1, chips: 15 }, crab: { value: 5, dice: 2, chips: 25 } },
  spots: [4, 5, 6],
  opening: {},
  numbers: { rounds: 6, trophy: 10, award: 20, motor: 3, boats: 3, prices: { boat: 20, finder: 10 } },
};

export interface Given {
  view?: Partial<View>;
  insight?: Partial<Insight>;
  legal?: string[];
  happenings?: Happening[];
}

/** Seat 0 decides in a position of which only some parts are given. */
export function tableAt({ view = {}, insight = {}, legal = [], happenings = [] }: Given): {
  table: Table;
  link: HandLink;
} {
  const link = new HandLink();
  const table: Table = new TableStore(link, () => true);
  table.open();
  const position = at(happenings.length, 1, {
    legal,
    view: { ...VIEW, ...view },
    insight: { ...INSIGHT, ...insight },
  });
  link.hear(welcome(happenings, 1, { table: { ...summary("running"), game: "pisces" }, position }));
  return { table, link };
}

/** Choose steps, and let the engine answer what they lead to. */
export async function choose(
  { table, link }: ReturnType<typeof tableAt>,
  steps: string[],
  view: Partial<View>,
  legal: string[] = ["x"],
): Promise<void> {
  table.draft.propose(steps);
  link.questions.at(-1)?.reply({
    type: "previewed",
    key: "",
    view: { ...table.view, ...view },
    insight: { ...table.insight },
    legal,
  });
  await settled();
}
