/** Other players on a server, over HTTP: leaderboards, names, earlier games. Pages without a server have none. */
import type { Finished, Found, Leaderboard } from "./httpTypes";
import { call } from "./httpBackend";

const at = (name: string) => `/players/${encodeURIComponent(name)}`;

export const players = {
  /** A page of a leaderboard of people or of bot accounts, below the player of that name. */
  leaderboard: (game: string, bots: boolean, after?: string) => {
    const query = new URLSearchParams({ bots: String(bots), ...(after === undefined ? {} : { after }) });
    return call<Leaderboard>("GET", `/leaderboards/${encodeURIComponent(game)}?${query}`);
  },
  /** Accounts whose names begin like this. */
  search: (name: string) => call<Found[]>("GET", `/players?name=${encodeURIComponent(name)}`),
  /** The games that a player finished before another of theirs. */
  gamesBefore: (name: string, { ended, id }: Finished) =>
    call<Finished[]>("GET", `${at(name)}/games?before=${encodeURIComponent(ended)}&below=${id}`),
};
