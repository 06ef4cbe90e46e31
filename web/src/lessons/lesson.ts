/**
 * A lesson, written in content/*.json: the acts of a game, and steps that each stop at a position and invite a move;
 * with the words for it.
 */
import { language } from "$/i18n/catalogs";

type Options = Record<string, boolean | number | string>;

export interface Invited {
  steps: string[];
  /** What the move is called, and what it does. */
  name: string;
  why: string;
}

export interface LessonStep {
  name: string;
  /** What is asked, as the turn line says it. */
  say: string;
  /** One idea, in few sentences. */
  words: string[];
  /** The rules that say it exactly. */
  rules: string[];
  /** How many acts have been played. */
  after: number;
  /** The things on the stage that it speaks of, as keys: `licence:shrimp`. */
  marks: string[];
  /** Empty if there is only something to look at. */
  invited: Invited[];
  /** Said after an invited move, and after any other; empty where there is no other. */
  done: string;
  other: string;
}

interface Frame {
  game: string;
  seats: number;
  seat: number;
  options: Options;
  acts: [number, string][];
}

export interface Lesson extends Frame {
  steps: LessonStep[];
  /** The first game after the lesson: its options, and a line about it. */
  first: { options: Options; line: string };
}

/** A lesson as `content/<game>.json` holds it, without its words. */
export interface Plan extends Frame {
  steps: { id: string; rules: string[]; after: number; marks?: string[]; invited: string[][] }[];
  first: Options;
}

/** The words of a lesson in one language, as `content/<game>.<language>.json` holds them. */
export type Words = Record<string, string>;

const plans = import.meta.glob<Plan>(["./content/*.json", "!./content/*.*.json"], { import: "default" });
const words = import.meta.glob<Words>("./content/*.*.json", { import: "default" });

export const hasLesson = (game: string): boolean => `./content/${game}.json` in plans;

/** The lesson of a game in the language of the page, or in English where that is missing. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const plan = plans[`./content/${game}.json`];
  const say = words[`./content/${game}.${language()}.json`] ?? words[`./content/${game}.en.json`];
  return plan && say ? inWords(await plan(), await say()) : null;
}

export function inWords(plan: Plan, said: Words): Lesson {
  return {
    ...plan,
    steps: plan.steps.map(({ id, rules, after, marks = [], invited }) => ({
      name: said[`${id}.name`] ?? "",
      say: said[`${id}.say`] ?? "",
      words: [said[`${id}.words1`], said[`${id}.words2`]].filter((one) => one !== undefined),
      rules,
      after,
      marks,
      invited: invited.map((steps, at) => ({
        steps,
        name: said[`${id}.move${at + 1}`] ?? "",
        why: said[`${id}.why${at + 1}`] ?? "",
      })),
      done: said[`${id}.done`] ?? "",
      other: said[`${id}.other`] ?? "",
    })),
    first: { options: plan.first, line: said.first ?? "" },
  };
}
