"""Long tests of Pisces: `PYTHONPATH=tests python scripts/soak/pisces.py`, some minutes with the compiled engine."""

from games.pisces.pisces_properties import conserves_all_chips, holdings_are_paid_exactly, published_mean_is_met
from shoal.builds import running
from shoal.core.rng import Rng
from shoal.games.pisces import GAME


def main() -> None:
    print(f"engine: {running()}")
    print(f"exact payments: {holdings_are_paid_exactly(Rng(20), 10_000)} holdings agree with all sets of chips")
    for seats in GAME.meta.seats:
        ours, error, published = published_mean_is_met(seats, 2000)
        print(f"{seats} players, random player, 2000 games: {ours:.2f} +- {error:.2f}, published {published}")
    for seats in GAME.meta.seats:
        print(f"{seats} players: all chips kept at {conserves_all_chips(seats, 1000)} plies of 1000 random games")


if __name__ == "__main__":
    main()
