"""Phase 7 of Pisces, life cycles: death, migration, growth and reproduction on every board."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.pisces.phases import REPRODUCTION
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    """Let all boards in play live through one cycle; those that breed by dice wait for their roll."""
    position.phase = REPRODUCTION
    for kind in range(position.printed.kinds):
        if position.owner[kind] >= 0:
            age(position, kind)
            if not position.printed.breeding_dice[kind]:
                young = position.printed.young[kind]
                spawners: i64 = spawners_of(position, kind)
                breed(position, kind, young[min(spawners, len(young) - 1)])


def seek(position: Position) -> bool:
    """Find the next board that breeds by dice: chance rolls for it."""
    kind: i64 = position.breeding + 1
    while kind < position.printed.kinds:
        if position.printed.breeding_dice[kind] and position.owner[kind] >= 0:
            position.breeding, position.to_move = kind, CHANCE
            return True
        kind += 1
    position.breeding = -1
    return False


def odds(position: Position) -> list[tuple[int, int]]:
    return position.actions.rolls[position.printed.breeding_dice[position.breeding]]


def act(position: Position, action: i64) -> bool:
    breed(position, position.breeding, action - position.actions.roll + 1)
    return False


def age(position: Position, kind: i64) -> None:
    """Move every chip one stage on, the oldest first; the spawners go back to the centre."""
    starts = position.printed.stage_from[kind]
    stage: i64 = len(starts) - 2
    position.centre[kind] += _clear(position.stack, starts[stage], starts[stage + 1])
    while stage > 0:
        chips = _clear(position.stack, starts[stage - 1], starts[stage])
        _distribute(position.stack, starts[stage], starts[stage + 1], chips)
        stage -= 1


def spawners_of(position: Position, kind: i64) -> i64:
    total: i64 = 0
    for place in position.printed.grounds[kind]:
        total += position.stack[place]
    return total


def breed(position: Position, kind: i64, wanted: i64) -> None:
    """Bring new chips from the centre to the first stage, as many as there are."""
    starts = position.printed.stage_from[kind]
    chips: i64 = min(wanted, i64(position.centre[kind]))
    position.centre[kind] -= chips
    _distribute(position.stack, starts[0], starts[1], chips)


def _clear(stack: list[int], begin: i64, end: i64) -> i64:
    """Take all chips off these locations and count them."""
    total: i64 = 0
    for place in range(begin, end):
        total += stack[place]
        stack[place] = 0
    return total


def _distribute(stack: list[int], begin: i64, end: i64, chips: i64) -> None:
    """Deal chips round these locations, which are empty, one each from the first on, until all are placed."""
    each: i64 = chips // (end - begin)
    more: i64 = begin + chips % (end - begin)
    for place in range(begin, end):
        stack[place] = each + 1 if place < more else each
