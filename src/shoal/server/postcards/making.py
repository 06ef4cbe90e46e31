"""What the card of a table shows: an invitation, a running game two turns late, or how it ended."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import Act, Record
from shoal.core.replay import replay
from shoal.server.postcards.boards import artist_of
from shoal.server.postcards.card import Card, Graph, Line
from shoal.server.postcards.svg import Drawing
from shoal.server.postcards.turning import turning_of
from shoal.server.tables.facts import FORMER, OVER, WAITING, Chair, Facts
from shoal.server.tables.live import begin_again
from shoal.table.match import Match
from shoal.table.messages import Judged
from shoal.table.story import match_after
from shoal.texts import Speaker, Texts, texts_of

LATE: Final = 2
"""How many turns the picture of a running game lies behind it."""
LAST_LETTER: Final = "\u00ff"
"""Our fonts have the letters up to this one."""


def said(name: str, /, **values: object) -> str:
    """Return a text in English: nobody says which language the reader speaks."""
    return _texts().text(name, values)


def _texts() -> Texts:
    return texts_of("shoal.server.postcards", "en")


def title_of(facts: Facts) -> str:
    """Return the headline of a table with its game."""
    game = facts.rules().meta.title
    if facts.status == WAITING:
        return said("invitation", name=_host(facts), game=game)
    return f"{game}: {_headline(facts)}"


def describe(facts: Facts) -> str:
    """Return a sentence about a table, which is also what those hear who do not see the picture."""
    if facts.status == WAITING:
        free = sum(chair.kind == "open" for chair in facts.chairs)
        return said("free", seats=facts.seats, free=free)
    return said("players", names=_texts().listed([line.name for line in _lines(facts)]))


def card_of(facts: Facts, record: Record | None, turn: int | None, judged: Sequence[Judged] = ()) -> Card:
    """Return the card of a table. `turn` counts the acts of a finished game; None is its end.

    If all acts were judged, the card of the end shows the turning point.
    """
    lines = tuple(_lines(facts))
    game = facts.rules().meta.title
    if facts.status == WAITING or record is None:
        empty = begin_again(facts)
        return Card(said("invites", name=_host(facts)), game, lines, describe(facts), board_of(empty))
    acts = replay(record).acts
    shown = acts[:turn] if facts.status == OVER else before_last_turns(acts)
    board = board_of(match_after(record, shown))
    if facts.status != OVER:
        return Card(game, _headline(facts), lines, said("late"), board)
    card = Card(game, _headline(facts), lines, said("turns", turns=len(acts)), board)
    if turn is None or turn >= len(acts):
        return replace(card, graph=_graph(facts, judged, len(acts)))
    plain = tuple(replace(line, number="") for line in lines)
    headline = said("turn", turn=turn)
    return replace(card, headline=headline, lines=plain)


def _graph(facts: Facts, judged: Sequence[Judged], acts: int) -> Graph | None:
    found = turning_of(judged, acts, (facts.result or {}).get("shares", []))
    if found is None:
        return None
    change = said("change", before=round(found.before * 100), after=round(found.after * 100))
    return Graph(found.shares, found.turn, said("turning", turn=found.turn), change)


def before_last_turns(acts: Sequence[Act]) -> Sequence[Act]:
    """Return the acts before the last two of any seat."""
    places = [place for place, act in enumerate(acts) if act.seat != CHANCE]
    return acts[: places[-LATE]] if len(places) >= LATE else []


def board_of(match: Match) -> Drawing | None:
    """Return the board as a spectator sees it."""
    artist = artist_of(match.game.name)
    view = match.state.view(NOBODY)
    return None if artist is None else artist.draw(view, match.game.insight(view))


def _headline(facts: Facts) -> str:
    if facts.status != OVER:
        return said("running")
    shares = (facts.result or {}).get("shares", [])
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    return said("wins", name=_name(facts, winners[0])) if len(winners) == 1 else said("shared")


def _lines(facts: Facts) -> list[Line]:
    scores = (facts.result or {}).get("scores", [None] * facts.seats)
    return [_line(facts, chair, score) for chair, score in zip(facts.chairs, scores, strict=False)]


def _line(facts: Facts, chair: Chair, score: int | None) -> Line:
    number = "" if score is None else str(score)
    name = _name(facts, chair.seat)
    if chair.kind == "open":
        return Line(None, name, number)
    artist = artist_of(facts.game)
    sign = artist.signs[chair.seat] if artist is not None and artist.signs else ""
    return Line(chair.seat, name, number, sign)


def _host(facts: Facts) -> str:
    """Return the name of the host, if they have a chair."""
    seats = [chair.seat for chair in facts.chairs if chair.player == facts.host]
    return _name(facts, seats[0]) if seats else said("somebody")


def _name(facts: Facts, seat: int) -> str:
    """Return the name on a chair; what the game calls the seat if our fonts have not all its letters."""
    chair = facts.chairs[seat]
    if chair.kind == "open":
        return said("free-seat")
    if chair.name == FORMER:
        return said("former")
    if chair.name and max(chair.name) <= LAST_LETTER:
        return chair.name
    return Speaker(facts.rules()).seat(seat)
