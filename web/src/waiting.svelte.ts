/** The tables that wait for the player. Every page says in its title how many there are; `calls` looks for them. */
class Waiting {
  tables = $state.raw<readonly string[]>([]);

  get number(): number {
    return this.tables.length;
  }
}

export const waitingGames = /* @__PURE__ */ new Waiting();
