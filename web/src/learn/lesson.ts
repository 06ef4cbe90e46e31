/** A lesson as data: the acts of a game, and steps that each stop at a position and invite a move. */
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
  /** Empty if there is only something to look at. */
  invited: Invited[];
  /** Said after an invited move, and after any other. */
  done: string;
  other: string;
}

export interface Lesson {
  game: string;
  seats: number;
  seat: number;
  options: Record<string, boolean | number | string>;
  acts: [number, string][];
  steps: LessonStep[];
  /** The first game after the lesson: its options, and a line about it. */
  first: { options: Record<string, boolean | number | string>; line: string };
}

const lessons = import.meta.glob<{ default: Lesson }>("./lessons/*.json");

export const hasLesson = (game: string): boolean => `./lessons/${game}.json` in lessons;

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[`./lessons/${game}.json`];
  return load ? (await load()).default : null;
}
