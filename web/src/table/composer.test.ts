import { expect, test } from "vitest";
import { Composer } from "./composer.svelte";
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
