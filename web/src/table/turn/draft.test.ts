import { expect, test, vi } from "vitest";
import { Draft } from "./draft.svelte";
import { HandLink, refused } from "../forTests";
import type { Answer, Question, TableLink } from "$/wire/link";
import type { Position, Previewed, Refused } from "$/wire/messages";

/** A small game: choose a coat, then a hat that goes with it. */
const NEXT: Record<string, string[]> = {
  red: ["cap", "hood"],
  blue: ["hood"],
  "red\ncap": [],
  "red\nhood": [],
  "blue\nhood": [],
};

class Wardrobe implements TableLink {
  asked: string[] = [];
  open() {
    throw new Error("open is not expected");
  }
  close() {
    throw new Error("close is not expected");
  }
  retry() {
    throw new Error("retry is not expected");
  }
  record(): never {
    throw new Error("record is not expected");
  }
  command(): never {
    throw new Error("no command is expected");
  }
  ask<Q extends Question>(question: Q): Promise<Answer<Q> | Refused> {
    const steps = "steps" in question ? question.steps.join("\n") : "";
    this.asked.push(steps);
    const answer: Previewed = { type: "previewed", key: "", view: {}, insight: {}, legal: NEXT[steps] ?? [] };
    return Promise.resolve(answer as Answer<Q>);
  }
}

const position = { decision: 7, legal: ["red", "blue"] } as Position;
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function dressed(...steps: string[]): Promise<[Draft, Wardrobe]> {
  const link = new Wardrobe();
  const draft = new Draft(link);
  draft.begin(position);
  for (const step of steps) {
    draft.choose(step);
    await settled();
  }
  return [draft, link];
}

test("a step that follows is added", async () => {
  const [draft] = await dressed("red", "cap");
  expect(draft.steps).toEqual(["red", "cap"]);
  expect(draft.complete).toBe(true);
});

test("a step that is legal only earlier replaces what came after", async () => {
  const [draft] = await dressed("red", "cap", "blue");
  expect(draft.steps).toEqual(["blue"]);
  expect(draft.legal).toEqual(["hood"]);
});

test("a step of the same kind replaces the last one", async () => {
  const [draft] = await dressed("red", "cap", "hood");
  expect(draft.steps).toEqual(["red", "hood"]);
});

test("an illegal action is not chosen", async () => {
  const [draft] = await dressed("blue", "cap");
  expect(draft.steps).toEqual(["blue"]);
});

test("after a choice that ends the turn, a refusal is that of the turn, not of the next one", async () => {
  const [draft, link] = await dressed("blue", "hood");
  await draft.why("cap");
  expect(link.asked.at(-1)).toBe("blue");
  const [whole, other] = await dressed("blue");
  await whole.why("cap");
  expect(other.asked.at(-1)).toBe("blue");
});

test("a new decision starts without steps, and nothing is asked twice", async () => {
  const [draft, link] = await dressed("red", "blue", "red");
  expect(link.asked).toEqual(["red", "blue"]);
  draft.begin({ ...position, decision: 8 });
  expect(draft.steps).toEqual([]);
  expect(draft.after(["red"])).toBeNull();
});

const previewed = (legal: string[]): Previewed => ({
  type: "previewed",
  key: "",
  view: {},
  insight: {},
  legal,
});

/** A draft at decision 7 whose questions are answered by hand. */
function asked(touched?: () => void): [Draft, HandLink] {
  const link = new HandLink();
  const draft = new Draft(link, touched);
  draft.begin(position);
  return [draft, link];
}

test("an answer to an earlier decision is ignored", async () => {
  const [draft, link] = asked();
  draft.choose("red");
  draft.begin({ decision: 8, legal: ["red"] });
  link.questions[0]?.reply(previewed(["cap"]));
  await settled();
  expect([draft.after(["red"]), draft.steps]).toEqual([null, []]);
});

test("a question that was lost with the connection can be asked again", async () => {
  const [draft, link] = asked();
  draft.choose("red");
  link.questions[0]?.lose();
  await settled();
  expect(draft.composed).toBeNull();
  void draft.look(["red"]);
  link.questions[1]?.reply(previewed(["cap"]));
  await settled();
  expect(draft.legal).toEqual(["cap"]);
});

test("while the backend has not said what the steps lead to, they wait; a refusal is an answer", async () => {
  const [draft, link] = asked();
  expect(draft.waiting).toBe(false);
  draft.choose("red");
  expect(draft.waiting).toBe(true);
  link.questions[0]?.reply(refused("illegal"));
  await settled();
  expect([draft.waiting, draft.steps]).toEqual([false, ["red"]]);
});

test("a preview that is refused shows nothing, and the steps stay", async () => {
  const [draft, link] = asked();
  draft.propose(["red", "fez"]);
  link.questions[0]?.reply(refused("illegal"));
  await settled();
  expect([draft.composed, draft.complete, draft.steps]).toEqual([null, false, ["red", "fez"]]);
});

test("the reason of a refusal is asked once, after the pointer has rested", async () => {
  vi.useFakeTimers();
  const [draft, link] = asked();
  draft.consider("fez");
  draft.consider("cap");
  expect(link.questions).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(link.questions.map((one) => one.message)).toEqual([
    { type: "why", decision: 7, steps: [], actions: ["cap"] },
  ]);
  const { refusal } = refused("illegal", "WA-1");
  link.questions[0]?.reply({ type: "reasons", key: "", reasons: { cap: refusal } });
  await vi.advanceTimersByTimeAsync(0);
  expect([draft.refusal("cap")?.rule, draft.refusal("fez")]).toEqual(["WA-1", null]);
  draft.consider(null);
  draft.consider("cap");
  await vi.advanceTimersByTimeAsync(50);
  expect(link.questions.length).toBe(1);
  vi.useRealTimers();
});

test("what the reader chooses is noticed; suggestions and new decisions are not", () => {
  const touched = vi.fn();
  const [draft] = asked(touched);
  draft.suggest(["red"]);
  draft.begin({ decision: 8, legal: ["red"] });
  draft.choose("nothing like it");
  expect([touched.mock.calls.length, draft.suggested]).toEqual([0, false]);
  draft.choose("red");
  draft.propose(["red"]);
  expect(touched.mock.calls.length).toBe(2);
});

test("steps that came too late do not replace what was chosen meanwhile", async () => {
  const [draft, link] = asked();
  draft.tooLate(6, ["red"]);
  draft.choose("blue");
  link.questions[0]?.reply(previewed([]));
  await settled();
  expect([draft.steps, draft.suggested]).toEqual([["blue"], false]);
});

test("steps that came too late wait until a decision is owed again, and are offered once", async () => {
  const [draft, link] = asked();
  draft.tooLate(7, ["red"]);
  draft.begin({ decision: null, legal: [] });
  expect(link.questions).toEqual([]);
  draft.begin({ decision: 9, legal: ["red"] });
  link.questions[0]?.reply(previewed([]));
  await settled();
  expect(draft.steps).toEqual(["red"]);
  draft.begin({ decision: 10, legal: ["red"] });
  expect(link.questions.length).toBe(1);
});
