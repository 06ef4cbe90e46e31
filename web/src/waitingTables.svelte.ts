/** The tables that wait for the player. Every page says in its title how many there are; `notifications/settings` looks for them. */
class WaitingTables {
  tables = $state.raw<readonly string[]>([]);

  get number(): number {
    return this.tables.length;
  }
}

export const waitingTables = /* @__PURE__ */ new WaitingTables();
