"""The only phase of Lots: every seat seals a bid, and the last one sells the lot."""

from toys.lots.position import Position


def begin(position: Position) -> None:
    """Ask every seat that has not sealed a bid."""
    position.due = [seat for seat, bid in enumerate(position.bids) if bid is None]


def legal(position: Position, seat: int) -> list[int]:
    return list(range(position.money[seat] + 1))


def act(position: Position, seat: int, action: int) -> bool:
    """Seal a bid; return False when the lot is sold."""
    position.bids[seat] = action
    position.due.remove(seat)
    if position.due:
        return True
    _sell(position, [bid for bid in position.bids if bid is not None])
    return False


def _sell(position: Position, bids: list[int]) -> None:
    winner = bids.index(max(bids))
    position.money[winner] -= bids[winner]
    position.bank += bids[winner]
    position.won.append(winner)
    position.opened.append(bids)
    position.bids = [None] * position.seats
