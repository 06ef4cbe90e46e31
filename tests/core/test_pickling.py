"""Games, positions, matches and bots can be pickled and copied at any ply, in both builds."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from shoal.bots.bot import Budget
from shoal.bots.roster import NAMES, bot_for
from shoal.core.catalogue import OURS, load
from shoal.core.chance import SeededChance
from shoal.core.edition import parse_edition
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State
from shoal.core.record import ActEntry, Record
from shoal.core.rng import Rng
from shoal.core.telling import telling
from shoal.table.match import Match, begin

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "deepcopy": copy.deepcopy,
}
way = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)


def walk(game: Game, seed: int) -> list[State]:
    """Return the positions of a random game, about thirty of them."""
    rng, state = Rng(seed), game.start(game.meta.seats[0], {})
    states = [state.copy()]
    while state.mover() != NOBODY:
        seat = state.mover()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.pick(state.legal(seat)))
        states.append(state.copy())
    return [*states[:: max(1, len(states) // 30)], states[-1]]


@way
@pytest.mark.parametrize("name", OURS)
def test_games(name: str, again: Callable[[Any], Any]) -> None:
    assert again(load(name)) is load(name)


@way
def test_another_edition(again: Callable[[Any], Any]) -> None:
    own = load("fishery")
    game = own.with_edition(parse_edition(own.edition.text.replace("ships_each = 6", "ships_each = 5"), "mine.toml"))
    assert game.edition.digest != own.edition.digest
    copied = again(game)
    assert (copied.edition, copied.meta) == (game.edition, game.meta)


@way
@pytest.mark.parametrize("name", OURS)
def test_positions_at_any_ply(name: str, again: Callable[[Any], Any]) -> None:
    for state in walk(load(name), 1):
        copied = again(state)
        assert copied is not state
        assert copied.view(ALL) == state.view(ALL)
        assert copied.turn() == state.turn()
        assert [copied.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]
        assert copied.odds() == state.odds()


@way
@pytest.mark.parametrize("name", OURS)
def test_a_match_goes_on_as_the_original_does(name: str, again: Callable[[Any], Any]) -> None:
    game, rng = load(name), Rng(3)
    match = begin(game, game.meta.seats[0], {})
    match.proceed(SeededChance(Rng(3)))
    for _ in range(12):
        copied = again(match)
        assert same(copied, match)
        seat = next(iter(match.turn()), NOBODY)
        if seat < 0:
            break
        step = game.actions.format(rng.pick(match.state.legal(seat)))
        for one in (match, copied):
            one.act(seat, one.due[seat], [step])
            one.proceed(SeededChance(Rng(4)))
        assert same(copied, match)


def same(one: Match, other: Match) -> bool:
    """Return whether two matches have the same position and the same past."""
    return (one.state.view(ALL), one.walk.acts, one.due, one.moves(), one.entries, one.fresh) == (
        other.state.view(ALL),
        other.walk.acts,
        other.due,
        other.moves(),
        other.entries,
        other.fresh,
    )


@way
@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", OURS)
def test_a_bot_chooses_as_the_original_does(name: str, bot: str, again: Callable[[Any], Any]) -> None:
    game = load(name)
    state = next(state for state in walk(game, 2)[3:] if state.mover() >= 0)
    seat, budget = state.mover(), Budget(iterations=20)
    player = bot_for(bot, game, seat)
    for number in range(2):
        copied = again(player)
        chosen = [one.choose(state.view(seat), state.legal(seat), budget, Rng(number)) for one in (player, copied)]
        assert chosen[0] == chosen[1]


@way
def test_chance_goes_on(again: Callable[[Any], Any]) -> None:
    chance = SeededChance(Rng(7))
    chance.draw([(0, 1), (1, 1)])
    copied = again(chance)
    assert [copied.rng.word() for _ in range(9)] == [chance.rng.word() for _ in range(9)]


@way
def test_plain_values(again: Callable[[Any], Any]) -> None:
    record = Record("fishery", 1, "", 2, {"rows": 3}, (ActEntry(0, "a1"), ActEntry(1, "pass")))
    for value in (record, Budget(iterations=3), telling("core.only-step", seat=0), load("fleet").meta):
        assert again(value) == value
