/** The puzzles of a static site: a file of its own, which comes when somebody first asks for a puzzle. */
import type { Place, Python } from "./pyodide";

/** Whether a call of the engine reads puzzles. */
export function asksForPuzzle(call: string, words: Record<string, unknown>): boolean {
  return call.startsWith("puzzle") || Boolean(words.puzzle);
}

/** A function that brings the puzzles to Python, once; if that fails, the next question tries again. */
export function puzzlesOf({ base, puzzles }: Place, python: Pick<Python, "add">): () => Promise<void> {
  let coming: Promise<void> | null = null;
  const bring = async () => {
    const answer = await fetch(base + puzzles);
    if (!answer.ok) throw new Error(`${puzzles}: ${answer.status}`);
    python.add(await answer.arrayBuffer());
  };
  return () => {
    coming ??= bring().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}
