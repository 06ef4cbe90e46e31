"""What the card of a table shows: an invitation, a running game two turns late, or how it ended."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import ActEntry, Record
from shoal.core.replay import replay
from shoal.server.accounts.identity.names import FORMER
from shoal.server.play.link_previews.artists import artist_of
from shoal.server.play.link_previews.card_layout import Card, CardLine, Graph
from shoal.server.play.link_previews.svg import Drawing
from shoal.server.play.link_previews.turning_point import turning_point_of
from shoal.server.play.tables.live_table import begin_again
from shoal.server.play.tables.table_row import OVER, WAITING, ChairRow, TableRow
from shoal.table.http_types import Judged
from shoal.table.match import Match
from shoal.table.scenes import match_after
from shoal.texts import Speaker, Texts, texts_of

LATE: Final = 2
"""How many turns the picture of a running game lies behind it."""
LAST_LETTER: Final = "\u00ff"
"""Our fonts have the letters up to this one."""


def said_in_english(name: str, /, **values: object) -> str:
    """Return a text in English: nobody says which language the reader speaks."""
    return _texts().text(name, values)


def _texts() -> Texts:
    return texts_of("shoal.server.play.link_previews", "en")


def title_of(facts: TableRow) -> str:
    """Return the headline of a table with its game."""
    game = facts.rules().meta.title
    if facts.status == WAITING:
        return said_in_english("invitation", name=_host(facts), game=game)
    return f"{game}: {_headline(facts)}"


def describe_table(facts: TableRow) -> str:
    """Return a sentence about a table, which is also what those hear who do not see the picture."""
    if facts.status == WAITING:
        free = sum(chair.kind == "open" for chair in facts.chairs)
        return said_in_english("free", seats=facts.seats, free=free)
    return said_in_english("players", names=_texts().listed([line.name for line in _lines(facts)]))


def card_of(facts: TableRow, record: Record | None, turn: int | None, judged: Sequence[Judged] = ()) -> Card:
    """Return the card of a table. `turn` counts the acts of a finished game; None is its end.

    If all acts were judged, the card of the end shows the turning point.
    """
    lines = tuple(_lines(facts))
    game = facts.rules().meta.title
    if facts.status == WAITING or record is None:
        empty = begin_again(facts)
        return Card(said_in_english("invites", name=_host(facts)), game, lines, describe_table(facts), board_of(empty))
    acts = replay(record).acts
    shown = acts[:turn] if facts.status == OVER else before_last_turns(acts)
    board = board_of(match_after(record, shown))
    if facts.status != OVER:
        return Card(game, _headline(facts), lines, said_in_english("late"), board)
    card = Card(game, _headline(facts), lines, said_in_english("turns", turns=len(acts)), board)
    if turn is None or turn >= len(acts):
        return replace(card, graph=_graph(facts, judged, len(acts)))
    plain = tuple(replace(line, number="") for line in lines)
    headline = said_in_english("turn", turn=turn)
    return replace(card, headline=headline, lines=plain)


def _graph(facts: TableRow, judged: Sequence[Judged], acts: int) -> Graph | None:
    turning = turning_point_of(judged, acts, (facts.result or {}).get("shares", []))
    if turning is None:
        return None
    change = said_in_english("change", before=round(turning.before * 100), after=round(turning.after * 100))
    return Graph(turning.shares, turning.turn, said_in_english("turning", turn=turning.turn), change)


def before_last_turns(acts: Sequence[ActEntry]) -> Sequence[ActEntry]:
    """Return the acts before the last two of any seat."""
    places = [place for place, act in enumerate(acts) if act.seat != CHANCE]
    return acts[: places[-LATE]] if len(places) >= LATE else []


def board_of(match: Match) -> Drawing | None:
    """Return the board as a spectator sees it."""
    artist = artist_of(match.game.name)
    view = match.state.view(NOBODY)
    return None if artist is None else artist.draw(view, match.game.insight(view))


def _headline(facts: TableRow) -> str:
    if facts.status != OVER:
        return said_in_english("running")
    shares = (facts.result or {}).get("shares", [])
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    return said_in_english("wins", name=_name(facts, winners[0])) if len(winners) == 1 else said_in_english("shared")


def _lines(facts: TableRow) -> list[CardLine]:
    scores = (facts.result or {}).get("scores", [None] * facts.seats)
    return [_line(facts, chair, score) for chair, score in zip(facts.chairs, scores, strict=False)]


def _line(facts: TableRow, chair: ChairRow, score: int | None) -> CardLine:
    number = "" if score is None else str(score)
    name = _name(facts, chair.seat)
    if chair.kind == "open":
        return CardLine(None, name, number)
    artist = artist_of(facts.game)
    sign = artist.signs[chair.seat] if artist is not None and artist.signs else ""
    return CardLine(chair.seat, name, number, sign)


def _host(facts: TableRow) -> str:
    """Return the name of the host, if they have a chair."""
    seats = [chair.seat for chair in facts.chairs if chair.player == facts.host]
    return _name(facts, seats[0]) if seats else said_in_english("somebody")


def _name(facts: TableRow, seat: int) -> str:
    """Return the name on a chair; what the game calls the seat if our fonts have not all its letters."""
    chair = facts.chairs[seat]
    if chair.kind == "open":
        return said_in_english("free-seat")
    if chair.name == FORMER:
        return said_in_english("former")
    if chair.name and max(chair.name) <= LAST_LETTER:
        return chair.name
    return Speaker(facts.rules()).seat(seat)
