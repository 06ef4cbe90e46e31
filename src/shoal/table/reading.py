"""What one reader is told of a match, made only from what that reader may know: views, veils and narration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from shoal.core.errors import GameOver, IllegalAction, ShoalError, UnknownAction
from shoal.core.game import NOBODY, Shown, View, show
from shoal.core.record import Event
from shoal.core.rng import Rng
from shoal.core.telling import mark
from shoal.table.match import OWES_NOTHING, Match, NoUndo, Remembered, Stale
from shoal.table.messages import Happening, Kind, News, Plain, Position, Previewed, Reasons, Refusal, Result

EVENT_LINES: Final = {
    "resign": "{name} gives up.",
    "timeout": "{name} has run out of time.",
    "takeover": "A bot plays on for {name}.",
    "undo": "{name} goes back to the position after {to}.",
}


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
    lines: list[tuple[View, Shown, View, list[str]]] = field(default_factory=list)


def position(match: Match, reader: int, view: View | None = None, common: Common | None = None) -> Position:
    """Return what the reader sees now: a seat, or NOBODY for a spectator."""
    state = match.state
    seen = state.view(reader) if view is None else view
    owes = reader >= 0 and match.due[reader] != OWES_NOTHING
    return {
        "entry": match.entries,
        "view": dict(seen),
        "insight": _insight(match, seen, common or Common()),
        "legal": [match.game.actions.format(action) for action in state.legal(reader)] if owes else [],
        "turn": list(match.turn()),
        "decision": match.due[reader] if owes else None,
        "scores": state.scores(),
        "undo": match.undo_limit(reader) if reader >= 0 else None,
        "result": result(match),
        "clocks": None,
    }


def _insight(match: Match, view: View, common: Common) -> Plain:
    for seen, known in common.insights:
        if seen == view:
            return known
    found = dict(match.game.insight(view))
    common.insights.append((view, found))
    return found


def result(match: Match) -> Result | None:
    """Return how the game ended, or None if it has not."""
    walk = match.walk
    if not walk.over():
        return None
    meta, quitter = match.game.meta, walk.quitter
    ending = walk.state.ending() if quitter is None else "quit"
    line = meta.endings[ending] if quitter is None else f"{mark(quitter)} has quit."
    return {"ending": ending, "line": line, "scores": walk.state.scores(), "shares": walk.shares(), "quitter": quitter}


def happenings(match: Match, reader: int, since: int) -> list[Happening]:
    """Return the remembered entries from number `since` on."""
    common = Common()
    return [_tell(match, one, reader, common) for one in match.remembered if one.number >= since]


def news(match: Match, reader: int, since: int, common: Common | None = None) -> News:
    """Return the entries from number `since` on, as far as the match remembers them, and the position after them.

    All readers who share one `common` are told from the same number on.
    """
    shared = Common() if common is None else common
    eyes = eyes_of(match, reader)
    if eyes not in shared.told:
        fresh = [one for one in match.remembered if one.number >= since]
        shared.told[eyes] = [_tell(match, one, eyes, shared) for one in fresh]
    seen = shared.last.get(eyes)
    return {"type": "news", "happenings": shared.told[eyes], "position": position(match, reader, seen, shared)}


def eyes_of(match: Match, reader: int) -> int:
    return NOBODY if match.game.meta.open else reader


def _tell(match: Match, one: Remembered, reader: int, common: Common) -> Happening:
    """Return one entry. Entries are told in order, so the reader's last view is the view before this entry."""
    before = common.last.get(reader) or common.before.get(reader)
    after = common.last[reader] = one.after.view(reader)
    entry = one.entry
    if isinstance(entry, Event):
        return _tell_event(one.number, entry)
    shown = show(one.before, entry.seat, match.game.actions.parse(entry.text), reader)
    return {
        "entry": one.number,
        "kind": "act",
        "seat": shown.seat,
        "text": shown.text,
        "veiled": shown.veiled,
        "lines": _lines(match, one.before.view(reader) if before is None else before, shown, after, common),
    }


def _lines(match: Match, before: View, shown: Shown, after: View, common: Common) -> list[str]:
    for *seen, known in common.lines:
        if seen == [before, shown, after]:
            return known
    found = match.game.tell(before, shown, after)
    common.lines.append((before, shown, after, found))
    return found


def _tell_event(number: int, event: Event) -> Happening:
    acts = "1 act" if event.to == 1 else f"{event.to} acts"
    line = EVENT_LINES[event.kind].format(name=mark(event.seat), to=acts)
    kind = cast("Kind", event.kind)
    text = str(event.to) if event.kind == "undo" else ""
    return {"entry": number, "kind": kind, "seat": event.seat, "text": text, "veiled": False, "lines": [line]}


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
    found: dict[str, Refusal] = {}
    for text in actions:
        refusal = imagined.refusal(seat, game.actions.parse(text))
        if refusal is not None:
            found[text] = {"code": "illegal", "rule": refusal.rule, "sentence": refusal.sentence}
    return {"type": "reasons", "key": key, "reasons": found}


def refusal_of(error: ShoalError) -> Refusal:
    """Return an error as a client gets it: a stable code, the rule if there is one, and a sentence."""
    if isinstance(error, IllegalAction):
        code = "over" if isinstance(error, GameOver) else "illegal"
        return {"code": code, "rule": error.refusal.rule, "sentence": error.refusal.sentence}
    codes = {UnknownAction: "unknown", Stale: "stale", NoUndo: "undo"}
    return {"code": codes.get(type(error), "malformed"), "rule": "", "sentence": str(error)}
