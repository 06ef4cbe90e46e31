"""A game scene by scene, as one seat knew it or, when it is over, with nothing hidden; judgements, and other moves."""

from collections.abc import Sequence

from shoal.core.catalogue import load
from shoal.core.chance import SeededChance
from shoal.core.errors import GameOver
from shoal.core.options import Options
from shoal.core.record import ActEntry, Record
from shoal.core.refusal import OVER
from shoal.core.replay import Replay, game_of, replay
from shoal.core.rng import Rng
from shoal.table.errors import Stale
from shoal.table.http_types import Scene
from shoal.table.match import Match, begin
from shoal.table.reader_view import happenings, position
from shoal.table.server_messages import Looked


def scenes(record: Record, reader: int, first: int, count: int) -> list[Scene]:
    """Return `count` scenes, beginning after `first` acts. Acts that were undone are left out."""
    acts = replay(record).acts
    match = match_after(record, acts[:first])
    told = [scene(match, reader)]
    for act in acts[first : first + count - 1]:
        match.feed(act)
        told.append(scene(match, reader))
    return told


def looked(record: Record, key: str, reader: int, entry: int) -> Looked:
    """Return the position after the first `entry` entries, undone ones too, as the reader could see it then."""
    if not 0 <= entry <= len(record.entries):
        raise Stale("core.changed")
    walk = Replay(game_of(record).start(record.seats, record.options))
    for earlier in record.entries[: max(0, entry - 1)]:
        walk.feed(earlier)
    match = Match(walk, max(0, entry - 1))
    for latest in record.entries[match.entries : entry]:
        match.feed(latest)
    told = happenings(match, reader, 0)
    then = position(match, reader)
    then["legal"], then["decision"], then["undo"] = [], None, None
    return {"type": "looked", "key": key, "happening": told[0] if told else None, "position": then}


def explore(record: Record, first: int, steps: Sequence[str], reader: int) -> Scene:
    """Return the scene that other steps would lead to from the position after `first` acts. Chance is drawn anew."""
    match = match_after(record, replay(record).acts[:first])
    go_on(match, steps)
    return scene(match, reader)


def study(game: str, seats: int, options: Options, acts: Sequence[ActEntry], steps: Sequence[str]) -> Match:
    """Return a match that nobody plays, after some acts and then some steps. The same acts draw the same chance."""
    match = begin(load(game), seats, options)
    for act in acts:
        match.feed(act)
    go_on(match, steps)
    return match


def go_on(match: Match, steps: Sequence[str]) -> None:
    """Let the seat that owes a decision take each step."""
    chance = SeededChance(Rng(match.acts))
    match.settle(chance)
    for step in steps:
        if not match.turn():
            raise GameOver(OVER)
        match.feed(ActEntry(match.turn()[0], step))
        match.settle(chance)


def scene(match: Match, reader: int) -> Scene:
    latest = happenings(match, reader, match.entries - 1)
    return {"acts": match.acts, "happening": latest[0] if latest else None, "position": position(match, reader)}


def match_after(record: Record, acts: Sequence[ActEntry]) -> Match:
    """Return the match after some acts of a record."""
    match = begin(game_of(record), record.seats, record.options)
    for act in acts:
        match.feed(act)
    return match
