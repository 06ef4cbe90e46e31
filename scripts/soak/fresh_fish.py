"""Long tests of Fresh Fish: `PYTHONPATH=tests python scripts/soak/fresh_fish.py`.

They take a few minutes with the compiled engine.
"""

from collections import Counter
from time import perf_counter

from games.fresh_fish.fresh_fish_oracle import board_of, forced_by_pairs, having, holds
from games.fresh_fish.fresh_fish_pictures import forced_by_engine
from games.fresh_fish.test_oracle import GAMES_EACH, MIXTURES, OPTIONS, compare_game, random_board
from shoal.core.game import ALL, NOBODY
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.core.simulation import simulate
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.actions import BUILD, CENTER, PASS
from shoal.testkit.walks import require

BOARDS = 6_000
GAMES = 2_000
SIMULATED = 500


def soak_boards() -> str:
    """Compare random boards up to 6x6 with the test of every pair."""
    rng, streets = Rng(1, 100), 0
    for number in range(BOARDS):
        board = random_board(rng, MIXTURES[number % len(MIXTURES)])
        forced = forced_by_engine(board)
        require(forced == forced_by_pairs(board), f"the engine differs on {board}")
        streets += len(forced)
    return f"{BOARDS} boards agree with the test of every pair; {streets} plots expropriated"


def soak_table() -> str:
    """Compare whole games with the oracle, ply by ply."""
    endings = Counter(
        compare_game(seats, options, Rng(seats, 50 + number))
        for seats in GAME.meta.seats
        for number, options in enumerate(OPTIONS)
        for _ in range(GAMES_EACH)
    )
    return f"{endings.total()} whole games agree with the naive table: {dict(endings)}"


def soak_pairs() -> str:
    """Check every placement of whole games with the test of every pair."""
    placements, games = 0, 0
    for seats in GAME.meta.seats:
        for number in range(10):
            rng = Rng(seats, 200 + number)
            state, games = GAME.start(seats, OPTIONS[number % len(OPTIONS)]), games + 1
            while (seat := state.mover()) != NOBODY:
                action = state.sample(rng) if seat < 0 else rng.pick(state.legal(seat))
                before = board_of(state.view(ALL))
                state.apply(seat, action)
                after = board_of(state.view(ALL))
                built = [plot for plot in having(after, "SO#") if before[plot] == "."]
                if built:
                    placements += 1
                    laid = {plot for plot in having(after, "=") if before[plot] == "."}
                    on_board = {**before, built[0]: after[built[0]]}
                    require(laid == forced_by_pairs(on_board), f"streets {laid} were laid on {on_board}")
    return f"{placements} placements of {games} games agree with the test of every pair"


def soak_invariant() -> str:
    """Check that everything stays connected, that nothing is lost, and that not all pass in a row."""
    longest: dict[int, int] = {}
    for number in range(GAMES):
        seats = GAME.meta.seats[number % len(GAME.meta.seats)]
        options = OPTIONS[number // 4 % len(OPTIONS)]
        state, rng, passes = GAME.start(seats, options), Rng(number, 7), 0
        census = state.census()
        while (seat := state.mover()) != NOBODY:
            action = state.sample(rng) if seat < 0 else rng.pick(state.legal(seat))
            state.apply(seat, action)
            passes = passes + 1 if action == PASS else 0
            longest[seats] = max(longest.get(seats, 0), passes)
            if BUILD <= action < CENTER:
                require(holds(board_of(state.view(ALL))), f"something is cut off in game {number}")
            require(state.census() == census, f"a piece is lost in game {number}")
    require(all(passes < seats for seats, passes in longest.items()), f"all passed in a row: {longest}")
    return f"{GAMES} games stay connected and lose nothing; most passes in a row by players {longest}"


def soak_settled() -> str:
    """Compare settled scores with those of the full board, with the same seeds."""
    ends: Counter[str] = Counter()
    for seats in GAME.meta.seats:
        for options in ({}, GAME.meta.presets["whole-box"]):
            full: Options = {**options, "play_to_full_board": True}
            early = simulate(GAME, seats, options, "uniform", 1, range(SIMULATED))
            late = simulate(GAME, seats, full, "uniform", 1, range(SIMULATED))
            same = [game.scores for game in early] == [game.scores for game in late]
            require(same, f"scores of {seats} players change after they were settled")
            ends.update(game.ending for game in early)
    return f"{ends.total()} games score the same on a full board: {dict(ends)}"


def main() -> None:
    for soak in (soak_boards, soak_table, soak_pairs, soak_invariant, soak_settled):
        begun = perf_counter()
        print(f"{soak()} ({perf_counter() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
