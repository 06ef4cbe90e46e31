import { expect, test } from "vitest";
import { changes, provenWinner, sharesByPly, sum } from "./luckAndSkill";

const judged = [
  { acts: 0, seat: 0, played: "a", shares: [0.5, 0.5], best: [] },
  { acts: 1, seat: -1, played: "die 3", shares: [0.6, 0.4], best: [] },
  { acts: 2, seat: 1, played: "b", shares: [0.3, 0.7], best: [] },
];

test("a change belongs to chance or to a decision, and to the ply it led to", () => {
  const shares = sharesByPly(judged, 4, [1, 0]);
  expect(shares).toEqual([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], null, [1, 0]]);
  const found = changes(shares, judged, 0);
  expect(found.map((one) => [one.ply, one.chance])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(sum(found, true)).toBeCloseTo(-0.3);
  expect(sum(found, false)).toBeCloseTo(0.1);
});

test("a proof names the winner of its own ply only", () => {
  const sure = { acts: 3, seat: 0, played: "c", shares: [0, 1], best: [], proven: true };
  const unsure = { ...sure, acts: 4, proven: false };
  expect([2, 3, 4].map((ply) => provenWinner([...judged, sure, unsure], ply))).toEqual([null, 1, null]);
});
