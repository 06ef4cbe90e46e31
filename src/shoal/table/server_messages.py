"""Websocket messages of the server to its clients. Parts that both directions share are in `client_messages`."""

from typing import Literal, NotRequired, TypedDict

from shoal.core.telling import Told
from shoal.table.client_messages import ClockFace, Happening, Plain, Position, Refusal, Summary


class Device(TypedDict):
    """The seats of the people who share the reader's device, and whether they know different things now."""

    seats: list[int]
    hides: bool


class Welcome(TypedDict):
    """The answer to hello: the table, the latest happenings after `since`, and the position.

    `earlier` is the number of entries before the first of these happenings; they are in the record. `auto` says whether
    the table takes forced steps for the reader, if they have a seat. `device` is there if people share the reader's.
    """

    type: Literal["welcome"]
    table: Summary
    you: int | None
    earlier: int
    happenings: list[Happening]
    position: Position | None
    talk: list["Said"]
    asked: "Asked | None"
    auto: NotRequired[bool]
    device: NotRequired[Device]


class News(TypedDict):
    """New entries, and the position after them."""

    type: Literal["news"]
    happenings: list[Happening]
    position: Position


class Changed(TypedDict):
    """The table changed: somebody joined or left, the game began, or a rematch was opened."""

    type: Literal["changed"]
    table: Summary


class Clocks(TypedDict):
    """Somebody has taken vacation; these are all clocks now."""

    type: Literal["clocks"]
    clocks: list[ClockFace]


class Accepted(TypedDict):
    """The command with that key is done and stored."""

    type: Literal["accepted"]
    key: str


class Refused(TypedDict):
    """The command or question with that key was refused, and nothing was done.

    Only after `unavailable` the command may have been done. It is safe to send it again with the same key.
    """

    type: Literal["refused"]
    key: str
    refusal: Refusal


class Previewed(TypedDict):
    """The view after the steps, and the legal actions then."""

    type: Literal["previewed"]
    key: str
    view: Plain
    insight: Plain
    legal: list[str]


class Reasons(TypedDict):
    """Why each action is refused; legal actions are left out."""

    type: Literal["reasons"]
    key: str
    reasons: dict[str, Refusal]


class Looked(TypedDict):
    """An earlier position, and the entry that led to it. Nothing can be decided or taken back there."""

    type: Literal["looked"]
    key: str
    happening: Happening | None
    position: Position


class Ranked(TypedDict):
    """One action, and the share of the win that the strongest bot expects from it."""

    action: str
    share: float


class Advice(Ranked):
    """The same with at most three reasons, each of which can be checked on the board.

    `then` are the seat's next actions, as long as nobody else acts and nothing is drawn; earlier versions told none.
    """

    reasons: list[Told]
    then: NotRequired[list[str]]


class Hinted(TypedDict):
    """The strongest bot's best actions, the best first, and where their shares come from; None if there is no hint."""

    best: list[Advice]
    origin: Told | None


class Advised(Hinted):
    """A hint."""

    type: Literal["advised"]
    key: str


class Asked(TypedDict):
    """A seat asks to go back to the position after `to` acts; `waiting` are the seats that have not agreed yet."""

    type: Literal["asked"]
    seat: int
    to: int
    waiting: list[int]
    settled: NotRequired[bool]


class Said(TypedDict):
    """Somebody said something, when the record had so many entries."""

    type: Literal["said"]
    name: str
    seat: int | None
    text: str
    at: str
    entry: int


class Away(TypedDict):
    """A person who is not there: for how many milliseconds when the message was sent.

    With `idle` their page is open, but they do nothing although their time runs. `nudge` says in how many milliseconds
    the others may nudge them; it is left out where they cannot be nudged, or were already.
    """

    since: int
    idle: bool
    nudge: NotRequired[int]


class Vote(TypedDict):
    """Who votes for a bot in place of an absent seat, and how many more votes are needed."""

    seat: int
    voted: list[int]
    needed: int


class Replaced(TypedDict):
    """To somebody whose seat a bot plays: how many moves it made; `late` if the game counts as left all the same."""

    seat: int
    moves: int
    late: bool


class Presence(TypedDict):
    """Who is there. Only those at the table are told of seats; `away` has None for a seat that is here or a bot's."""

    type: Literal["presence"]
    away: list[Away | None]
    watchers: int
    votes: list[Vote]
    replaced: NotRequired[Replaced]


ServerMessage = (
    Welcome
    | News
    | Changed
    | Clocks
    | Accepted
    | Refused
    | Previewed
    | Reasons
    | Looked
    | Advised
    | Asked
    | Said
    | Presence
)
