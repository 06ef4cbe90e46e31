"""A tiny game of sealed bids: two or three seats bid at once for each of two lots; the highest pays, ties go to the
lowest seat, and all bids are open once the last is in."""

from typing import Any, ClassVar

from shoal.core.actions import ActionTable, block
from shoal.core.checks import protocol_refusal
from shoal.core.edition import Edition
from shoal.core.game import ALL, Game, Shown, State, View
from shoal.core.meta import Meta
from shoal.core.options import Options
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng

MONEY = 3
LOTS = 2
LOT_VALUE = 2


ACTIONS = ActionTable(block("bid", range(MONEY + 1), veil="seals a bid"))


class LotsState(State):
    """bids holds None for a seat that has not sealed its bid on the present lot."""

    def __init__(self, game: "Lots", seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.money = [MONEY] * seats
        self.bank = 0
        self.won: list[int] = []
        self.bids: list[int | None] = [None] * seats
        self.opened: list[list[int]] = []

    def turn(self) -> tuple[int, ...]:
        if len(self.won) == LOTS:
            return ()
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def legal(self, seat: int) -> list[int]:
        return list(range(self.money[seat] + 1)) if seat in self.turn() else []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        by_protocol = protocol_refusal(self, seat, action)
        if by_protocol is not None:
            return by_protocol
        return None if action <= self.money[seat] else Refusal("LO-1", "You cannot bid more than you have.")

    def apply(self, seat: int, action: int) -> None:
        self.bids[seat] = action
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == self.seats:
            self.sell(bids)

    def sell(self, bids: list[int]) -> None:
        winner = bids.index(max(bids))
        self.money[winner] -= bids[winner]
        self.bank += bids[winner]
        self.won.append(winner)
        self.opened.append(bids)
        self.bids = [None] * self.seats

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        return len(self.turn()) == 1

    def copy(self) -> "LotsState":
        other = type(self)(self.lots(), self.seats, self.options)
        other.become(self)
        return other

    def lots(self) -> "Lots":
        assert isinstance(self.game, Lots)
        return self.game

    def become(self, source: "LotsState") -> None:
        self.bank = source.bank
        self.money, self.won, self.bids = source.money.copy(), source.won.copy(), source.bids.copy()
        self.opened = [bids.copy() for bids in source.opened]

    def scores(self) -> list[int]:
        return [money + LOT_VALUE * self.won.count(seat) for seat, money in enumerate(self.money)]

    def shares(self) -> list[float]:
        scores = self.scores()
        best = scores.count(max(scores))
        return [1 / best if score == max(scores) else 0.0 for score in scores]

    def ending(self) -> str:
        return "" if self.turn() else "sold"

    def census(self) -> dict[str, int]:
        return {"money": sum(self.money) + self.bank}

    def view(self, reader: int) -> View:
        return {
            "options": dict(self.options),
            "reader": reader,
            "money": list(self.money),
            "bank": self.bank,
            "won": list(self.won),
            "opened": [list(bids) for bids in self.opened],
            "sealed": [bid if reader in (seat, ALL) else None for seat, bid in enumerate(self.bids)],
        }

    def reshuffle(self, seat: int, rng: Rng) -> None:
        self.bids = [bid if other == seat else None for other, bid in enumerate(self.bids)]


class Lots(Game):
    """The game object; broken toys put another state class in its place."""

    state_class: ClassVar[type[LotsState]] = LotsState

    def __init__(self, name: str = "lots") -> None:
        meta = Meta(
            title="Lots",
            designer="the test kit",
            summary="Bid at once.",
            seats=(2, 3),
            rules_version=1,
            releases={1: ""},
            endings={"sold": "Every lot is sold."},
        )
        super().__init__(name, meta, Edition({}, ""), ACTIONS)

    def start(self, seats: int, options: Options) -> LotsState:
        return self.state_class(self, seats, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:
        return seats * LOTS

    def imagine(self, view: View, rng: Rng) -> LotsState:
        known: dict[str, Any] = dict(view)
        state = self.start(len(known["money"]), known["options"])
        state.money, state.bank, state.won = list(known["money"]), known["bank"], list(known["won"])
        state.bids, state.opened = list(known["sealed"]), [list(bids) for bids in known["opened"]]
        return state

    def insight(self, view: View) -> View:
        known: dict[str, Any] = dict(view)
        return {"left": LOTS - len(known["won"])}

    def tell(self, before: View, shown: Shown, after: View) -> list[str]:
        return [f"Seat {shown.seat} {shown.text}."]

    def draw(self, view: View) -> str:
        known: dict[str, Any] = dict(view)
        return f"money {known['money']}, lots won by {known['won']}"


LOTS_GAME = Lots()
