// Written by scripts/text_types.py from web/src/strings/openings/en.ftl; do not edit.
import { text } from "$/i18n/catalogs";

export const t = {
  get title() { return text("openings", "title"); },
  get loading() { return text("openings", "loading"); },
  tab: {
    get choices() { return text("openings", "tab-choices"); },
    get which() { return text("openings", "tab-which"); },
  },
  say: {
    games: (values: { games: number | string }) => text("openings", "say-games", values),
    get nobody() { return text("openings", "say-nobody"); },
    get chance() { return text("openings", "say-chance"); },
    end: (values: { decisions: number | string }) => text("openings", "say-end", values),
    get firsts() { return text("openings", "say-firsts"); },
    get start() { return text("openings", "say-start"); },
  },
  list: {
    games: (values: { games: number | string }) => text("openings", "list-games", values),
    share: (values: { share: number | string; low: number | string; high: number | string }) => text("openings", "list-share", values),
    get none() { return text("openings", "list-none"); },
    get chance() { return text("openings", "list-chance"); },
    get end() { return text("openings", "list-end"); },
    place: (values: { place: number | string }) => text("openings", "list-place", values),
    get alike() { return text("openings", "list-alike"); },
    get firsts() { return text("openings", "list-firsts"); },
  },
  act: {
    get back() { return text("openings", "act-back"); },
    get start() { return text("openings", "act-start"); },
  },
  which: {
    get title() { return text("openings", "which-title"); },
    get game() { return text("openings", "which-game"); },
    get seats() { return text("openings", "which-seats"); },
    get options() { return text("openings", "which-options"); },
    get strength() { return text("openings", "which-strength"); },
    get everybody() { return text("openings", "which-everybody"); },
    get line() { return text("openings", "which-line"); },
  },
  strength: {
    get new() { return text("openings", "strength-new"); },
    get middle() { return text("openings", "strength-middle"); },
    get strong() { return text("openings", "strength-strong"); },
    get easy() { return text("openings", "strength-easy"); },
    get hard() { return text("openings", "strength-hard"); },
  },
};
export const named = (kind: string, value: string) => text("openings", `${kind}-${value}`);
