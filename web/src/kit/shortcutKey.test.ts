import { expect, test } from "vitest";
import { shortcutKey } from "./shortcutKey";

/** A key that goes to an element which lies in others, as CSS selectors name them. */
function pressed(key: string, inside: string[] = [], more: Partial<KeyboardEvent> = {}, altGraph = false) {
  const closest = (selector: string) => selector.split(", ").find((one) => inside.includes(one)) ?? null;
  const event = { key, target: { closest }, getModifierState: () => altGraph, ...more };
  return shortcutKey(event as unknown as KeyboardEvent);
}

test("a plain key is a shortcut, whatever its case", () => {
  expect([pressed("u"), pressed("U"), pressed("?"), pressed("Escape")]).toEqual(["u", "u", "?", "escape"]);
  expect(pressed("u", [], { target: null })).toBe("u");
});

test("who writes in a field or is in a dialog presses no shortcut", () => {
  const fields = ["input", "select", "textarea", "[contenteditable]:not([contenteditable='false'])"];
  for (const taker of [...fields, "dialog", "[role='dialog']"]) expect(pressed("p", [taker])).toBeNull();
});

test("letters that an input method composes are no shortcuts, nor are keys that were taken", () => {
  expect(pressed("u", [], { isComposing: true })).toBeNull();
  expect(pressed("u", [], { defaultPrevented: true })).toBeNull();
});

test("keys with a modifier are the browser's, but AltGr only makes a letter", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    expect(pressed("u", [], { [modifier]: true })).toBeNull();
  expect(pressed("[", [], { ctrlKey: true, altKey: true }, true)).toBe("[");
});
