/** Handle the keyboard shortcuts of a page, except while somebody types in a field. */
export function pageShortcuts(acts: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (writing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (key === "enter" && event.target !== document.body) return;
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
