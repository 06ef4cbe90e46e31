import { shortcutKey } from "$/kit/shortcutKey";

/** Handle the keyboard shortcuts of a page. */
export function pageShortcuts(acts: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const key = shortcutKey(event);
    if (key === null || (key === "enter" && event.target !== document.body)) return;
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
