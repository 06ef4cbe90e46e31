/** Load the page of tables and the room of a game while the table is still being made. A failure is told there. */
export function preloadTable(game: string): void {
  const room = import("$/games/rooms").then(({ loadRoom }) => loadRoom(game));
  void Promise.allSettled([import("./TablePage.svelte"), room]);
}
