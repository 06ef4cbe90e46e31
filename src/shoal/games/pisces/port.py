"""Phase 5 of Pisces, port: boats and blocks come home, and the goals of the round are over."""

from shoal.games.pisces.position import Position


def come_home(position: Position) -> None:
    for seat in range(position.seats):
        position.block[seat] = -1
        position.won[seat] = 0
    for place in range(len(position.caught)):
        position.caught[place] = 0
    for place in range(len(position.used)):
        position.used[place] = 0
    position.goals = []
