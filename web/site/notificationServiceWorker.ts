/** Puts the service worker of a server's pages into the build, and the marks with the number of games that wait. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf-8");

/** The mark with a round badge at its upper right. */
function numbered(mark: string, number: string): string {
  const badge =
    '<circle cx="21.5" cy="8.500" r="8" fill="#f0b95c" stroke="#14232e" stroke-width="1.200"/>' +
    `<text x="21.5" y="13" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="12.500" fill="#14232e">${number}</text>`;
  return mark.replace("</svg>", `${badge}</svg>`);
}

export function turnFiles(): Plugin {
  return {
    name: "shoal-turn-files",
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      const mark = read("../public/mark.svg");
      emit("service.js", read("notificationServiceWorker.js"));
      for (let number = 1; number <= 9; number++) emit(`mark-${number}.svg`, numbered(mark, String(number)));
      emit("mark-more.svg", numbered(mark, "9+"));
    },
  };
}
