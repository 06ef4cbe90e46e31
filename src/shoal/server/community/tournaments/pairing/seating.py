"""Seats at one table: each sits on every seat about equally often, over all tables of a tournament."""

from collections.abc import Sequence

from shoal.server.community.tournaments.pairing.history import History, Seats


def seated(players: Sequence[str | None], history: History) -> tuple[int, Seats]:
    """Return the fairest order of seats, and how unfair it still is. Bots take what is left over.

    All orders are tried, one seat after the other: of two ways to fill the first seats with the same people only the
    fairer one is kept. If two are equally fair, those who are named first sit first.
    """
    size = len(players)
    best: dict[int, tuple[int, Seats]] = {0: (0, ())}
    for seat in range(size):
        further: dict[int, tuple[int, Seats]] = {}
        for chosen, (cost, order) in best.items():
            for place, player in enumerate(players):
                if chosen >> place & 1:
                    continue
                more = cost + (0 if player is None else history.uneven(player, seat, size))
                earlier = further.get(chosen | 1 << place)
                if earlier is None or more < earlier[0]:
                    further[chosen | 1 << place] = more, (*order, player)
        best = further
    return best[(1 << size) - 1]
