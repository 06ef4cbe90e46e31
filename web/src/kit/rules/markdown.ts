/** The few marks of Markdown that the rules use: `code`, **strong**, *stress*, and tables. */
export interface Piece {
  kind: "text" | "code" | "strong" | "stress";
  text: string;
}

const MARKS = { "`": "code", "**": "strong", "*": "stress" } as const;

export function inline(text: string): Piece[] {
  return text
    .replace(/^- /, "")
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece): Piece => {
      for (const [mark, kind] of Object.entries(MARKS)) {
        if (piece.startsWith(mark)) return { kind, text: piece.slice(mark.length, -mark.length) };
      }
      return { kind: "text", text: piece };
    });
}

/** The cells of a table, its head first; null if the text is not a table. */
export function tableOf(text: string): string[][] | null {
  if (!text.startsWith("|")) return null;
  return text
    .split("\n")
    .filter((line) => !/^\|[-| ]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
}
