"""The words that a table and its readers exchange: plain data, the same from a server and from an engine in the page.

Every message is a JSON object with a `type`. A client says `hello` and gets `welcome`; from then on `news` in order.
Whoever finds that `news.position.entry` skips an entry says `hello` again with the number of entries that it knows.
`key` is chosen by the client; an answer carries the key of what it answers, and a command that is sent twice with the
same key is carried out once.
"""

from typing import Literal, NotRequired, TypedDict

from shoal.core.options import Value

Plain = dict[str, object]
"""A view or an insight: plain data whose shape is the game's own."""


class Chair(TypedDict):
    """Who sits at a seat. An open chair waits for somebody; a bot has a level."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    rating: int | None


class Clock(TypedDict):
    """How time is measured: not at all, main time plus increment in seconds, or days for each decision.

    `vacation` is the number of days that each seat may take in the whole game, where a decision has days.
    """

    kind: Literal["none", "live", "days"]
    main: int
    increment: int
    days: int
    vacation: NotRequired[int]


class ClockFace(TypedDict):
    """A seat's time left in milliseconds when the message was sent, whether it runs, and its days of vacation left."""

    left: int
    running: bool
    vacation: NotRequired[int]


class Commitment(TypedDict):
    """What is published of a table's chance; the secret when the table is over."""

    hash: str
    words: list[str]
    secret: str | None


class Summary(TypedDict):
    """What everybody who knows of a table may know about it, apart from the position.

    `rated` says whether the game changes ratings; it no longer does once somebody has left too early. `host` is the
    seat of the host, who may close the table and turn people away before the game begins. `closed` says in words why
    a table is over whose game never began.
    """

    id: str
    game: str
    seats: int
    options: dict[str, Value]
    chairs: list[Chair]
    clock: Clock
    door: Literal["public", "link"]
    rated: bool
    talk: bool
    status: Literal["waiting", "running", "over"]
    turn: list[int]
    entries: int
    created: str
    commitment: Commitment
    rematch: str | None
    host: NotRequired[int | None]
    closed: NotRequired[str | None]


Kind = Literal["act", "resign", "timeout", "takeover", "undo"]


class Happening(TypedDict):
    """One entry of the record as the reader may see it; the text of an undo is its number of acts.

    Its lines say {0} for the name of seat 0: the page puts the players' names there.
    """

    entry: int
    kind: Kind
    seat: int
    text: str
    veiled: bool
    lines: list[str]


class Result(TypedDict):
    """How a game ended: in words (as in a happening), with points and shares of the win.

    `quitter` is the seat that gave up, if one did.
    """

    ending: str
    line: str
    scores: list[int]
    shares: list[float]
    quitter: int | None


class Position(TypedDict):
    """What one reader sees now.

    `decision` names the decision that the reader owes, if he owes one; commands carry it. `undo` is the number of
    acts to which he may go back on his own, without asking.
    """

    entry: int
    view: Plain
    insight: Plain
    legal: list[str]
    turn: list[int]
    decision: int | None
    scores: list[int]
    undo: int | None
    result: Result | None
    clocks: list[ClockFace] | None


class Refusal(TypedDict):
    """Why something was refused.

    `code` is stable: illegal, unknown, stale, over, seat, busy, limit, malformed, unavailable, fault.
    `rule` is the id of the game's rule, or empty; `sentence` says it in words.
    """

    code: str
    rule: str
    sentence: str


class Hello(TypedDict):
    """Begin to read the table; `since` is the number of entries already known, 0 for none."""

    type: Literal["hello"]
    since: int


class Act(TypedDict):
    """Take one or several steps, all or none, in answer to a decision."""

    type: Literal["act"]
    key: str
    decision: int
    steps: list[str]


class Preview(TypedDict):
    """Ask what would be seen after some steps that are not sent."""

    type: Literal["preview"]
    key: str
    decision: int
    steps: list[str]


class Why(TypedDict):
    """Ask why actions are refused, after some steps that are not sent."""

    type: Literal["why"]
    key: str
    decision: int
    steps: list[str]
    actions: list[str]


class Resign(TypedDict):
    """Give up."""

    type: Literal["resign"]
    key: str


class Undo(TypedDict):
    """Go back to the position after `to` acts: at once where `position.undo` allows it, else by consent of all."""

    type: Literal["undo"]
    key: str
    to: int


class AnswerUndo(TypedDict):
    """Agree to the undo that was asked for, or not."""

    type: Literal["answer_undo"]
    key: str
    agree: bool


class Hint(TypedDict):
    """Ask the strongest bot for its best actions; only at casual tables where nobody else is a person."""

    type: Literal["hint"]
    key: str
    decision: int


class Vacation(TypedDict):
    """Take days of vacation until `left` of them remain: the decision that one owes, or the next, has more time."""

    type: Literal["vacation"]
    key: str
    left: int


class Talk(TypedDict):
    """Say something to the table."""

    type: Literal["talk"]
    key: str
    text: str


ClientMessage = Hello | Act | Preview | Why | Resign | Undo | AnswerUndo | Hint | Vacation | Talk


class Welcome(TypedDict):
    """The answer to hello: the table, the latest happenings after `since`, and the position.

    `earlier` is the number of entries before the first happening told here; the record tells those.
    """

    type: Literal["welcome"]
    table: Summary
    you: int | None
    earlier: int
    happenings: list[Happening]
    position: Position | None
    talk: list["Said"]
    asked: "Asked | None"


class News(TypedDict):
    """Entries as they are made, and the position after them."""

    type: Literal["news"]
    happenings: list[Happening]
    position: Position


class Changed(TypedDict):
    """The table itself changed: somebody joined or left, it started, a rematch was offered."""

    type: Literal["changed"]
    table: Summary


class Clocks(TypedDict):
    """Somebody has taken vacation: all clocks as they stand now."""

    type: Literal["clocks"]
    clocks: list[ClockFace]


class Accepted(TypedDict):
    """The command of that key is done and will never be lost."""

    type: Literal["accepted"]
    key: str


class Refused(TypedDict):
    """The command or question of that key was refused, and nothing was done; after `unavailable` it may have been.

    A command that is sent again with the same key is carried out once in any case.
    """

    type: Literal["refused"]
    key: str
    refusal: Refusal


class Previewed(TypedDict):
    """What would be seen after the steps, and what could be done next."""

    type: Literal["previewed"]
    key: str
    view: Plain
    insight: Plain
    legal: list[str]


class Reasons(TypedDict):
    """Why each action is refused; those that are legal are left out."""

    type: Literal["reasons"]
    key: str
    reasons: dict[str, Refusal]


class Advised(TypedDict):
    """The best actions by the strongest bot, with the share of the win that it expects."""

    type: Literal["advised"]
    key: str
    best: list["Advice"]


class Advice(TypedDict):
    """One action and the share of the win that it promises."""

    action: str
    share: float


class Asked(TypedDict):
    """A seat asks to go back to the position after `to` acts; `waiting` are the seats that have not agreed yet."""

    type: Literal["asked"]
    seat: int
    to: int
    waiting: list[int]
    settled: NotRequired[bool]


class Said(TypedDict):
    """Somebody said something."""

    type: Literal["said"]
    name: str
    seat: int | None
    text: str
    at: str


ServerMessage = Welcome | News | Changed | Clocks | Accepted | Refused | Previewed | Reasons | Advised | Asked | Said


class Scene(TypedDict):
    """A finished game after some of its acts, as one reader knew it: what had just happened, and the position."""

    acts: int
    happening: Happening | None
    position: Position


class Judged(TypedDict):
    """What the strongest bot says of the position before an act: shares of the win, and the mover's best actions."""

    acts: int
    seat: int
    played: str
    shares: list[float]
    best: list[Advice]


class Drawn(TypedDict):
    """One outcome of chance after so many acts: the committed number from 0 to 1, and between which it fell on it."""

    acts: int
    action: str
    number: float
    low: float
    high: float


class Checked(TypedDict):
    """Whether all chance of a finished game is as it was committed to: how often it was asked, and what differs."""

    draws: int
    problem: str | None
    drawn: list[Drawn]
