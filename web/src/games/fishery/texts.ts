// Written by scripts/text_types.py from src/shoal/games/fishery/en.ftl; do not edit.
import { text } from "$/texts";

export const t = {
  ask: {
    get ship() { return text("fishery", "ask-ship"); },
    shipLine: (values: { left: number | string; all: number | string }) => text("fishery", "ask-shipLine", values),
    get net() { return text("fishery", "ask-net"); },
    get netLine() { return text("fishery", "ask-netLine"); },
    get onlyPass() { return text("fishery", "ask-onlyPass"); },
    get theyPassed() { return text("fishery", "ask-theyPassed"); },
    chosen: (values: { move: number | string }) => text("fishery", "ask-chosen", values),
  },
  do: {
    ship: (values: { square: number | string }) => text("fishery", "do-ship", values),
    net: (values: { net: number | string }) => text("fishery", "do-net", values),
    get pass() { return text("fishery", "do-pass"); },
  },
  move: {
    ship: (values: { square: number | string }) => text("fishery", "move-ship", values),
    net: (values: { net: number | string }) => text("fishery", "move-net", values),
    get pass() { return text("fishery", "move-pass"); },
  },
  line: {
    ships: (values: { number: number | string; all: number | string }) => text("fishery", "line-ships", values),
    nets: (values: { move: number | string }) => text("fishery", "line-nets", values),
    left: (values: { side: number | string; ships: number | string }) => text("fishery", "line-left", values),
    winsTies: (values: { side: number | string }) => text("fishery", "line-winsTies", values),
  },
  board: {
    label: (values: { rows: number | string; columns: number | string }) => text("fishery", "board-label", values),
    empty: (values: { square: number | string }) => text("fishery", "board-empty", values),
    ship: (values: { square: number | string; side: number | string }) => text("fishery", "board-ship", values),
    space: (values: { net: number | string; consequence: number | string }) => text("fishery", "board-space", values),
    get closesNothing() { return text("fishery", "board-closesNothing"); },
    closes: (values: { parts: number | string }) => text("fishery", "board-closes", values),
    part: (values: { side: number | string; number: number | string }) => text("fishery", "board-part", values),
    get nobody() { return text("fishery", "board-nobody"); },
    refused: (values: { sentence: number | string }) => text("fishery", "board-refused", values),
  },
  nudge: {
    ship: (values: { square: number | string }) => text("fishery", "nudge-ship", values),
    net: (values: { net: number | string }) => text("fishery", "nudge-net", values),
  },
  score: {
    get title() { return text("fishery", "score-title"); },
    get now() { return text("fishery", "score-now"); },
    squares: (values: { number: number | string }) => text("fishery", "score-squares", values),
    fish: (values: { black: number | string; tied: number | string; white: number | string }) => text("fishery", "score-fish", values),
    black: (values: { fish: number | string }) => text("fishery", "score-black", values),
    tied: (values: { fish: number | string }) => text("fishery", "score-tied", values),
    white: (values: { fish: number | string }) => text("fishery", "score-white", values),
    get withNet() { return text("fishery", "score-withNet"); },
  },
  reach: {
    get title() { return text("fishery", "reach-title"); },
    get note() { return text("fishery", "reach-note"); },
    get line() { return text("fishery", "reach-line"); },
    squares: (values: { black: number | string; equal: number | string; white: number | string }) => text("fishery", "reach-squares", values),
    equal: (values: { number: number | string }) => text("fishery", "reach-equal", values),
    get withShip() { return text("fishery", "reach-withShip"); },
  },
  supply: {
    get ships() { return text("fishery", "supply-ships"); },
    left: (values: { ships: number | string }) => text("fishery", "supply-left", values),
  },
  fisheries: {
    get title() { return text("fishery", "fisheries-title"); },
    get note() { return text("fishery", "fisheries-note"); },
    get first() { return text("fishery", "fisheries-first"); },
    get ships() { return text("fishery", "fisheries-ships"); },
    get tied() { return text("fishery", "fisheries-tied"); },
    get sum() { return text("fishery", "fisheries-sum"); },
  },
  legend: {
    get open() { return text("fishery", "legend-open"); },
    get chosen() { return text("fishery", "legend-chosen"); },
    get last() { return text("fishery", "legend-last"); },
    get refused() { return text("fishery", "legend-refused"); },
    get nearBlack() { return text("fishery", "legend-nearBlack"); },
    get nearWhite() { return text("fishery", "legend-nearWhite"); },
    get equal() { return text("fishery", "legend-equal"); },
    get gained() { return text("fishery", "legend-gained"); },
    get tied() { return text("fishery", "legend-tied"); },
  },
};
export const named = (kind: string, value: string) => text("fishery", `${kind}-${value}`);
