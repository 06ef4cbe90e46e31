"""Points of Fishery, the win, figures, and the count of pieces."""

from shoal.games.fishery.bitboards import count
from shoal.games.fishery.position import Position


def scores(position: Position) -> list[int]:
    black, white = 0, 0
    for region in position.regions():
        lead = count(region & position.black) - count(region & position.white)
        if lead > 0:
            black += count(region)
        elif lead < 0:
            white += count(region)
    return [black, white]


def shares(position: Position) -> list[float]:
    black, white = scores(position)
    return [1.0, 0.0] if black > white else [0.0, 1.0]


def ending(position: Position) -> str:
    if position.passes_in_row < 2:
        return ""
    all_used_up = 0 < position.net_limit <= min(position.black_nets, position.white_nets)
    return "exhausted" if all_used_up or not position.right_legal | position.up_legal else "passed"


def figures(position: Position) -> dict[str, int]:
    return {"net_plies": position.ply - position.ship_plies, "nets": position.black_nets + position.white_nets}


def census(position: Position) -> dict[str, int]:
    ships_to_come = max(0, position.ship_plies - position.ply)
    spaces_left = count(position.right_open) + count(position.up_open)
    return {
        "ships": count(position.black) + count(position.white) + ships_to_come,
        "net spaces": spaces_left + position.black_nets + position.white_nets,
    }
