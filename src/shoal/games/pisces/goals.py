"""Phase 1 of Pisces, goals: chance turns up two Tournament Cards."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.pisces.phases import GOALS
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    position.phase, position.seat = GOALS, position.first_player
    position.round += 1


def seek(position: Position) -> bool:
    position.to_move = CHANCE
    return len(position.goals) < 2


def odds(position: Position) -> list[tuple[int, int]]:
    return [(position.actions.goal + kind, cards) for kind, cards in enumerate(position.cards) if cards]


def act(position: Position, action: i64) -> bool:
    kind: i64 = action - position.actions.goal
    position.cards[kind] -= 1
    position.goals.append(kind)
    return len(position.goals) < 2
