"""Compare the pairing of tournaments with pairing by chance, on simulated results.

    python scripts/pairing_quality.py [--leagues 20]

Prints, for a Swiss of 64 players and for leagues of 40 at every number of seats: how many meetings are
repeated, by how much the seats of a player differ at most, how far apart in points those are who meet, and how well the
standings agree with the strengths (rank correlation). Each player has a strength, and a table ends in the order of
strength plus chance.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import mean
from typing import Final

from shoal.core.catalogue import OURS, load
from shoal.server.pairing import POINT, History, Played, Seats, people_of
from shoal.server.pairing.duels import make_pairs
from shoal.server.pairing.lots import drawn
from shoal.server.pairing.points import points_of
from shoal.server.pairing.standings import standings
from shoal.server.pairing.tables import make_tables, sizes

Pairing = Callable[[list[str], int, list[Played], random.Random], list[Seats]]
MOST_SEATS: Final = 6
LINE: Final = "{:<28} {:>7} {:>9} {:>9} {:>9} {:>9} {:>9}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--leagues", type=int, default=20, help="leagues of each kind")
    leagues = parser.parse_args().leagues
    say(LINE.format("", "pairing", "repeated", "seats", "gap", "agrees", "ms/round"))
    compare("Swiss of 64, 7 rounds", 64, 2, 7, leagues)
    for seats in range(2, MOST_SEATS + 1):
        say(f"40 at {seats} seats, 5 rounds: {', '.join(name for name in OURS if seats in load(name).meta.seats)}")
        compare("", 40, seats, 5, leagues)


def compare(title: str, entrants: int, seats: int, rounds: int, leagues: int) -> None:
    for name, pairing in (("ours", ours), ("chance", by_chance)):
        begun = time.perf_counter()
        figures = [quality(play(pairing, entrants, seats, rounds, seed), seed, seats) for seed in range(leagues)]
        spent = (time.perf_counter() - begun) / leagues / rounds
        repeated, uneven, gap, agrees = (mean(column) for column in zip(*figures, strict=True))
        numbers = f"{repeated:.1f} %", f"{uneven:.2f}", f"{gap:.2f}", f"{agrees:.3f}", f"{spent * 1000:.0f}"
        say(LINE.format(title if name == "ours" else "", name, *numbers))


def play(pairing: Pairing, entrants: int, seats: int, rounds: int, seed: int) -> list[Played]:
    """Return the tables of a simulated league."""
    chance = random.Random(seed)
    strengths = strengths_of(entrants, seed)
    tables: list[Played] = []
    for number in range(1, rounds + 1):
        ranked = order_of(list(strengths), tables, seed)
        for players in pairing(ranked, seats, tables, chance):
            merits = [strengths[player] + chance.gauss(0, 1) for player in people_of(players)]
            tables.append(Played(number, players, points_of(merits)))
    return tables


def strengths_of(entrants: int, seed: int) -> dict[str, float]:
    chance = random.Random(f"strengths {seed}")
    return {f"p{number:02}": chance.gauss(0, 1) for number in range(entrants)}


def order_of(players: list[str], tables: Sequence[Played], seed: int) -> list[str]:
    secret = str(seed).encode()
    if not tables:
        return drawn(secret, "round 1", players)
    return [one.player for one in standings("league", players, tables, secret)]


def ours(ranked: list[str], seats: int, tables: list[Played], _chance: random.Random) -> list[Seats]:
    if seats == 2:
        return make_pairs(ranked, History(tables))
    return make_tables(ranked, seats, History(tables))


def by_chance(ranked: list[str], seats: int, _tables: list[Played], chance: random.Random) -> list[Seats]:
    shuffled, made, first = chance.sample(ranked, len(ranked)), [], 0
    for size in sizes(len(ranked), seats):
        made.append(tuple(shuffled[first : first + size]))
        first += size
    return list(made)


def quality(tables: list[Played], seed: int, seats: int) -> tuple[float, float, float, float]:
    """Return the share of repeated meetings, the mean difference of seats, the mean gap, and the rank correlation."""
    history = History(tables)
    strengths = strengths_of(len(history.points), seed)
    meetings = sum(history.met.values())
    counts = {player: [history.seats[player, seat] for seat in range(seats)] for player in strengths}
    agreed = [one.player for one in standings("league", list(strengths), tables, str(seed).encode())]
    return (
        100 * (meetings - len(history.met)) / meetings,
        mean(max(one) - min(one) for one in counts.values()),
        mean(gaps(tables)),
        correlation(agreed, sorted(strengths, key=lambda player: -strengths[player])),
    )


def gaps(tables: list[Played]) -> list[float]:
    """Return how far apart in points those were who met from the second round on, when they met."""
    found: list[float] = []
    for number in range(2, tables[-1].round + 1):
        before: Counter[str] = History(one for one in tables if one.round < number).points
        for one in (table for table in tables if table.round == number):
            found += [abs(before[a] - before[b]) / POINT for a, b in combinations(people_of(one.players), 2)]
    return found


def correlation(one: list[str], other: list[str]) -> float:
    """Return Spearman's rank correlation of two orders."""
    places = {player: place for place, player in enumerate(other)}
    size = len(one)
    return 1 - 6 * sum((place - places[player]) ** 2 for place, player in enumerate(one)) / (size * (size * size - 1))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
