"""Long tests of Fishery Boom: `PYTHONPATH=tests python scripts/soak/fishery_boom.py [GAMES]`, by default 2,000.

Compare the totals of a random player with those in RULES.md, and the engine with the oracle; play with every option.
"""

import sys
from math import sqrt
from statistics import mean, stdev

from games.fishery_boom.fishery_boom_players import TOTALS, play_randomly
from games.fishery_boom.test_oracle import VARIANTS, play_both
from shoal.core.rng import Rng
from shoal.core.simulation import POLICIES, simulate, summarise
from shoal.games.fishery_boom import GAME


def random_player(games: int) -> bool:
    """Print both totals; return whether they agree within three standard errors of ours."""
    agree = True
    for seats, expected in TOTALS.items():
        states = [play_randomly(GAME, seats, Rng(1, number)) for number in range(games)]
        totals = [sum(state.scores()) for state in states]
        error = stdev(totals) / sqrt(games)
        extinct = sum(state.ending() == "extinct" for state in states) / games
        away = (mean(totals) - expected) / error
        ours = f"{mean(totals):.2f} ± {error:.2f}"
        print(f"{seats} players: {ours}, the text {expected} ({away:+.1f} errors), {extinct:.2%} extinct")
        agree = agree and abs(away) <= 3
    return agree


def policies(games: int) -> None:
    for seats in GAME.meta.seats:
        for policy in POLICIES:
            played = simulate(GAME, seats, {}, policy, 1, range(games))
            summary = summarise(GAME, seats, policy, 1, played)
            longest = max(one.figures["years"] for one in played)
            print(f"{seats} players, {policy}: at most {longest} years, {summary['figures']} {summary['ends']}")


def oracle(games: int) -> None:
    for seats in GAME.meta.seats:
        for options in VARIANTS:
            ends = [play_both(seats, options, Rng(7, number), greedy=number % 2 == 1) for number in range(games)]
            print(f"{seats} players, {options}: {games} games as the oracle, {ends.count('extinct')} extinct")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    agree = random_player(games)
    policies(games)
    oracle(games // 10)
    raise SystemExit(0 if agree else 1)


if __name__ == "__main__":
    main()
