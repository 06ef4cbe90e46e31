import { expect, test, vi } from "vitest";
import { backend } from "./backend";
import { StudyLink, type StudySetup } from "./study";
import { BackendError } from "$/wire/backend";
import type { LinkState } from "$/wire/link";
import type { Happening, Position, ServerMessage, Summary } from "$/wire/messages";

const position: Position = {
  entry: 3,
  decision: 3,
  view: {},
  insight: {},
  legal: ["a1"],
  turn: [0],
  scores: [],
  result: null,
  undo: null,
  clocks: null,
};
const happening: Happening = { entry: 2, kind: "act", seat: 1, text: "b1", veiled: false, tellings: [] };
const setup: StudySetup = {
  study: { game: "fishery", seats: 2, options: {}, acts: [], steps: [], reader: 0 },
  summary: { id: "t", status: "over" } as Summary,
  scene: { acts: 3, happening, position },
  before: [{ ...happening, entry: 1, seat: 0 }],
  you: 0,
};

test("a study is open at once, at its own position", () => {
  const states: LinkState[] = [];
  const heard: ServerMessage[] = [];
  const link = new StudyLink(setup, () => undefined);
  link.open({ state: (state) => states.push(state), heard: (message) => heard.push(message) });
  expect(states).toEqual([{ kind: "open" }]);
  expect(heard).toMatchObject([
    {
      type: "welcome",
      table: { status: "running", turn: [0], entries: 3 },
      happenings: [{ entry: 1 }, { entry: 2 }],
    },
  ]);
});

test("the steps that are sent are reported; other commands are refused", async () => {
  const taken = vi.fn();
  const link = new StudyLink(setup, taken);
  expect((await link.command({ type: "act", decision: 3, steps: ["a1"] })).type).toBe("accepted");
  expect(taken).toHaveBeenCalledWith(["a1"]);
  expect((await link.command({ type: "resign" })).type).toBe("refused");
});

test("questions go to the backend; what it refuses is refused; there is no past to look at", async () => {
  const link = new StudyLink(setup, () => undefined);
  const refusal = { code: "illegal", rule: "FI-1", telling: { id: "core.over", args: {} } };
  vi.spyOn(backend, "lookAhead").mockRejectedValueOnce(new BackendError(refusal));
  expect(await link.ask({ type: "preview", decision: 3, steps: ["a1"] })).toMatchObject({
    type: "refused",
    refusal,
  });
  vi.spyOn(backend, "whyNot").mockResolvedValueOnce({ type: "reasons", key: "", reasons: {} });
  expect((await link.ask({ type: "why", decision: 3, steps: [], actions: ["b1"] })).type).toBe("reasons");
  expect((await link.ask({ type: "look", entry: 1 })).type).toBe("refused");
});
