import { expect, test } from "vitest";
import { diceGroups } from "./dice";

test("dice have the fish that were picked for them and need the rest", () => {
  const pick = { doing: "take" as const, fish: "Cod 2", die: 4, fate: null };
  const groups = diceGroups([4, 2, 6], [pick], { takes: [2], killer: null }, true);
  expect(groups.map(({ face, takes, idle }) => [face, takes, idle])).toEqual([
    [2, 1, false],
    [4, 0, false],
    [6, 0, true],
  ]);
  expect(groups[1]?.picks).toEqual([pick]);
});
