/** The keyboard shortcuts of a table. */
import type { OpenTab } from "./openTab.svelte";
import type { TableStore } from "../store.svelte";
import { shortcutKey } from "$/kit/shortcutKey";

/** `help` shows or hides the list of these keys. */
export function tableShortcuts(
  table: TableStore,
  openTab: OpenTab,
  help: () => void,
): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    u: () => void table.undo(),
    p: () => {
      if (table.canPass) table.draft.propose(["pass"]);
    },
    "[": () => table.step(-1),
    "]": () => table.step(1),
    "?": help,
    escape: () => {
      table.draft.clear();
      table.look(null);
      openTab.closeRule();
    },
  };
  return (event) => {
    const key = shortcutKey(event);
    const act = key === null ? undefined : acts[key];
    if (act) event.preventDefault();
    if (act) act();
    else if (key === "enter" && !isPressing(event)) void confirm(table);
  };
}

/** What Enter does where nothing else takes it: the same as the first button of the action bar. */
function confirm(table: TableStore): void {
  if (table.looking !== null) table.look(null);
  else void table.send();
}

/** Enter on a button or a link presses it. */
const isPressing = ({ target }: Event) =>
  target instanceof Element && target.closest("button, a, [role='button']") !== null;
