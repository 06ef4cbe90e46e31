import { expect, test } from "vitest";
import { fromHappenings, fromRecord, standing } from "./standingActs";

test("acts that were taken back are left out", () => {
  const told = fromRecord([[0, "a1"], [1, "b1"], { event: "undo", seat: 0, to: 0 }, [0, "c1"]]);
  expect(standing(told)).toEqual([{ seat: 0, text: "c1", entry: 3 }]);
});

test("happenings lead to the same acts as the record", () => {
  const line = { veiled: false, tellings: [] };
  const told = fromHappenings([
    { entry: 0, kind: "act", seat: 0, text: "a1", ...line },
    { entry: 1, kind: "act", seat: 1, text: "b1", ...line },
    { entry: 2, kind: "undo", seat: 1, text: "1", ...line },
    { entry: 3, kind: "resign", seat: 1, text: "", ...line },
  ]);
  expect(standing(told)).toEqual([{ seat: 0, text: "a1", entry: 0 }]);
});
