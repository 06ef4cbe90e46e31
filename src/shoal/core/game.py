"""The protocol: what every game and every state can be asked.

A *game* is rules plus an edition. A *seat* is the number of a player, from 0. A *state* is a full position. A *view*
is what one seat, or a spectator, may know of it. A *ply* is one action applied, by a seat or by chance.

Actions are indices into the game's action table. An index means nothing outside its Game object. A state holds no
random generator and no order of a shuffled deck: when chance is due, `turn()` is `(CHANCE,)` and `odds()` lists the
outcomes. Code outside the engine gets views only.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from shoal.core.actions import ActionTable
from shoal.core.edition import Edition
from shoal.core.errors import BadEdition, BadSeats, GameOver, IllegalAction, OtherRules
from shoal.core.meta import Meta
from shoal.core.native import mypyc_attr
from shoal.core.options import Options, Value, complete
from shoal.core.pickling import pickle_by_fields
from shoal.core.picture import PLAIN_WIDTH, Picture, plain
from shoal.core.refusal import OVER, Refusal
from shoal.core.rng import Rng
from shoal.core.telling import Say, Telling, telling

CHANCE: Final = -1
"""The seat of chance."""
NOBODY: Final = -2
"""As a reader: a spectator. As a mover: nobody, the game is over."""
ALL: Final = -3
"""As a reader: everything, for snapshots, equality and transport inside the engine."""

View = Mapping[str, object]
"""Plain data that survives JSON: dicts with text keys, lists, text, whole numbers, booleans, None."""


@dataclass(frozen=True)
class Shown:
    """An action as one reader may see it: its text, or its veil."""

    seat: int
    text: str
    veiled: bool


@dataclass(frozen=True)
class StepPreview:
    """What a seat would see after some steps of its own: its view, and what it could do next."""

    view: View
    legal: list[int]


@dataclass(frozen=True)
class Forced:
    """The only step that a seat may take, and what to say if somebody takes it for them."""

    seat: int
    action: int
    why: Telling


pickle_by_fields(Shown, StepPreview, Forced)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A full position. Only the engine, the lab and the server hold one; players and bots get views."""

    game: "Game"
    seats: int
    options: Options

    @abstractmethod
    def turn(self) -> tuple[int, ...]:
        """Return the seats that owe a decision, rising; `(CHANCE,)` when chance is due; `()` when the game is over.

        If several seats owe a decision, their choices are sealed: they decide in any order, and the state after the
        last of them does not depend on that order. Chance is never due while a seat owes a decision.
        """

    def mover(self) -> int:
        """Return the first of `turn()`, or NOBODY: a fast form for playouts and search."""
        turn = self.turn()
        return turn[0] if turn else NOBODY

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """List the actions that the seat may take now, by rising index; empty for a seat that owes no decision.

        Neither the state nor the caller may change the list afterwards, so a state may return the same list again.
        """

    def odds(self) -> list[tuple[int, int]]:
        """List the outcomes that chance may give now, by rising index, with positive whole weights."""
        return []

    def sample(self, rng: Rng) -> int:
        """Draw one of `odds()` by its weight: a fast form for playouts and search."""
        return rng.weighted(self.odds())

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Take the action, in place. Nothing is checked: the caller has asked `legal`, `odds` or `refusal` before."""

    @abstractmethod
    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Return the rule that forbids the action now; None exactly if `legal` or `odds` lists the action."""

    def seen_by(self, seat: int, action: int, reader: int) -> bool:  # noqa: ARG002  (the default: all is public)
        """Return whether the reader may read this action of the seat; asked before `apply`.

        A sealed choice is seen by its own seat only, unless it is the last one: applying that opens them all, so the
        answer for it says who may read all of them from then on.
        """
        return True

    def shows(self, seat: int, action: int) -> bool:  # noqa: ARG002  (the default: nothing is hidden in a hand)
        """Return whether this action of the seat shows others something of its own that was hidden, such as a card.

        It is asked before `apply`. Outcomes of chance and sealed choices that open are not meant.
        """
        return False

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent state equal to this one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return each seat's points if the game ended now."""

    @abstractmethod
    def shares(self) -> list[float]:
        """Return each seat's share of the win if the game ended now; the shares sum to 1."""

    def reward(self, seat: int) -> float:
        """Return what a search maximises for that seat: its share, or the common total in co-operative play."""
        return self.shares()[seat]

    @abstractmethod
    def ending(self) -> str:
        """Return how the game ended, one of `meta.endings`; empty while it goes on."""

    def figures(self) -> dict[str, int]:
        """Return named numbers of a finished game; simulations average them."""
        return {}

    def census(self) -> dict[str, int]:
        """Count every piece by its kind, in all places; no action ever changes these counts."""
        return {}

    @abstractmethod
    def view(self, reader: int) -> View:
        """Return what the reader (a seat, NOBODY or ALL) may know if they have forgotten nothing.

        Plain data, with the options. A secret becomes public by an action that shows it; only sealed choices open by
        themselves. A view never tells whether another seat has sealed its choice.
        """

    def reshuffle(self, seat: int, rng: Rng) -> None:  # noqa: B027  (a game without secrets has nothing to shuffle)
        """Replace, in place, what that seat cannot know by a fair sample of it.

        Outcomes of chance are drawn by their probability given all that the seat has seen. Hidden choices of other
        seats are drawn from those that fit what they did in public; sealed choices are reopened. Every position that
        fits is possible, and play can go on from it to the end.
        """

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this position again in a pickle or a deep copy: the game, and a view of everything."""
        return _state_again, (self.game, dict(self.view(ALL)))

    def preview(self, seat: int, steps: Sequence[int]) -> StepPreview:
        """Return the seat's view and legal actions after some steps of its own; the state itself does not change.

        It is computed from the seat's view alone, so trying a step can never tell a secret.
        """
        imagined = self.game.imagine(self.view(seat), Rng(0))
        for step in steps:
            act(imagined, seat, step)
        return StepPreview(imagined.view(seat), imagined.legal(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Rules plus an edition. Another edition file makes another Game object, with its own action table."""

    name: str
    meta: Meta
    edition: Edition
    actions: ActionTable

    def __init__(self, name: str, meta: Meta, edition: Edition, actions: ActionTable) -> None:
        self.name = name
        self.meta = meta
        self.edition = edition
        self.actions = actions

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """Return the first position; options left out have their defaults."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full position that fits the view; what the view does not tell is a fair sample.

        `imagine(state.view(ALL), rng)` is exact, and `imagine(view).view(seat) == view` for that seat's view.
        """

    @abstractmethod
    def max_plies(self, seats: int, options: Options) -> int:
        """Return an upper bound on the plies of any game with these options."""

    @abstractmethod
    def insight(self, view: View) -> View:
        """Return what follows from a view and helps a person see the position, as plain data."""

    def reasons(self, view: View, seat: int, action: int) -> list[Telling]:  # noqa: ARG002  (not every game has any)
        """Return what speaks for a legal action of the seat, most important first, from its view alone.

        Each reason is a fact that the seat can check on the board. "You" in its text is that seat.
        """
        return []

    def habits(self, view: View, seat: int, acts: Sequence[str]) -> list[tuple[str, str]]:  # noqa: ARG002  (as above)
        """Return what a finished game tells about how the seat plays: kinds and things that the game's texts name.

        `view` is what spectators see at the end, and `acts` are the words of the seat's own acts.
        """
        return []

    def forced(self, view: View) -> Forced | None:
        """Return the only step that is legal now, if the reader of the view can know that no other is.

        A table takes it for the seat if every spectator can know it. The default is for games that hide nothing.
        """
        if not self.meta.open:
            return None
        state = self.imagine(view, Rng(0))
        seat = state.mover()
        legal = state.legal(seat) if seat >= 0 else []
        return Forced(seat, legal[0], self.why_forced(state, seat)) if len(legal) == 1 else None

    def why_forced(self, state: State, seat: int) -> Telling:  # noqa: ARG002  (the default says nothing of the state)
        """Return what is said when the only legal step is taken for the seat."""
        return telling("core.only-step", seat=seat)

    @abstractmethod
    def tell(self, before: View, shown: Shown, after: View) -> list[Telling]:
        """Tell one reader what happened, from their views before and after and the action as they may see it."""

    @abstractmethod
    def picture(self, view: View, say: Say, width: int) -> Picture:
        """Draw a view in lines of styled text, at most that many columns wide where the game allows it."""

    def draw(self, view: View, say: Say) -> str:
        """Draw a view as plain text, for pipes, screen readers and golden files."""
        return plain(self.picture(view, say, PLAIN_WIDTH))

    def with_edition(self, edition: Edition) -> "Game":
        """Return this game with another edition; raise BadEdition if its numbers contradict each other."""
        raise BadEdition(f"{self.meta.title} is played with its own edition only, not with {edition.file}")

    def drills(self) -> list[str]:
        """Return the names of parts of the game that benchmarks time separately."""
        return []

    def drill(self, name: str, times: int) -> None:
        """Run one of these parts that many times."""
        raise ValueError(f"{self.meta.title} has no drill {name!r} to do {times} times")

    def at_rules(self, version: int) -> "Game":
        """Return this game by that version of its rules; raise OtherRules if this release does not have it."""
        if version == self.meta.rules_version:
            return self
        release = self.meta.releases.get(version)
        where = f"Shoal {release} replays them" if release else "no release is known to have them"
        raise OtherRules(f"{self.name}: rules version {version} is not in this release; {where}")

    def settle(self, seats: int, options: Options) -> dict[str, Value]:
        """Check the number of seats and the options; return every option with its value."""
        if seats not in self.meta.seats:
            allowed = ", ".join(str(number) for number in self.meta.seats)
            raise BadSeats(f"{self.meta.title} is for {allowed} players, not {seats}")
        return complete(self.meta.options, options)


def act(state: State, seat: int, action: int) -> None:
    """Apply an action, or refuse it with the rule that forbids it."""
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise GameOver(refusal) if refusal == OVER else IllegalAction(refusal)
    state.apply(seat, action)


def show(state: State, seat: int, action: int, reader: int) -> Shown:
    """Return an action as one reader may see it; asked before it is applied."""
    if reader in (seat, ALL) or state.seen_by(seat, action, reader):
        return Shown(seat, state.game.actions.format(action), veiled=False)
    return Shown(seat, state.game.actions.veil(action), veiled=True)


def _state_again(game: Game, view: View) -> State:
    return game.imagine(view, Rng(0))
