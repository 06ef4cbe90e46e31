/** The keyboard shortcuts of a table. */
import type { OpenTab } from "./openTab.svelte";
import type { TableStore } from "../store.svelte";

export function tableShortcuts(table: TableStore, openTab: OpenTab): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    u: () => void table.undo(),
    p: () => {
      if (table.canPass) table.draft.propose(["pass"]);
    },
    "[": () => table.step(-1),
    "]": () => table.step(1),
    escape: () => {
      table.draft.clear();
      table.look(null);
      openTab.closeRule();
    },
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event)) return;
    const act = acts[event.key.toLowerCase()];
    if (act) event.preventDefault();
    if (act) act();
    else if (event.key === "Enter" && !isPressing(event)) void confirm(table);
  };
}

/** What Enter does where nothing else takes it: the same as the first button of the action bar. */
function confirm(table: TableStore): void {
  if (table.looking !== null) table.look(null);
  else void table.send();
}

const isWriting = ({ target }: Event) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
/** Enter on a button or a link presses it. */
const isPressing = ({ target }: Event) =>
  target instanceof Element && target.closest("button, a, [role='button']") !== null;
