/** Every option of every game, played through what the pages ask and explain, against what the engine answers. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { gearHelp, rowHelp } from "./fishery_boom/help";
import { works, type Table as BoomTable } from "./fishery_boom/boardModel";
import { t as boom } from "./fishery_boom/texts";
import { t as fleet } from "./fleet/texts";
import { aboutGoals, aboutItem, aboutLocation } from "./pisces/help";
import type { Table as PiscesTable } from "./pisces/boardModel";
import { t as pisces } from "./pisces/texts";
import { loadTexts } from "$/i18n/catalogs";
import { at, HandLink, summary, welcome } from "$/table/forTests";
import type { Confirm, TurnLineWords, Words } from "$/table/room";
import { TableStore } from "$/table/store.svelte";

// Only a page has a window.
vi.mock("$/kit/narrow.svelte", () => ({ narrow: { now: false } }));

/** A position with what its reader gets, and what the engine answers; `scripts/option_positions.py` writes them. */
interface Asked {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  view: { phase?: string; step?: string; options: Record<string, unknown>; [part: string]: unknown };
  insight: Record<string, unknown>;
  legal: string[];
  answers: Record<string, boolean>;
}

const ASKED = JSON.parse(
  gunzipSync(readFileSync("src/games/options.positions.json.gz")).toString(),
) as Asked[];

const lines = import.meta.glob<{ turnLine: (table: TableStore) => TurnLineWords }>("./*/turnLine.ts", {
  eager: true,
});
const wordings = import.meta.glob<{ words: (table: TableStore, steps: readonly string[]) => Words }>(
  "./*/actionWords.ts",
  { eager: true },
);
const buttons = import.meta.glob<{ confirm: (table: TableStore, steps: readonly string[]) => Confirm }>(
  "./*/confirmButton.ts",
  { eager: true },
);

beforeAll(async () => {
  for (const game of new Set(ASKED.map((one) => one.game))) await loadTexts(game);
});

function tableOf({ game, seat, view, insight, legal }: Asked): TableStore {
  const link = new HandLink();
  const table = new TableStore(link, () => true);
  table.open();
  const position = at(0, 1, { legal, view, insight, turn: [seat] });
  link.hear(welcome([], 1, { you: seat, table: { ...summary("running"), game }, position }));
  return table;
}

/** All that the pages say about a position: what they ask, beside each choice, and in their help. */
function saidOf(asked: Asked, table: TableStore): string[] {
  const line = lines[`./${asked.game}/turnLine.ts`]?.turnLine(table);
  const choices = [[], ...asked.legal.slice(0, 12).map((step) => [step])];
  const beside = choices.flatMap((steps) => {
    const words = wordings[`./${asked.game}/actionWords.ts`]?.words(table, steps);
    const button = buttons[`./${asked.game}/confirmButton.ts`]?.confirm(table, steps);
    return [words?.chosen ?? "", words?.next ?? "", button?.name ?? ""];
  });
  const help = (HELP[asked.game]?.(table) ?? []).map((words) => words ?? "");
  return [line?.say ?? "", line?.sub ?? "", line?.end ?? "", ...beside, ...help];
}

const HELP: Record<string, (table: TableStore) => (string | undefined)[]> = {
  fishery_boom: (given) => {
    const table = given as BoomTable;
    const { insight, view } = table;
    const gear = insight.equipment.map((one) => gearHelp(null, table, one).words);
    return [...gear, ...insight.sheet.map((row) => rowHelp(null, table, row, ".", false).words), view.phase];
  },
  pisces: (given) => {
    const table = given as PiscesTable;
    const { boards, numbers } = table.insight;
    const places = Object.entries(boards).flatMap(([species, board]) =>
      board.locations.map((one) => aboutLocation(table, species, { ...one, blocked: true }, undefined).words),
    );
    const items = Object.keys(numbers.prices).map((item) => aboutItem(table, item, undefined).words);
    return [...places, ...items, aboutGoals(table, undefined).words];
  },
};

/** A sentence that holds in some positions only: whether it does, asked of the engine; null where it cannot tell. */
interface Claim {
  game: string;
  says: () => string;
  holds: (asked: Asked) => boolean | null;
}

const option = (name: string, value: unknown) => (asked: Asked) => asked.view.options[name] === value;
const answer = (name: string, wanted: boolean) => (asked: Asked) =>
  asked.answers[name] === undefined ? null : asked.answers[name] === wanted;

const CLAIMS: Record<string, Claim> = {
  "each thing is paid by itself": {
    game: "pisces",
    says: () => pisces.ask.buySub,
    holds: answer("paid_by_itself", true),
  },
  "all is paid together": {
    game: "pisces",
    says: () => pisces.ask.buyJointSub,
    holds: answer("paid_by_itself", false),
  },
  "a pass is not final": {
    game: "pisces",
    says: () => pisces.ask.passOpen,
    holds: answer("pass_is_final", false),
  },
  "a pass is final": {
    game: "pisces",
    says: () => pisces.ask.passFinal,
    holds: answer("pass_is_final", true),
  },
  "only a higher bid": {
    game: "pisces",
    says: () => pisces.ask.topOnly,
    holds: (asked) => option("top_leader", true)(asked) && !asked.answers.lower_bid,
  },
  "a blocked stack comes last": {
    game: "pisces",
    says: () => pisces.ask.stackLast,
    holds: option("blocked_stack", "last"),
  },
  "a blocked stack comes first": {
    game: "pisces",
    says: () => pisces.ask.stackFirst,
    holds: option("blocked_stack", "first"),
  },
  "trophies and stars run out": {
    game: "pisces",
    says: () => pisces.ask.supply,
    holds: option("strict_supply", true),
  },
  "chips that are added are not given back": {
    game: "pisces",
    says: () => pisces.ask.coveredSub,
    holds: option("overpay", true),
  },
  "a new card is discarded face up": {
    game: "fleet",
    says: () => fleet.ask.discardDrawn({ hidden: "no" }),
    holds: answer("discard_is_open", true),
  },
  "a new card is discarded face down": {
    game: "fleet",
    says: () => fleet.ask.discardDrawn({ hidden: "yes" }),
    holds: answer("discard_is_open", false),
  },
  "illegal dice kill behind an empty shield": {
    game: "fishery_boom",
    says: () => boom.help.shield,
    holds: answer("illegal", true),
  },
  "nobody fishes illegally": {
    game: "fishery_boom",
    says: () => boom.poaching.none,
    holds: answer("illegal", false),
  },
  "an upgrade replaces": {
    game: "fishery_boom",
    says: () => boom.help.replaced,
    holds: answer("old_use_stays", false),
  },
};

test.each(Object.entries(CLAIMS))("%s: said where the engine says so, and nowhere else", (_, claim) => {
  const positions = ASKED.filter((asked) => asked.game === claim.game);
  const told = positions.map((asked) => {
    const said = saidOf(asked, tableOf(asked)).some((words) => words.includes(claim.says()));
    return { said, holds: claim.holds(asked), where: `${JSON.stringify(asked.options)} ${asked.view.phase}` };
  });
  expect(told.filter(({ said, holds }) => said && holds === false).map(({ where }) => where)).toEqual([]);
  expect(told.some(({ said }) => said)).toBe(true);
  expect(told.some(({ holds }) => holds === false)).toBe(true);
});

test("equipment is shown as working exactly if the engine lets its owner fish with it", () => {
  const choosing = ASKED.filter(({ game, view }) => game === "fishery_boom" && view.step === "gear");
  for (const asked of choosing) {
    const table = tableOf(asked) as BoomTable;
    const names = table.insight.equipment.map(({ name }) => name);
    const shown = names.filter((name) => works(table.view, asked.seat, name));
    expect(shown.map((name) => `fish with ${name}`).sort()).toEqual([...asked.legal].sort());
  }
  expect(choosing.some(({ answers }) => answers.old_use_stays === false)).toBe(true);
});

test("the pages have words for every decision with every option", () => {
  const silent = ASKED.filter((asked) => {
    const [say] = saidOf(asked, tableOf(asked));
    return !say;
  });
  expect(silent.map(({ game, options, view }) => `${game} ${JSON.stringify(options)} ${view.phase}`)).toEqual(
    [],
  );
});
