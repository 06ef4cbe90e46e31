/** The tab of this page: how many games wait, in its title and on its mark, and on the symbol of an installed app. */

/** The title of a page, with the number of games that wait. */
export const counted = (waiting: number, title: string): string =>
  waiting > 0 ? `(${waiting}) ${title}` : title;

/** The file of the mark with a number. */
export const markOf = (waiting: number): string =>
  waiting === 0 ? "/mark.svg" : `/mark-${waiting > 9 ? "more" : waiting}.svg`;

export function showWaiting(waiting: number): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", markOf(waiting));
  const shown = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  // An app that is not installed has no symbol; that is no error.
  shown?.catch(() => undefined);
}
