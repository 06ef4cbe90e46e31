"""The messages between a table and its readers: plain data, the same from a server and from an engine in the page.

Every message is a JSON object with a `type`. A client sends `hello` and gets `welcome`, then `news` in order. If
`news.position.entry` skips an entry, the client sends `hello` again with the number of entries that it knows. The
client chooses `key`. An answer has the key of the message that it answers. A command that is sent twice with the same
key is carried out once.
"""

from typing import Literal, NotRequired, TypedDict

from shoal.core.options import Value
from shoal.core.telling import Told

Plain = dict[str, object]
"""A view or an insight: plain data, different for each game."""
ChairKind = Literal["open", "person", "bot"]
ClockKind = Literal["none", "live", "days"]
Door = Literal["public", "link"]
Status = Literal["waiting", "running", "over"]


class Chair(TypedDict):
    """Who sits at a seat. An open chair waits for somebody; a bot has a level.

    The name of a bot is its level, or that of the person in whose place it plays on. The name is empty if nobody knows
    it: the game was played elsewhere. With `program` the player of this chair is a bot account: a program elsewhere
    decides for it.
    """

    kind: ChairKind
    name: str
    level: str | None
    rating: int | None
    program: NotRequired[bool]


class Clock(TypedDict):
    """How time is measured: not at all, by main time and increment in seconds, or by days for each decision.

    `vacation` is the number of days off that each seat may take in a game with days.
    """

    kind: ClockKind
    main: int
    increment: int
    days: int
    vacation: NotRequired[int]


class Absence(TypedDict):
    """What a table says from the start about somebody who is away while they owe a decision.

    After `after` seconds the others may go on without them, with a bot of this level in the seat.
    """

    after: int
    level: str


class ClockFace(TypedDict):
    """A seat's clock when the message was sent: milliseconds left, whether it runs, days of vacation left."""

    left: int
    running: bool
    vacation: NotRequired[int]


class Commitment(TypedDict):
    """What is published about a table's chance. The secret is None until the table is over.

    `seals` is there if a player has sealed a word: the hashes by seat, empty where a seat has none; then `words` are by
    seat too. Until `reveal_by` the sealed words are to be revealed; then the game begins, without those that were not.
    """

    hash: str
    words: list[str]
    secret: str | None
    seals: NotRequired[list[str]]
    reveal_by: NotRequired[str | None]


class Summary(TypedDict):
    """What everybody may know about a table, apart from the position.

    `rated` says whether the game changes ratings. If it was meant to and does not, or changes only that of who has left
    it, `casual` says why. `host` is the seat of the host, who may close the table and turn people away before the game
    begins. If the table was closed before its game began, `closed` says why. With `practice` the only person may undo
    everything, and the game is never counted. With `shared` all persons sit at one device, that of the host; that game
    is never counted either. `absence` is None at tables where nobody may go on without somebody else. `tournament` is
    the id of the one to which the game belongs.
    """

    id: str
    game: str
    seats: int
    options: dict[str, Value]
    chairs: list[Chair]
    clock: Clock
    door: Door
    rated: bool
    talk: bool
    status: Status
    turn: list[int]
    entries: int
    created: str
    commitment: Commitment
    rematch: str | None
    host: NotRequired[int | None]
    closed: NotRequired[Told | None]
    casual: NotRequired[Told]
    practice: NotRequired[bool]
    shared: NotRequired[bool]
    absence: NotRequired[Absence | None]
    tournament: NotRequired[str | None]


Kind = Literal["act", "resign", "timeout", "absent", "takeover", "return", "undo"]


class Happening(TypedDict):
    """One entry of the record as the reader may see it; the text of an undo is its number of acts.

    `auto` is there if the table took the step for the seat, because everybody could see that no other was legal. It
    says why.
    """

    entry: int
    kind: Kind
    seat: int
    text: str
    veiled: bool
    tellings: list[Told]
    auto: NotRequired[Told]


class Result(TypedDict):
    """How a game ended, with points and shares of the win.

    `quitter` is the seat that gave up, if one did.
    """

    ending: str
    scores: list[int]
    shares: list[float]
    quitter: int | None


class Position(TypedDict):
    """What one reader sees now.

    `decision` is the number of the decision that the reader owes, if they owe one; commands repeat it. `undo` is the
    number of acts to which an undo leads back, None if nothing may be undone. With `asks` other persons, if there are
    any, must agree to it. `forced` is there if only the reader can know that the one step in `legal` is the only one:
    it says why. Their client may take it for them, after the time that a real decision takes.
    """

    entry: int
    view: Plain
    insight: Plain
    legal: list[str]
    turn: list[int]
    decision: int | None
    forced: NotRequired[Told]
    scores: list[int]
    undo: int | None
    asks: NotRequired[bool]
    result: Result | None
    clocks: list[ClockFace] | None


class Refusal(TypedDict):
    """Why something was refused.

    `code` is stable: illegal, unknown, stale, over, seat, busy, limit, malformed, unavailable, fault.
    `rule` is the id of the game's rule, or empty; `telling` says it.
    """

    code: str
    rule: str
    telling: Told


class Hello(TypedDict):
    """Start to read the table. `since` is the number of entries that the client knows already.

    Where people share one device, `seat` is the person who has it now. Without it, or for a seat of somebody else, the
    reader is a spectator. A later hello passes the device on. With `presence` the reader is told who is here.
    """

    type: Literal["hello"]
    since: int
    seat: NotRequired[int]
    presence: NotRequired[bool]


class Act(TypedDict):
    """Take one or several steps, all or none, in answer to a decision."""

    type: Literal["act"]
    key: str
    decision: int
    steps: list[str]


class Preview(TypedDict):
    """Ask for the view after some steps, without taking them."""

    type: Literal["preview"]
    key: str
    decision: int
    steps: list[str]


class Why(TypedDict):
    """Ask why actions would be refused after some steps, without taking them."""

    type: Literal["why"]
    key: str
    decision: int
    steps: list[str]
    actions: list[str]


class Look(TypedDict):
    """Ask for the position after the first `entry` entries, as this reader could see it then."""

    type: Literal["look"]
    key: str
    entry: int


class Resign(TypedDict):
    """Resign."""

    type: Literal["resign"]
    key: str


class Undo(TypedDict):
    """Go back to the position after `to` acts: at once, or if all others agree.

    It never leads back before chance was drawn, or before the seat has learned something else.
    """

    type: Literal["undo"]
    key: str
    to: int


class AnswerUndo(TypedDict):
    """Agree to the undo that somebody asked for, or refuse it."""

    type: Literal["answer_undo"]
    key: str
    agree: bool


class Hint(TypedDict):
    """Ask the strongest bot for its best actions. Only at tables that are not rated and have no person elsewhere."""

    type: Literal["hint"]
    key: str
    decision: int


class Vacation(TypedDict):
    """Take days of vacation until `left` of them remain. They are added to the time for this or the next decision."""

    type: Literal["vacation"]
    key: str
    left: int


class Steps(TypedDict):
    """Say whether the table takes forced steps for this seat, from the next step on."""

    type: Literal["steps"]
    key: str
    auto: bool


class Talk(TypedDict):
    """Say something to the table."""

    type: Literal["talk"]
    key: str
    text: str


class Awake(TypedDict):
    """Say that the person is there: they have used their page. Only the time of it is kept."""

    type: Literal["awake"]
    key: str


class Claim(TypedDict):
    """Go on without somebody who is away while they owe a decision: claim the win, or let a bot take over.

    With three and more seats each `bot` is a vote, and nobody can claim the win.
    """

    type: Literal["claim"]
    key: str
    seat: int
    what: Literal["win", "bot"]


class Back(TypedDict):
    """Take one's seat back from the bot that took over."""

    type: Literal["back"]
    key: str


class Nudge(TypedDict):
    """Remind somebody who is away that it is their turn: once a turn, and only after hours."""

    type: Literal["nudge"]
    key: str
    seat: int


ClientMessage = (
    Hello
    | Act
    | Preview
    | Why
    | Look
    | Resign
    | Undo
    | AnswerUndo
    | Hint
    | Vacation
    | Steps
    | Talk
    | Awake
    | Claim
    | Back
    | Nudge
)
