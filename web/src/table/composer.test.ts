import { expect, test, vi } from "vitest";
import { Composer } from "./composer.svelte";
import { HandLink, refused } from "./forTests";
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

async function dressed(...steps: string[]): Promise<[Composer, Wardrobe]> {
  const link = new Wardrobe();
  const composer = new Composer(link);
  composer.begin(position);
  for (const step of steps) {
    composer.choose(step);
    await settled();
  }
  return [composer, link];
}

test("a step that follows is added", async () => {
  const [composer] = await dressed("red", "cap");
  expect(composer.steps).toEqual(["red", "cap"]);
  expect(composer.complete).toBe(true);
});

test("a step that is legal only earlier replaces what came after", async () => {
  const [composer] = await dressed("red", "cap", "blue");
  expect(composer.steps).toEqual(["blue"]);
  expect(composer.legal).toEqual(["hood"]);
});

test("a step of the same kind replaces the last one", async () => {
  const [composer] = await dressed("red", "cap", "hood");
  expect(composer.steps).toEqual(["red", "hood"]);
});

test("an illegal action is not chosen", async () => {
  const [composer] = await dressed("blue", "cap");
  expect(composer.steps).toEqual(["blue"]);
});

test("a new decision starts without steps, and nothing is asked twice", async () => {
  const [composer, link] = await dressed("red", "blue", "red");
  expect(link.asked).toEqual(["red", "blue"]);
  composer.begin({ ...position, decision: 8 });
  expect(composer.steps).toEqual([]);
  expect(composer.after(["red"])).toBeNull();
});

const previewed = (legal: string[]): Previewed => ({
  type: "previewed",
  key: "",
  view: {},
  insight: {},
  legal,
});

/** A composer at decision 7 whose questions are answered by hand. */
function asked(touched?: () => void): [Composer, HandLink] {
  const link = new HandLink();
  const composer = new Composer(link, touched);
  composer.begin(position);
  return [composer, link];
}

test("an answer to an earlier decision is ignored", async () => {
  const [composer, link] = asked();
  composer.choose("red");
  composer.begin({ decision: 8, legal: ["red"] });
  link.questions[0]?.reply(previewed(["cap"]));
  await settled();
  expect([composer.after(["red"]), composer.steps]).toEqual([null, []]);
});

test("a question that was lost with the connection can be asked again", async () => {
  const [composer, link] = asked();
  composer.choose("red");
  link.questions[0]?.lose();
  await settled();
  expect(composer.composed).toBeNull();
  void composer.look(["red"]);
  link.questions[1]?.reply(previewed(["cap"]));
  await settled();
  expect(composer.legal).toEqual(["cap"]);
});

test("while the backend has not said what the steps lead to, they wait; a refusal is an answer", async () => {
  const [composer, link] = asked();
  expect(composer.waiting).toBe(false);
  composer.choose("red");
  expect(composer.waiting).toBe(true);
  link.questions[0]?.reply(refused("illegal"));
  await settled();
  expect([composer.waiting, composer.steps]).toEqual([false, ["red"]]);
});

test("a preview that is refused shows nothing, and the steps stay", async () => {
  const [composer, link] = asked();
  composer.propose(["red", "fez"]);
  link.questions[0]?.reply(refused("illegal"));
  await settled();
  expect([composer.composed, composer.complete, composer.steps]).toEqual([null, false, ["red", "fez"]]);
});

test("the reason of a refusal is asked once, after the pointer has rested", async () => {
  vi.useFakeTimers();
  const [composer, link] = asked();
  composer.consider("fez");
  composer.consider("cap");
  expect(link.questions).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(link.questions.map((one) => one.message)).toEqual([
    { type: "why", decision: 7, steps: [], actions: ["cap"] },
  ]);
  const { refusal } = refused("illegal", "WA-1");
  link.questions[0]?.reply({ type: "reasons", key: "", reasons: { cap: refusal } });
  await vi.advanceTimersByTimeAsync(0);
  expect([composer.refusal("cap")?.rule, composer.refusal("fez")]).toEqual(["WA-1", null]);
  composer.consider(null);
  composer.consider("cap");
  await vi.advanceTimersByTimeAsync(50);
  expect(link.questions.length).toBe(1);
  vi.useRealTimers();
});

test("what the reader chooses is noticed; suggestions and new decisions are not", () => {
  const touched = vi.fn();
  const [composer] = asked(touched);
  composer.suggest(["red"]);
  composer.begin({ decision: 8, legal: ["red"] });
  composer.choose("nothing like it");
  expect([touched.mock.calls.length, composer.suggested]).toEqual([0, false]);
  composer.choose("red");
  composer.propose(["red"]);
  expect(touched.mock.calls.length).toBe(2);
});

test("steps that came too late do not replace what was chosen meanwhile", async () => {
  const [composer, link] = asked();
  composer.tooLate(6, ["red"]);
  composer.choose("blue");
  link.questions[0]?.reply(previewed([]));
  await settled();
  expect([composer.steps, composer.suggested]).toEqual([["blue"], false]);
});

test("steps that came too late wait until a decision is owed again, and are offered once", async () => {
  const [composer, link] = asked();
  composer.tooLate(7, ["red"]);
  composer.begin({ decision: null, legal: [] });
  expect(link.questions).toEqual([]);
  composer.begin({ decision: 9, legal: ["red"] });
  link.questions[0]?.reply(previewed([]));
  await settled();
  expect(composer.steps).toEqual(["red"]);
  composer.begin({ decision: 10, legal: ["red"] });
  expect(link.questions.length).toBe(1);
});
