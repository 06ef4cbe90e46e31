"""Round robin, two at a table: everybody meets everybody once, by the circle in which one stays and the others move."""

from collections.abc import Sequence

from shoal.server.community.tournaments.pairing.history import Seats


def round_robin_rounds(entrants: int) -> int:
    """Return how many rounds it takes. If their number is odd, each sits out once."""
    return entrants - 1 + entrants % 2


def round_robin_tables(entrants: Sequence[str], number: int) -> list[Seats]:
    """Return the tables of a round, counted from 1; who sits out is alone at a table.

    The seats are within one of equal: of two who are opposite the sides alternate, and the one who stays changes sides
    with every round.
    """
    ring: list[str | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    stays, moving = ring[-1], ring[:-1]
    turn = (number - 1) % len(moving)
    moved = [*moving[turn:], *moving[:turn]]
    first: tuple[str | None, str | None] = (stays, moved[0]) if turn % 2 else (moved[0], stays)
    pairs = [first]
    for place in range(1, len(ring) // 2):
        player, other = moved[place], moved[-place]
        pairs.append((player, other) if place % 2 else (other, player))
    return [pair if None not in pair else tuple(entrant for entrant in pair if entrant is not None) for pair in pairs]
