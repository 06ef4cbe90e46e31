/** What takes keys itself: fields of any kind, and whatever lies in an open dialog. */
const TAKERS =
  "input, select, textarea, [contenteditable]:not([contenteditable='false']), dialog, [role='dialog']";

/**
 * Return the key of a keyboard shortcut, in lower case; null if the key is meant for something else: for a field, for a
 * dialog, for an input method that composes letters, for the browser. AltGr is no modifier: it makes the brackets of many
 * keyboards.
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || event.isComposing || (modified && !event.getModifierState("AltGraph")))
    return null;
  const { target } = event;
  if (target !== null && "closest" in target && (target as Element).closest(TAKERS) !== null) return null;
  return event.key.toLowerCase();
}
