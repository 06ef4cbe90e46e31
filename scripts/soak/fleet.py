"""Long tests of Fleet: `PYTHONPATH=tests python scripts/soak/fleet.py [GAMES [HANDS [STATES]]]`."""

import sys

from games.fleet.test_oracle import compare_a_game, random_payment
from shoal.core.catalogue import load
from shoal.core.game import NOBODY
from shoal.core.playout import play_out
from shoal.core.rng import Rng
from shoal.testkit.walks import random_ply, require

OPTIONS = [{"advanced": advanced, "hidden_discards": hidden} for advanced in (False, True) for hidden in (False, True)]


def conserve(games: int) -> None:
    """Count all boats, licences and crates after every ply of random games."""
    game = load("fleet")
    for seats in game.meta.seats:
        plies, longest, overdrawn = 0, 0, 0
        census = game.start(seats, {}).census()
        for number in range(games):
            rng = Rng(1, number)
            state = game.start(seats, OPTIONS[number % len(OPTIONS)])
            while state.turn():
                state.apply(*random_ply(state, rng))
                require(state.census() == census, "no action loses or makes a piece")
                plies += 1
            figures = state.figures()
            longest = max(longest, figures["rounds"])
            overdrawn += figures["no_crates"]
        boats = sum(count for name, count in census.items() if name.startswith("boat"))
        licences = sum(count for name, count in census.items() if name.startswith("licence"))
        print(f"{seats} seats: {games} games, {plies} plies keep {boats} boats, {licences} licences and all crates;")
        print(f"  the longest took {longest} rounds; crates ran out in {overdrawn}")


def imagine(states: int) -> None:
    """Imagine positions for every reader throughout random games, and play each to its end."""
    game = load("fleet")
    rng = Rng(2)
    imagined = 0
    while imagined < states:
        for seats in game.meta.seats:
            for options in OPTIONS:
                state = game.start(seats, options)
                while state.turn():
                    if rng.below(12) == 0:
                        reader = rng.pick([*range(seats), NOBODY])
                        other = game.imagine(state.view(reader), rng)
                        require(other.view(reader) == state.view(reader), "an imagined state has the same view")
                        require(other.census() == state.census(), "a sample loses or makes no piece")
                        play_out(other, rng)
                        imagined += 1
                    state.apply(*random_ply(state, rng))
    print(f"{imagined} imagined states, all pieces kept, all played on to the end")


def main() -> None:
    games, hands, states = (int(text) for text in [*sys.argv[1:], *["1000", "10000", "20000"][len(sys.argv) - 1 :]])
    conserve(games)
    rng = Rng(3)
    for _ in range(hands):
        random_payment(rng)
    print(f"{hands} random hands: step-wise payments are those found by trying all choices")
    for number in range(games // 10):
        compare_a_game(2 + number % 3, number, advanced=number % 2 == 0, hidden=number % 5 == 0)
    print(f"{games // 10} whole games agree with the oracle at every ply")
    imagine(states)


if __name__ == "__main__":
    main()
