"""A bot in its own process gets only what its seat may know, byte for byte, and plays the same actions."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from shoal.bots.bot import Budget
from shoal.bots.bot_sdk import game_of
from shoal.bots.external_program import OURS, Program, apart
from shoal.bots.protocol import Decide, End, Event, Start
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.edition import parse_edition
from shoal.core.game import Game, Shown, State, show
from shoal.core.rng import Rng
from shoal.testkit.random_games import actions_of, random_ply
from shoal.testkit.secrets import counterpart, identical

EPISODES = 10
THOUGHT = Budget(iterations=2)


def tapped(file: Path) -> tuple[str, ...]:
    """Return the command of a bot's process whose input is also written to the file."""
    return ("sh", "-c", 'tee "$0" | exec "$@"', str(file), *OURS)


def start_somewhere(game: Game, seats: int, plies: int, rng: Rng) -> State:
    while True:
        state = game.start(seats, {})
        for _ in range(plies):
            if state.turn():
                state.apply(*random_ply(state, rng))
        if state.turn():
            return state


def happening(main: State, twin: State, seat: int, reader: int, rng: Rng, *, sealed: bool) -> tuple[int, int] | None:
    """Return an action of another seat or chance for each game; they may differ if the reader cannot see it."""
    actions = actions_of(main, seat).copy()
    rng.shuffle(actions)
    if sealed:
        return (actions[0], actions[1]) if len(actions) > 1 else None
    for action in actions:
        taken = counterpart(main, twin, seat, action, reader, rng, sealed=False)
        if taken is not None:
            return action, taken
    return None


def play_twins(main: State, twin: State, reader: int, bots: list[Program], rng: Rng) -> int:
    """Play two games that look the same to the reader; return the number of decisions at which they differ."""
    telling, sealing = 0, False
    while turn := main.turn():
        sealing = sealing or len(turn) > 1
        seat = next((seat for seat in turn if seat != reader), reader)
        if seat == reader:
            telling += not identical(main, twin)
            chosen = [
                bot.choose(state.view(reader), state.legal(reader), THOUGHT, Rng(telling))
                for bot, state in zip(bots, (main, twin), strict=True)
            ]
            found: tuple[int, int] | None = (chosen[0], chosen[1])
        else:
            found = happening(main, twin, seat, reader, rng, sealed=sealing)
        if found is None or (sealing and len(turn) == 1):  # from here on the reader can see a difference
            break
        for bot, state, action in zip(bots, (main, twin), found, strict=True):
            bot.notice(show(state, seat, action, reader))
            state.apply(seat, action)
    return telling


def episodes(game: Game, seats: int, folder: Path) -> Iterator[tuple[int, list[bytes]]]:
    rng = Rng(5)
    for number in range(EPISODES):
        main = start_somewhere(game, seats, 10 + 3 * number, rng)
        reader = number % seats
        twin = main.copy()
        twin.reshuffle(reader, rng)
        if twin.turn() != main.turn():
            twin = main.copy()
        files = [folder / f"{number}-{name}" for name in ("main", "twin")]
        with ExitStack() as stack:
            bots = [stack.enter_context(closing(apart("mate", game, reader, tapped(file)))) for file in files]
            telling = play_twins(main, twin, reader, bots, rng)
        yield telling, [file.read_bytes() for file in files]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "fewest"), [("fleet", 3, 10), ("fresh_fish", 3, 5)])
def test_a_bots_process_receives_only_what_its_seat_may_know(
    name: str, seats: int, fewest: int, tmp_path: Path
) -> None:
    telling = 0
    for differing, (main, twin) in episodes(load(name), seats, tmp_path):
        telling += differing
        assert main == twin
        for place, line in enumerate(main.splitlines()):
            assert set(json.loads(line)) == set((Decide if place else Start).__annotations__)
    assert telling >= fewest


@pytest.mark.parametrize("name", ["random", "greedy", "mate"])
def test_a_bot_in_another_process_plays_as_in_this_one(name: str) -> None:
    game = load("fresh_fish")
    state = start_somewhere(game, 2, 12, Rng(2))
    here = bot_for(name, game, 0)
    with closing(apart(name, game, 0)) as other:
        for number in range(30):
            seat = state.mover()
            if seat == 0:
                view, legal = state.view(0), state.legal(0)
                action = here.choose(view, legal, THOUGHT, Rng(Rng(number).word()))
                assert other.choose(view, legal, THOUGHT, Rng(number)) == action
            else:
                _, action = random_ply(state, Rng(number))
            for bot in (here, other):
                bot.notice(show(state, seat, action, 0))
            state.apply(seat, action)


def test_a_bot_that_never_had_to_decide_leaves_without_an_error() -> None:
    bot = apart("random", load("fishery"), 1)
    bot.close()
    assert bot.pipes.process.returncode == 0


def test_a_bot_hears_how_the_game_ended(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    bot = apart("random", load("fishery"), 1, tapped(file))
    bot.notice(Shown(0, "pass", veiled=False))
    bot.over([3, 5], [0.0, 1.0])
    bot.close()
    end = json.loads(file.read_bytes().splitlines()[-1])
    assert set(end) == set(End.__annotations__)
    assert (end["events"], end["shares"]) == ([Event(seat=0, action="pass", veiled=False)], [0.0, 1.0])


def test_an_edition_of_the_host_reaches_the_program() -> None:
    text = load("fishery").edition.text.replace("nets_each = 30", "nets_each = 29")
    pond = load("fishery").with_edition(parse_edition(text, "pond.toml"))
    state = pond.start(2, {})
    with closing(apart("random", pond, 0)) as bot:
        action = bot.choose(state.view(0), state.legal(0), THOUGHT, Rng(1))
    assert action in state.legal(0)
    start = bot.start()
    assert (start["edition"], game_of(start).edition.digest) == (pond.edition.digest, pond.edition.digest)
