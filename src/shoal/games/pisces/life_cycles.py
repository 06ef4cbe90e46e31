"""Phase 7, life cycles: death, migration, growth and reproduction on every board."""

from typing import TYPE_CHECKING

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.pisces.phases import REPRODUCTION

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def live(state: "PiscesState") -> None:
    """Let all boards in play live through one cycle; those that breed by dice wait for their roll."""
    for kind in range(state.boards.kinds):
        if state.owner[kind] >= 0:
            age(state, kind)
            if not state.boards.breeding_dice[kind]:
                table = state.boards.young[kind]
                spawners: i64 = spawners_of(state, kind)
                breed(state, kind, table[min(spawners, len(table) - 1)])
    await_dice(state, 0)


def age(state: "PiscesState", kind: i64) -> None:
    """Move every chip one stage on, the oldest first; the spawners go back to the centre."""
    starts = state.boards.stage_from[kind]
    stage: i64 = len(starts) - 2
    state.centre[kind] += clear(state.stack, starts[stage], starts[stage + 1])
    while stage > 0:
        chips = clear(state.stack, starts[stage - 1], starts[stage])
        distribute(state.stack, starts[stage], starts[stage + 1], chips)
        stage -= 1


def spawners_of(state: "PiscesState", kind: i64) -> i64:
    total: i64 = 0
    for place in state.boards.grounds[kind]:
        total += state.stack[place]
    return total


def breed(state: "PiscesState", kind: i64, wanted: i64) -> None:
    """Bring new chips from the centre to the first stage, as many as there are."""
    starts = state.boards.stage_from[kind]
    chips: i64 = min(wanted, i64(state.centre[kind]))
    state.centre[kind] -= chips
    distribute(state.stack, starts[0], starts[1], chips)


def clear(stack: list[int], begin: i64, end: i64) -> i64:
    """Take all chips off these locations and count them."""
    total: i64 = 0
    for place in range(begin, end):
        total += stack[place]
        stack[place] = 0
    return total


def distribute(stack: list[int], begin: i64, end: i64, chips: i64) -> None:
    """Deal chips round these locations, which are empty, one each from the first on, until all are placed."""
    each: i64 = chips // (end - begin)
    more: i64 = begin + chips % (end - begin)
    for place in range(begin, end):
        stack[place] = each + 1 if place < more else each


def await_dice(state: "PiscesState", kind: i64) -> None:
    """Ask chance for the next board, from this one on, that breeds by dice; after the last, bidding begins."""
    while kind < state.boards.kinds:
        if state.boards.breeding_dice[kind] and state.owner[kind] >= 0:
            state.breeding = kind
            state.phase = REPRODUCTION
            state.active = CHANCE
            return
        kind += 1
    state.breeding = -1
    state.begin_bidding()


def rolled(state: "PiscesState", roll: i64) -> None:
    kind: i64 = state.breeding
    breed(state, kind, roll)
    await_dice(state, kind + 1)
