/** Makes the cards of a board one tab stop. Arrows go to the nearest card; Enter on a chosen card confirms. */
import type { Attachment } from "svelte/attachments";
import { directionOf, neighbour, type Target } from "./nearestTarget";

const CARDS = "[data-rove]";

export function rovingTabindex(confirm: () => void): Attachment<HTMLElement> {
  return (root) => {
    const cards = () => [...root.querySelectorAll<HTMLElement>(CARDS)];
    let stop: HTMLElement | null = null;

    function settle(): void {
      const all = cards();
      if (!stop || !all.includes(stop)) stop = all[0] ?? null;
      for (const card of all) card.tabIndex = card === stop ? 0 : -1;
    }

    function focused(event: FocusEvent): void {
      const card = (event.target as Element).closest<HTMLElement>(CARDS);
      if (card) stop = card;
      settle();
    }

    function press(event: KeyboardEvent): void {
      const card = (event.target as Element).closest<HTMLElement>(CARDS);
      const direction = directionOf(event.key);
      if (!card) return;
      if (direction) {
        event.preventDefault();
        const all = cards();
        const targets = all.map(place);
        const next = neighbour(targets, place(card, all.indexOf(card)), direction);
        if (next) all[Number(next.id)]?.focus();
      } else if (event.key === "Enter" && card.ariaPressed === "true") {
        event.preventDefault();
        confirm();
      }
    }

    settle();
    const observer = new MutationObserver(settle);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", focused);
    root.addEventListener("keydown", press);
    return () => {
      observer.disconnect();
      root.removeEventListener("focusin", focused);
      root.removeEventListener("keydown", press);
    };
  };
}

function place(card: HTMLElement, at: number): Target {
  const { x, y, width, height } = card.getBoundingClientRect();
  return { id: String(at), x, y, width, height, label: "", legal: true };
}
