"""Swiss pairing for tables of two: the pairs of a round with the least cost of all, by minimum-weight matching.

First the fewest meet again, then nobody has one side two times more often than the other, then those with equal points
meet, then the fewest friends. In the last round, friends come first. If the number is odd, the last in the standings
sits out who has not done so before.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations

from shoal.server.community.tournaments.pairing.history import History, Pair, Seats
from shoal.server.community.tournaments.pairing.seating import seated

Cost = tuple[int, ...]
OUT = ""
"""The partner of the one who sits out."""


def make_swiss_pairs(
    ranked: Sequence[str], history: History, friends: Collection[Pair] = (), *, is_last: bool = False
) -> list[Seats]:
    """Return the pairs of a round, for players in the order of the standings; who sits out is alone at a table."""

    def cost(player: str, other: str) -> Cost:
        if other == OUT:
            return 0, history.small[player], 0, (history.points[player] - least) ** 2, 0
        together = int(frozenset((player, other)) in friends)
        gap = history.points[player] - history.points[other]
        clash = seated((player, other), history)[0]
        return together if is_last else 0, history.repeats((player, other)), clash, gap * gap, together

    least = min(history.points[player] for player in ranked)
    entrants = [*ranked, OUT] if len(ranked) % 2 else list(ranked)
    pairs = minimum_weight_pairs(combinations(entrants, 2), cost)
    places = {player: place for place, player in enumerate(entrants)}
    ordered = sorted(
        (sorted(pair, key=lambda player: places[player]) for pair in pairs), key=lambda pair: places[pair[0]]
    )
    return [seated(pair, history)[1] if OUT not in pair else (pair[0],) for pair in ordered]


def minimum_weight_pairs(pairs: Iterable[tuple[str, str]], cost: Callable[[str, str], Cost]) -> list[tuple[str, str]]:
    """Return as many pairs as possible without a player twice, of least cost; a cost's first number matters most."""
    from networkx import Graph, max_weight_matching  # noqa: PLC0415  (it takes 0.2 s to load, and only rounds need it)

    costs = {pair: cost(*pair) for pair in pairs}
    if not costs:
        return []
    base = 1 + len(costs) * max(map(max, costs.values()))
    weights = {
        pair: sum(part * base**power for power, part in enumerate(reversed(parts))) for pair, parts in costs.items()
    }
    heaviest = max(weights.values())
    graph: Graph[str] = Graph()
    graph.add_weighted_edges_from((*pair, heaviest - weight) for pair, weight in weights.items())
    return [(player, other) for player, other in max_weight_matching(graph, maxcardinality=True)]
