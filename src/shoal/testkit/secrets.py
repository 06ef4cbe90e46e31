"""Checks that nobody learns a secret: in any position, from sealed choices, or from the order they come in."""

from itertools import permutations

from shoal.core.game import ALL, Game, State, show
from shoal.core.rng import Rng
from shoal.testkit.random_games import (
    Broken,
    actions_of,
    describe,
    plain,
    positions,
    random_ply,
    require,
    some_positions,
)

TWIN_PLIES = 12
MOST_ORDERS = 24


def check_secrets(game: Game, rng: Rng, walks: int) -> None:
    """If two states differ only in what a reader cannot know, they look the same to them, now and after equal plies."""
    for setup, state in some_positions(game, rng, walks):
        for reader in setup.readers():
            reshuffled = state.copy()
            reshuffled.reshuffle(reader, rng)
            compare(state, reshuffled, reader)
            if rng.below(4) == 0:
                for twin in (reshuffled, state.copy()):
                    if twin.turn() == state.turn():
                        _walk_together(state.copy(), twin, reader, rng)


def identical(first: State, other: State) -> bool:
    return plain(first.view(ALL)) == plain(other.view(ALL))


def compare(first: State, other: State, reader: int) -> bool:
    """Require that the reader sees no difference; return True if the two states are equal."""
    if identical(first, other):
        return True
    require(plain(first.view(reader)) == plain(other.view(reader)), f"a view leaks to seat {reader}", first)
    sealed = len(first.turn()) > 1 or len(other.turn()) > 1
    same_turn = (reader in first.turn()) == (reader in other.turn()) if sealed else first.turn() == other.turn()
    require(same_turn, f"whose turn it is leaks to seat {reader}", first)
    if reader < 0:
        return False
    require(first.legal(reader) == other.legal(reader), f"the legal actions leak to seat {reader}", first)
    for action in range(len(first.game.actions)):
        if first.refusal(reader, action) != other.refusal(reader, action):
            raise Broken(f"a refusal leaks to seat {reader}, in {describe(first)}")
    for step in first.legal(reader)[:1]:
        previews = [plain(state.preview(reader, [step]).view) for state in (first, other)]
        require(previews[0] == previews[1], f"a preview leaks to seat {reader}", first)
        reasons = [state.game.reasons(state.view(reader), reader, step) for state in (first, other)]
        require(reasons[0] == reasons[1], f"the reasons for an action leak to seat {reader}", first)
    return False


def _walk_together(main: State, twin: State, reader: int, rng: Rng) -> None:
    """Play both with plies that look the same to the reader; what they cannot see may differ.

    States that are equal stay so after equal actions (`copies` checks that), so these are not compared.
    """
    sealing: set[int] = set()
    alike = identical(main, twin)
    for _ in range(TWIN_PLIES):
        if not main.turn():
            return
        if len(main.turn()) > 1:
            sealing = set(main.turn())
        seat, action = random_ply(main, rng)
        taken = counterpart(main, twin, seat, action, reader, rng, sealed=seat in sealing)
        sealing.discard(seat)
        if taken is None:
            return
        alike = alike and taken == action
        if alike:
            main.apply(seat, action)
            twin.apply(seat, taken)
            continue
        before = [state.view(reader) for state in (main, twin)]
        shown = [show(main, seat, action, reader), show(twin, seat, taken, reader)]
        require(shown[0] == shown[1], f"an action leaks: {shown} to seat {reader}")
        main.apply(seat, action)
        twin.apply(seat, taken)
        if compare(main, twin, reader):
            continue
        told = [main.game.tell(before[i], shown[i], state.view(reader)) for i, state in enumerate((main, twin))]
        require(told[0] == told[1], f"narration leaks to seat {reader}: {told}")


def counterpart(main: State, twin: State, seat: int, action: int, reader: int, rng: Rng, *, sealed: bool) -> int | None:
    """Choose the action in the twin: the same one if the reader sees it now or once it is opened, else any like it."""
    possible = actions_of(twin, seat)
    shown = show(main, seat, action, reader)
    if sealed or not shown.veiled:
        return action if action in possible else None
    alike = [other for other in possible if show(twin, seat, other, reader) == shown]
    return rng.pick(alike) if alike else None


def check_sealed(game: Game, rng: Rng, walks: int) -> None:
    """Until the last sealed choice is made, nobody else can see a sealed choice, or that it was made."""
    for setup, state in some_positions(game, rng, walks):
        if len(state.turn()) < 2:
            continue
        for seat in state.turn():
            legal = state.legal(seat)
            first, second = state.copy(), state.copy()
            first.apply(seat, legal[0])
            second.apply(seat, rng.pick(legal))
            for reader in (reader for reader in setup.readers() if reader != seat):
                compare(first, second, reader)
                compare(first, state, reader)
                _check_reopened(first, state, reader, rng)
                veils = {show(state, seat, action, reader) for action in legal}
                require(len(veils) == 1 and veils.pop().veiled, f"a sealed choice is shown to seat {reader}")


def _check_reopened(sealed: State, before: State, reader: int, rng: Rng) -> None:
    reshuffled = sealed.copy()
    reshuffled.reshuffle(reader, rng)
    imagined = sealed.game.imagine(sealed.view(reader), rng)
    for other in (reshuffled, imagined):
        require(set(before.turn()) <= set(other.turn()), f"seat {reader} imagines a choice sealed", sealed)


def check_arrival(game: Game, rng: Rng, walks: int) -> None:
    """The state after the last sealed choice does not depend on the order of the choices."""
    for _setup, state in positions(game, rng, walks):
        turn = state.turn()
        if len(turn) < 2:
            continue
        choice = {seat: rng.pick(state.legal(seat)) for seat in turn}
        results = set()
        for order in list(permutations(turn))[:MOST_ORDERS]:
            after = state.copy()
            for seat in order:
                require(seat in after.turn(), f"seat {seat} lost its sealed choice to another's", state)
                after.apply(seat, choice[seat])
            results.add(plain(after.view(ALL)) + str(after.turn()))
        require(len(results) == 1, "the order of arrival matters", state)
