"""What one reader is told of a match, made only from what that reader may know: views, veils and narration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from shoal.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    ChanceMismatch,
    GameOver,
    IllegalAction,
    OtherEdition,
    OtherRules,
    ShoalError,
    UnknownAction,
    UnknownGame,
)
from shoal.core.game import NOBODY, Shown, View, show
from shoal.core.record import EventEntry
from shoal.core.rng import Rng
from shoal.core.telling import Telling, Told, telling, told
from shoal.table.client_messages import Happening, Kind, Plain, Position, Refusal, Result
from shoal.table.errors import Denied
from shoal.table.match import OWES_NOTHING, Match, RememberedEntry
from shoal.table.server_messages import News, Previewed, Reasons

PLAIN_ERRORS: Final[Mapping[type[ShoalError], Telling]] = {
    UnknownAction: telling("core.unknown-action"),
    UnknownGame: telling("core.unknown-game"),
    BadSeats: telling("core.bad-seats"),
    OtherRules: telling("core.other-rules"),
    OtherEdition: telling("core.other-edition"),
}
"""What is said of errors that need no details."""


@dataclass
class Common:
    """What was computed for one reader and can be reused for others who see the same.

    `before` is each reader's view before the entries that are told, `last` their view after them. In a game that hides
    nothing, all readers share the spectator's views.
    """

    before: Mapping[int, View] = field(default_factory=dict)
    last: dict[int, View] = field(default_factory=dict)
    told: dict[int, list[Happening]] = field(default_factory=dict)
    insights: list[tuple[View, Plain]] = field(default_factory=list)
    tellings: list[tuple[View, Shown, View, list[Told]]] = field(default_factory=list)


def position(match: Match, reader: int, view: View | None = None, common: Common | None = None) -> Position:
    """Return what the reader sees now: a seat, or NOBODY for a spectator."""
    state = match.state
    seen = state.view(reader) if view is None else view
    owes = reader >= 0 and match.due[reader] != OWES_NOTHING
    shown: Position = {
        "entry": match.entries,
        "view": dict(seen),
        "insight": _insight(match, seen, common or Common()),
        "legal": [match.game.actions.format(action) for action in state.legal(reader)] if owes else [],
        "turn": list(match.turn()),
        "decision": match.due[reader] if owes else None,
        "scores": state.scores(),
        "undo": match.undo_rule.target(reader),
        "asks": match.undo_rule.limit(reader) is None,
        "result": result(match),
        "clocks": None,
    }
    if len(shown["legal"]) == 1 and not match.undone() and match.forced() is None:
        step = match.game.forced(seen)
        shown["forced"] = told(telling("core.only-step", seat=reader) if step is None else step.why)
    return shown


def _insight(match: Match, view: View, common: Common) -> Plain:
    for seen, earlier in common.insights:
        if seen == view:
            return earlier
    insight = dict(match.game.insight(view))
    common.insights.append((view, insight))
    return insight


def result(match: Match) -> Result | None:
    """Return how the game ended, or None if it has not."""
    walk = match.walk
    if not walk.over():
        return None
    ending = walk.state.ending() if walk.quitter is None else "quit"
    return {"ending": ending, "scores": walk.state.scores(), "shares": walk.shares(), "quitter": walk.quitter}


def happenings(match: Match, reader: int, since: int) -> list[Happening]:
    """Return the remembered entries from number `since` on."""
    common = Common()
    return [_tell(match, remembered, reader, common) for remembered in match.remembered if remembered.number >= since]


def news(match: Match, reader: int, since: int, common: Common | None = None) -> News:
    """Return the entries from number `since` on, as far as the match remembers them, and the position after them.

    All readers who share one `common` are told from the same number on.
    """
    shared = Common() if common is None else common
    eyes = eyes_of(match, reader)
    if eyes not in shared.told:
        fresh = [remembered for remembered in match.remembered if remembered.number >= since]
        shared.told[eyes] = [_tell(match, remembered, eyes, shared) for remembered in fresh]
    seen = shared.last.get(eyes)
    return {"type": "news", "happenings": shared.told[eyes], "position": position(match, reader, seen, shared)}


def hides(match: Match, seats: Sequence[int]) -> bool:
    """Return whether these seats know different things, so that one must not see the page of another."""
    views = [match.state.view(seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def eyes_of(match: Match, reader: int) -> int:
    return NOBODY if match.game.meta.open else reader


def _tell(match: Match, remembered: RememberedEntry, reader: int, common: Common) -> Happening:
    """Return one entry. Entries are told in order, so the reader's last view is the view before this entry."""
    before = common.last.get(reader) or common.before.get(reader)
    after = common.last[reader] = remembered.after.view(reader)
    entry = remembered.entry
    if isinstance(entry, EventEntry):
        return _tell_event(remembered.number, entry)
    shown = show(remembered.before, entry.seat, match.game.actions.parse(entry.text), reader)
    happening: Happening = {
        "entry": remembered.number,
        "kind": "act",
        "seat": shown.seat,
        "text": shown.text,
        "veiled": shown.veiled,
        "tellings": _tellings(
            match, remembered.before.view(reader) if before is None else before, shown, after, common
        ),
    }
    step = match.game.forced(remembered.before.view(NOBODY)) if entry.auto else None
    if step is not None:
        happening["auto"] = told(step.why)
    return happening


def _tellings(match: Match, before: View, shown: Shown, after: View, common: Common) -> list[Told]:
    for *seen, earlier in common.tellings:
        if seen == [before, shown, after]:
            return earlier
    tellings = [told(sentence) for sentence in match.game.tell(before, shown, after)]
    common.tellings.append((before, shown, after, tellings))
    return tellings


def _tell_event(number: int, event: EventEntry) -> Happening:
    kind = cast("Kind", event.kind)
    text = str(event.to) if event.kind == "undo" else ""
    said = told(telling_of_event(event))
    return {"entry": number, "kind": kind, "seat": event.seat, "text": text, "veiled": False, "tellings": [said]}


def telling_of_event(event: EventEntry) -> Telling:
    if event.kind == "undo":
        return telling("core.undone", seat=event.seat, to=event.to)
    if event.kind == "resign":
        return telling("core.resigned", seat=event.seat)
    if event.kind == "timeout":
        return telling("core.timed-out", seat=event.seat)
    if event.kind == "absent":
        return telling("core.absent", seat=event.seat)
    if event.kind == "return":
        return telling("core.returned", seat=event.seat)
    return telling("core.taken-over", seat=event.seat)


def previewed(match: Match, key: str, seat: int, decision: int, steps: Sequence[str]) -> Previewed:
    """Return what the seat would see after some steps, computed from its own view only."""
    match.expect(seat, decision)
    ahead = match.state.preview(seat, [match.game.actions.parse(step) for step in steps])
    view: Plain = dict(ahead.view)
    legal = [match.game.actions.format(action) for action in ahead.legal]
    return {"type": "previewed", "key": key, "view": view, "insight": dict(match.game.insight(view)), "legal": legal}


def reasons(match: Match, key: str, seat: int, decision: int, steps: Sequence[str], actions: Sequence[str]) -> Reasons:
    """Return why each action would be refused after some steps, computed from the seat's own view only."""
    match.expect(seat, decision)
    game = match.game
    ahead = match.state.preview(seat, [game.actions.parse(step) for step in steps])
    imagined = game.imagine(ahead.view, Rng(0))
    refusals: dict[str, Refusal] = {}
    for text in actions:
        refusal = imagined.refusal(seat, game.actions.parse(text))
        if refusal is not None:
            refusals[text] = plain_refusal("illegal", refusal.telling, refusal.rule)
    return {"type": "reasons", "key": key, "reasons": refusals}


def refusal_of(error: ShoalError) -> Refusal:
    """Return an error as clients are told it: a stable code, the rule if there is one, and what to say."""
    if isinstance(error, IllegalAction):
        code = "over" if isinstance(error, GameOver) else "illegal"
        return plain_refusal(code, error.refusal.telling, error.refusal.rule)
    if isinstance(error, Denied):
        return plain_refusal(error.code, error.telling)
    code = "unknown" if isinstance(error, UnknownAction | UnknownGame) else "malformed"
    return plain_refusal(code, telling_of_error(error), error.rule if isinstance(error, BadOption) else "")


def plain_refusal(code: str, said: Telling, rule: str = "") -> Refusal:
    return {"code": code, "rule": rule, "telling": told(said)}


def telling_of_error(error: ShoalError) -> Telling:
    """Return what is said of an error of the engine. Its details are for programmers and stay in English."""
    if type(error) in PLAIN_ERRORS:
        return PLAIN_ERRORS[type(error)]
    if isinstance(error, BadOption):
        return error.said or telling("core.bad-option", text=str(error))
    if isinstance(error, ChanceMismatch):
        return telling("core.dice-unconfirmed", text=str(error))
    if isinstance(error, BadRecord):
        return telling("core.bad-record", text=str(error))
    return telling("core.error", text=str(error))
