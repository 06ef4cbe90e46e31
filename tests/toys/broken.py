"""Toys that each break one promise; BROKEN names the check that must catch it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from shoal.core.actions import ActionTable
from shoal.core.game import CHANCE, Forced, Game, Shown, StepPreview, View
from shoal.core.options import Options
from shoal.core.picture import Picture, Span
from shoal.core.refusal import Refusal, refused
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling, telling
from toys.lots.game import Lots
from toys.lots.state import LotsState
from toys.tide import ACTIONS, DRAW, HOLD, ROLL, Tide, TideState


class LeakingView(TideState):
    """Shows everybody's call."""

    def view(self, reader: int) -> View:
        return {**super().view(reader), "calls": list(self.calls)}


class LeakingLegalList(TideState):
    """Lets a seat hold back only against a card lower than its own."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        beaten = self.now() == "show" and self.cards[1 - seat] < self.cards[seat]
        return [action for action in legal if action != HOLD] if beaten else legal


class LeakingRefusal(TideState):
    """Names the other seat's card when it refuses."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and refused(refusal.rule, "tide.they-have", card=self.cards[1 - max(seat, 0)])


class SkippedTurn(TideState):
    """Plays for a seat if its secret card leaves it no good choice."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.now() == "show" and self.cards[self.seat_of_stage()] == 3:
            super().apply(self.seat_of_stage(), self.legal(self.seat_of_stage())[0])


class SharingCopy(TideState):
    """Copies without the chips."""

    def become(self, source: TideState) -> None:
        super().become(source)
        self.chips = source.chips


class LostChip(TideState):
    """Takes a chip that is not put into the pot."""

    def pay_for_holding(self, seat: int) -> None:
        self.chips[seat] -= 1


class LazyReshuffle(TideState):
    """Leaves the secret in place."""

    def reshuffle(self, seat: int, rng: Rng) -> None:
        return


class UnfairReshuffle(TideState):
    """Deals every kind of card equally often, however many there are."""

    def reshuffle(self, seat: int, rng: Rng) -> None:
        known: Any = self.view(seat)["cards"]
        super().reshuffle(seat, rng)
        for other in (other for other in range(2) if known[other] is None and self.cards[other]):
            self.cards[other] = 0
            self.cards[other] = rng.pick([card for card, count in self.deck().items() if count])


class WrongWeights(TideState):
    """Says that the die is fair and rolls it otherwise."""

    def sample(self, rng: Rng) -> int:
        return ROLL if self.now() == "roll" and rng.below(2) else super().sample(rng)


class ZeroWeight(TideState):
    """Lists cards that are not in the deck."""

    def odds(self) -> list[tuple[int, int]]:
        if self.now() == "draw":
            return [(DRAW + card - 1, count) for card, count in self.deck().items()]
        return super().odds()


class ImpatientChance(TideState):
    """Wants to roll while the last seat still decides."""

    def turn(self) -> tuple[int, ...]:
        turn = super().turn()
        return (CHANCE, *turn) if self.stage == 5 else turn


class EmptyHanded(TideState):
    """Can do nothing without a card."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if self.now() == "call" or self.cards[seat] else []


class DeadEnd(Tide):
    """Imagines that others have no card, so that play cannot go on."""

    def imagine(self, view: View, rng: Rng) -> TideState:
        state = super().imagine(view, rng)
        known: Any = view["cards"]
        state.cards = [card or 0 for card in known]
        return state


class Wrongful(Tide):
    """Imagines other cards than the seat has seen."""

    def imagine(self, view: View, rng: Rng) -> TideState:
        state = super().imagine(view, rng)
        if state.stage > 2:
            state.cards = [card % 3 + 1 for card in state.cards]
        return state


class Forgetful(Tide):
    """Cannot rebuild a position exactly."""

    def imagine(self, view: View, rng: Rng) -> TideState:
        state = super().imagine(view, rng)
        state.pot = 0
        return state


class Endless(TideState):
    """Starts again instead of ending."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.now() == "over":
            self.stage = 4


class Unrefused(TideState):
    """Refuses nothing."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return None


class UnequalShares(TideState):
    """Counts a whole win for everybody on a tie."""

    def shares(self) -> list[float]:
        shares = super().shares()
        return [1.0, 1.0] if shares == [0.5, 0.5] else shares


class NoEnding(TideState):
    """Ends in a way that it does not name."""

    def ending(self) -> str:
        return "somehow" if super().ending() else ""


class MumblingTable(ActionTable):
    """Writes texts that it does not read back."""

    def format(self, action: int) -> str:
        return super().format(action).removeprefix("call ")


class EarlyBird(LotsState):
    """Sells a lot to the seat that bid first if all bid the same."""

    first = -1

    def apply(self, seat: int, action: int) -> None:
        if len(self.due) == self.seats:
            self.first = seat
        sells = len(self.due) == 1
        super().apply(seat, action)
        if sells and len(set(self.opened[-1])) == 1:
            self.won[-1] = self.first

    def copy(self) -> LotsState:
        other = super().copy()
        assert isinstance(other, EarlyBird)
        other.first = self.first
        return other


class OpenBids(LotsState):
    """Shows sealed bids before the last is in."""

    def view(self, reader: int) -> View:
        return {**super().view(reader), "sealed": list(self.bids)}


class ToldBids(LotsState):
    """Shows that a bid was sealed, which a view may not."""

    def view(self, reader: int) -> View:
        return {**super().view(reader), "done": [bid is not None for bid in self.bids]}


class KeptSeals(LotsState):
    """Does not reopen other seats' sealed choices."""

    def reshuffle(self, seat: int, rng: Rng) -> None:
        return


class Mumbling(Tide):
    """Has an action table that does not read its own texts."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = MumblingTable(ACTIONS.entries)


class Silent(Tide):
    """Tells nothing."""

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        return []


class Knowing(Tide):
    """Gives reasons that follow from more than the view."""

    asked = 0

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:
        self.asked += 1
        return [Telling("tide.asked", {"times": self.asked})]


class Unfinished(Tide):
    """Leaves out a method of the protocol: Python refuses that for interpreted classes, not for compiled ones."""

    tell = Game.tell


Unfinished.__abstractmethods__ = frozenset()


class MeddlingPreview(TideState):
    """Takes the step that it should only show."""

    def preview(self, seat: int, steps: Sequence[int]) -> StepPreview:
        preview = super().preview(seat, steps)
        self.apply(seat, steps[0])
        return preview


class Moody(TideState):
    """Remembers something across games."""

    rolls: ClassVar[list[int]] = []

    def apply(self, seat: int, action: int) -> None:
        if self.now() == "roll":
            self.rolls.append(action)
        super().apply(seat, action)
        self.pips += len(self.rolls)


class SaidToBeOpen(Tide):
    """Says on its box that nothing is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.meta = replace(self.meta, open=True)


class Pushy(Tide):
    """Calls a step forced where there is a choice."""

    def forced(self, view: View) -> Forced | None:
        state = self.imagine(view, Rng(0))
        legal = state.legal(state.mover())
        return Forced(state.mover(), legal[0], telling("tide.pushed")) if len(legal) == 2 else None


class Misnamed(Tide):
    """Draws a thing that no action names."""

    def picture(self, view: View, say: Say, width: int) -> Picture:
        return [*super().picture(view, say, width), [Span("~", "water", "the sea")]]


def tide_of(state: type[TideState], game: type[Tide] = Tide) -> Game:
    broken = type(f"{game.__name__}Of{state.__name__}", (game,), {"state_class": state})
    assert issubclass(broken, Tide)
    return broken()


def lots_of(state: type[LotsState]) -> Game:
    class LotsOfBrokenState(Lots):
        def start(self, seats: int, options: Options) -> LotsState:
            return state(self, seats, self.settle(seats, options))

    return LotsOfBrokenState("lots")


BROKEN: list[tuple[str, Game]] = [
    ("secrets", tide_of(LeakingView)),
    ("secrets", tide_of(LeakingLegalList)),
    ("secrets", tide_of(LeakingRefusal)),
    ("secrets", tide_of(SkippedTurn)),
    ("secrets", Knowing()),
    ("copies", tide_of(SharingCopy)),
    ("conservation", tide_of(LostChip)),
    ("law", tide_of(LazyReshuffle)),
    ("law", tide_of(UnfairReshuffle)),
    ("imagination", tide_of(EmptyHanded, DeadEnd)),
    ("imagination", tide_of(TideState, Wrongful)),
    ("views", tide_of(TideState, Forgetful)),
    ("views", SaidToBeOpen()),
    ("odds", tide_of(WrongWeights)),
    ("odds", tide_of(ZeroWeight)),
    ("turns", tide_of(ImpatientChance)),
    ("turns", tide_of(NoEnding)),
    ("termination", tide_of(Endless)),
    ("legality", tide_of(Unrefused)),
    ("shares", tide_of(UnequalShares)),
    ("texts", Mumbling()),
    ("complete", Unfinished()),
    ("telling", tide_of(TideState, Silent)),
    ("telling", Misnamed()),
    ("previews", tide_of(MeddlingPreview)),
    ("records", tide_of(Moody)),
    ("arrival", lots_of(EarlyBird)),
    ("sealed", lots_of(OpenBids)),
    ("sealed", lots_of(ToldBids)),
    ("sealed", lots_of(KeptSeals)),
    ("forced", Pushy()),
    ("forced", SaidToBeOpen()),
]
"""Each broken toy beside the promise whose check must catch it."""
