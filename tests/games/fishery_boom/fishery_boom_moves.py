"""Reaching positions of Fishery Boom: by steps, or by arranging a sea and a sheet."""

from collections.abc import Callable
from typing import Any, cast

from shoal.core.game import ALL, CHANCE, NOBODY, act
from shoal.core.rng import Rng
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, WORDS
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.games.fishery_boom.view import FisheryBoomView


def play(state: FisheryBoomState, *steps: str) -> FisheryBoomState:
    """Play steps, each checked and by the seat whose turn it is; return the same state."""
    for text in steps:
        act(state, state.mover(), state.game.actions.parse(text))
    return state


def opened(*steps: str, seats: int = 2, **options: Any) -> FisheryBoomState:
    """Start with seat 0, and play on."""
    return play(GAME.start(seats, options), "start 0", *steps)


def seen(state: FisheryBoomState) -> FisheryBoomView:
    return cast("FisheryBoomView", state.view(ALL))


def legal_texts(state: FisheryBoomState) -> list[str]:
    mover = state.mover()
    legal = [outcome for outcome, _ in state.odds()] if mover == CHANCE else state.legal(mover)
    return [state.game.actions.format(action) for action in legal]


def refused_by(state: FisheryBoomState, text: str, seat: int | None = None) -> str | None:
    """Return the rule that refuses the step to that seat, or to the one whose turn it is."""
    refusal = state.refusal(state.mover() if seat is None else seat, state.game.actions.parse(text))
    return None if refusal is None else refusal.rule


def wandered(seats: int, seed: int, plies: int) -> FisheryBoomState:
    """Return the position of a uniform random game after so many plies."""
    state, rng = GAME.start(seats, {}), Rng(seed)
    for _ in range(plies):
        mover = state.mover()
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
    return state


def own(state: FisheryBoomState, *words: str, seat: int = 0) -> FisheryBoomState:
    """Let a seat have marked boxes in earlier years."""
    for word in words:
        state.boxes[seat * ALL_KINDS + WORDS.index(word)] += 1
    return state


def leave(state: FisheryBoomState, *names: str) -> FisheryBoomState:
    """Let only these fish of this year live; a species stands for all of its fish."""
    for fish, name in enumerate(state.seas.fish):
        if name not in names and name.rpartition(" ")[0] not in names:
            state.mark_fish(fish, 1)
    return state


def living(state: FisheryBoomState) -> list[str]:
    return [name for fish, name in enumerate(state.seas.fish) if state.living >> fish & 1]


def go(state: FisheryBoomState, until: Callable[[FisheryBoomState], bool]) -> FisheryBoomState:
    """Take the first legal action again and again until a condition holds."""
    while not until(state) and state.mover() != NOBODY:
        play(state, legal_texts(state)[0])
    return state


def in_year(state: FisheryBoomState, year: int) -> FisheryBoomState:
    """Set the year; the sea and the sheets stay as they are."""
    for seat in range(state.seats):
        state.plates[seat * state.years + year - 1] = state.plates[seat * state.years + state.year]
    while state.year < year - 1:
        state.past.append(state.seas.write_column(state.marks))
        state.year += 1
    return state


def marking(seats: int = 2, year: int = 1, **options: Any) -> FisheryBoomState:
    """Return a position in which seat 0 marks the first box of the year, in a full sea with nothing served."""
    state = in_year(opened(seats=seats, **options), year)
    sea, state.living = state.living, 0
    for _ in range(seats):
        play(state, "fish with default", "roll 1")
    state.living = sea
    return state


def box(state: FisheryBoomState, seat: int = 0, year: int | None = None) -> tuple[int, int]:
    """Return the plates and the fish of a box, this year's if none is named."""
    place = seat * state.years + (state.year if year is None else year - 1)
    return state.plates[place], state.fish[place]
