"""A tiny game with a private draw, a private choice and a public die.

Each of two seats draws a card nobody else sees, secretly calls low or high, then shows its card or holds it back.
A die is rolled, and both open card and call: a right call doubles the card. A held card pays one chip to the pot; the
pot goes to the winner.
"""

from typing import Any, ClassVar

from shoal.core.actions import ActionTable, block
from shoal.core.edition import Edition
from shoal.core.game import ALL, CHANCE, Game, Shown, State, View
from shoal.core.meta import Meta
from shoal.core.options import Option, Options
from shoal.core.picture import Picture, written
from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling, telling

CARDS = {1: 2, 2: 2, 3: 1}
STAGES = ("draw", "draw", "call", "call", "show", "show", "roll", "open", "open", "over")


ACTIONS = ActionTable(
    [
        *block("draw", CARDS, veil="draws a card", chance=True),
        *block("call", ("low", "high"), veil="calls"),
        *block("show", CARDS),
        *block("hold", idle=True),
        *block("roll", range(1, 7), chance=True),
        *block("open", (f"{card} {call}" for card in CARDS for call in ("low", "high"))),
    ]
)
DRAW, LOW, SHOW, HOLD, ROLL, OPEN = (
    ACTIONS.parse(text) for text in ("draw 1", "call low", "show 1", "hold", "roll 1", "open 1 low")
)


class TideState(State):
    """stage counts plies; 0 stands for no card, no call, no roll."""

    def __init__(self, game: "Tide", options: Options) -> None:
        self.game = game
        self.seats = 2
        self.options = options
        self.stage = 0
        self.cards = [0, 0]
        self.calls = [0, 0]
        self.shown = [False, False]
        self.opened = [False, False]
        self.chips = [2, 2]
        self.pot = 0
        self.pips = 0

    def now(self) -> str:
        return STAGES[self.stage]

    def turn(self) -> tuple[int, ...]:
        if self.now() == "over":
            return ()
        return (CHANCE,) if self.now() in {"draw", "roll"} else (self.seat_of_stage(),)

    def seat_of_stage(self) -> int:
        return (self.stage + (self.now() == "open")) % 2

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat not in self.turn():
            return []
        if self.now() == "call":
            return [LOW, LOW + 1]
        if self.now() == "open":
            return [OPEN + 2 * (self.cards[seat] - 1) + self.calls[seat] - 1]
        return [SHOW + self.cards[seat] - 1, HOLD]

    def deck(self) -> dict[int, int]:
        return {card: count - self.cards.count(card) for card, count in CARDS.items()}

    def odds(self) -> list[tuple[int, int]]:
        if self.now() == "draw":
            return [(DRAW + card - 1, count) for card, count in self.deck().items() if count]
        if self.now() == "roll":
            return [(ROLL + face, 1) for face in range(int(self.options["sides"]))]
        return []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        by_protocol = protocol_refusal(self, seat, action)
        if by_protocol is not None or seat == CHANCE:
            return by_protocol
        return None if action in self.legal(seat) else refused("TI-1", "tide.not-now")

    def apply(self, seat: int, action: int) -> None:
        if self.now() == "draw":
            self.cards[self.seat_of_stage()] = action - DRAW + 1
        elif self.now() == "call":
            self.calls[seat] = action - LOW + 1
        elif self.now() == "roll":
            self.pips = action - ROLL + 1
        elif self.now() == "open":
            self.opened[seat] = True
            if seat == 1:
                self._pay_out()
        elif action == HOLD:
            self.pay_for_holding(seat)
        else:
            self.shown[seat] = True
        self.stage += 1

    def pay_for_holding(self, seat: int) -> None:
        self.chips[seat] -= 1
        self.pot += 1

    def _pay_out(self) -> None:
        best = max(self.scores())
        winners = [seat for seat in range(2) if self.scores()[seat] == best]
        if len(winners) == 1:
            self.chips[winners[0]] += self.pot
            self.pot = 0

    def seen_by(self, seat: int, action: int, reader: int) -> bool:
        if seat == CHANCE and self.now() == "draw":
            return reader == self.seat_of_stage()
        return self.now() != "call"

    def copy(self) -> "TideState":
        other = type(self)(self.tide(), self.options)
        other.become(self)
        return other

    def tide(self) -> "Tide":
        assert isinstance(self.game, Tide)
        return self.game

    def become(self, source: "TideState") -> None:
        self.stage, self.pot, self.pips = source.stage, source.pot, source.pips
        self.cards, self.calls = source.cards.copy(), source.calls.copy()
        self.shown, self.opened, self.chips = source.shown.copy(), source.opened.copy(), source.chips.copy()

    def scores(self) -> list[int]:
        high = 2 if 2 * self.pips > int(self.options["sides"]) else 1
        return [card * (2 if call == high else 1) for card, call in zip(self.cards, self.calls, strict=True)]

    def shares(self) -> list[float]:
        one, two = self.scores()
        return [0.5, 0.5] if one == two else [float(one > two), float(two > one)]

    def ending(self) -> str:
        return "opened" if self.now() == "over" else ""

    def figures(self) -> dict[str, int]:
        return {"pips": self.pips}

    def census(self) -> dict[str, int]:
        return {
            "chips": sum(self.chips) + self.pot,
            "cards": sum(self.deck().values()) + sum(c > 0 for c in self.cards),
        }

    def view(self, reader: int) -> View:
        known = [reader in (seat, ALL) or self.opened[seat] for seat in range(2)]
        cards_known = [known[seat] or self.shown[seat] for seat in range(2)]
        return {
            "options": dict(self.options),
            "reader": reader,
            "stage": self.stage,
            "cards": [card if cards_known[seat] else None for seat, card in enumerate(self.cards)],
            "calls": [call if known[seat] else None for seat, call in enumerate(self.calls)],
            "shown": list(self.shown),
            "opened": list(self.opened),
            "chips": list(self.chips),
            "pot": self.pot,
            "pips": self.pips,
        }

    def reshuffle(self, seat: int, rng: Rng) -> None:
        imagined = self.tide().imagine(self.view(seat), rng)
        self.become(imagined)


class Tide(Game):
    """The game object; broken toys put another state class in its place."""

    state_class: ClassVar[type[TideState]] = TideState

    def __init__(self, name: str = "tide") -> None:
        meta = Meta(
            title="Tide",
            designer="the test kit",
            seats=(2,),
            rules_version=1,
            releases={1: ""},
            endings=("opened",),
            options=(Option("sides", 3, (2, 3, 6)),),
        )
        super().__init__(name, meta, Edition({}, ""), ACTIONS)

    def start(self, seats: int, options: Options) -> TideState:
        return self.state_class(self, self.settle(seats, options))

    def max_plies(self, seats: int, options: Options) -> int:
        return len(STAGES) - 1

    def imagine(self, view: View, rng: Rng) -> TideState:
        known: dict[str, Any] = dict(view)
        state = self.start(2, known["options"])
        state.stage, state.pot, state.pips = known["stage"], known["pot"], known["pips"]
        state.shown, state.opened, state.chips = list(known["shown"]), list(known["opened"]), list(known["chips"])
        state.cards = [card or 0 for card in known["cards"]]
        for seat in range(2):
            if known["cards"][seat] is None and state.stage > seat:
                state.cards[seat] = rng.weighted([(card, count) for card, count in state.deck().items() if count])
            call = known["calls"][seat]
            state.calls[seat] = (1 + rng.below(2) if state.stage > seat + 2 else 0) if call is None else call
        return state

    def drills(self) -> list[str]:
        return ["deal"]

    def drill(self, name: str, times: int) -> None:
        for _ in range(times):
            self.start(2, {"sides": 3}).odds()

    def insight(self, view: View) -> View:
        known: dict[str, Any] = dict(view)
        return {"cards_hidden": known["cards"].count(None)}

    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        if shown.seat == CHANCE:
            return [telling("tide.chance", what=shown.text)]
        return [telling("tide.did", seat=shown.seat, what=shown.text)]

    def picture(self, view: View, say: Say, width: int) -> Picture:
        known: dict[str, Any] = dict(view)
        stage = STAGES[known["stage"]]
        return written([f"{stage}: cards {known['cards']}, chips {known['chips']}, pot {known['pot']}"])


TIDE = Tide()
