"""The first part of Fishery: both sides place their ships, by turns."""

from shoal.core.native import i64
from shoal.games.fishery.bitboards import bit
from shoal.games.fishery.position import BLACK, Position, strike


def legal(position: Position) -> list[int]:
    return position.listed


def act(position: Position, seat: i64, action: i64) -> bool:
    put(position, seat, action)
    position.ply += 1
    return position.placing_ships()


def put(position: Position, seat: i64, cell: i64) -> None:
    if seat == BLACK:
        position.black |= bit(cell)
    else:
        position.white |= bit(cell)
    listed = position.listed.copy()
    strike(listed, cell)
    position.listed = listed
