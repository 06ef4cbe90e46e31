// Written by scripts/text_types.py from web/src/strings/dice/en.ftl; do not edit.
import { text } from "$/i18n/catalogs";

export const t = {
  dice: {
    get title() { return text("dice", "dice-title"); },
    get promised() { return text("dice", "dice-promised"); },
    get partly() { return text("dice", "dice-partly"); },
    get checked() { return text("dice", "dice-checked"); },
    get wrong() { return text("dice", "dice-wrong"); },
    get wrongLine() { return text("dice", "dice-wrongLine"); },
    get close() { return text("dice", "dice-close"); },
    get show() { return text("dice", "dice-show"); },
    get keep() { return text("dice", "dice-keep"); },
    get own() { return text("dice", "dice-own"); },
    get owned() { return text("dice", "dice-owned"); },
    get how() { return text("dice", "dice-how"); },
    get hash() { return text("dice", "dice-hash"); },
    get late() { return text("dice", "dice-late"); },
    get signed() { return text("dice", "dice-signed"); },
    get unsigned() { return text("dice", "dice-unsigned"); },
    get word() { return text("dice", "dice-word"); },
    get noWord() { return text("dice", "dice-noWord"); },
    others: (values: { names: number | string }) => text("dice", "dice-others", values),
    get pending() { return text("dice", "dice-pending"); },
    draws: (values: { draws: number | string }) => text("dice", "dice-draws", values),
    get sealing() { return text("dice", "dice-sealing"); },
    sealingLine: (values: { seconds: number | string }) => text("dice", "dice-sealingLine", values),
  },
  problem: {
    get hash() { return text("dice", "problem-hash"); },
    get promise() { return text("dice", "problem-promise"); },
    get seals() { return text("dice", "problem-seals"); },
    get words() { return text("dice", "problem-words"); },
    get mine() { return text("dice", "problem-mine"); },
    get secret() { return text("dice", "problem-secret"); },
    get draws() { return text("dice", "problem-draws"); },
    get told() { return text("dice", "problem-told"); },
  },
};
export const named = (kind: string, value: string) => text("dice", `${kind}-${value}`);
