"""No secret reaches a seat that may not know it: trials/leaks/run.py in short, and tests that it finds leaks.

The attacker is a player who reads every byte that the server sends and asks everything that may be asked.
"""

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from shoal.core.catalogue import load, names
from shoal.core.game import ALL, NOBODY
from shoal.core.record import Record
from shoal.server.play.tables import game_record
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.table_row import TableRow
from shoal.server.play.websocket import message_handlers
from shoal.table.client_messages import Summary
from shoal.table.scenes import looked
from shoal.table.server_messages import Looked, Welcome
from support.leaky_servers import Hole, LeakyGame
from trials.leaks.run import Counts, Leak, expect_equal, play_twins
from trials.leaks.twin_servers import TwinTables, prepare_twins
from trials.leaks.what_readers_learn import OPTIONS, ORACLES

SEATS: Final = 3
SEED: Final = 3
"""With this seed captains are hired and cards are discarded early."""
NEVER: Final = 1000
KINDS: Final = 6
RIVALS: Final = slice(KINDS, None)
"""The places of all seats except seat 0 in the flat lists of Fleet."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> dict[str, TwinTables]:
    return {game: prepare_twins(game, SEATS, SEED, tmp_path_factory.mktemp(game)) for game in OPTIONS}


@pytest.mark.parametrize(("game", "steps"), [("fleet", 45), ("fresh_fish", 30)])
def test_twins_that_differ_only_in_secrets_send_the_same_bytes(
    game: str, steps: int, prepared: dict[str, TwinTables], tmp_path: Path
) -> None:
    counts = play_twins(prepared[game].copied(tmp_path), SEED, steps, asking=15)
    assert counts.forks >= 8
    assert counts.frames > 100
    assert counts.answers > 20
    assert counts.reasons > 0


@pytest.mark.parametrize(("game", "steps"), [("fleet", 45), ("fresh_fish", 30)])
def test_a_person_who_shares_a_device_is_sent_nothing_of_the_others(game: str, steps: int, tmp_path: Path) -> None:
    counts = play_twins(prepare_twins(game, SEATS, SEED, tmp_path, shared=True), SEED, steps, asking=15)
    assert counts.forks >= 8
    assert counts.frames > 100
    assert counts.answers > 20


def test_a_device_that_is_sent_the_view_of_the_next_person_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    welcome = message_handlers.welcome

    def confuse(live: LiveTable, seat: int, since: int) -> Welcome:
        return welcome(live, 1 if seat == 0 and any(live.playing().moves()) else seat, since)

    monkeypatch.setattr(message_handlers, "welcome", confuse)
    with pytest.raises(Leak):
        play_twins(prepare_twins("fleet", SEATS, SEED, tmp_path, shared=True), SEED, most=60, asking=5)


def best(hands: list[int], seat: int) -> int:
    return max((kind for kind in range(KINDS) if hands[KINDS * seat + kind]), default=-1)


HOLES: Final[dict[str, tuple[str, Hole | None]]] = {
    "best cards of the hands": ("fleet", lambda truth: [best(truth.hands, seat) for seat in range(1, SEATS)]),
    "discards": ("fleet", lambda truth: truth.thrown[RIVALS]),
    "captains": ("fleet", lambda truth: truth.captains[RIVALS]),
    "the Tunas left in the deck": ("fleet", lambda truth: truth.deck[0]),
    "open veils of cards": ("fleet", None),
    "a sealed bid, hashed": ("fresh_fish", lambda truth: sha256(str(truth.bids).encode()).hexdigest()),
    "who bids nothing": ("fresh_fish", lambda truth: [bid == 0 for bid in truth.bids]),
    "open veils of bids": ("fresh_fish", None),
}


@pytest.mark.parametrize("name", HOLES)
def test_a_leak_in_a_view_is_found(
    name: str, prepared: dict[str, TwinTables], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, hole = HOLES[name]
    room = f"shoal.games.{game}"
    monkeypatch.setattr(LeakyGame, "__module__", f"{room}.game")  # whose texts it has
    monkeypatch.setattr(import_module(room), "GAME", LeakyGame(load(game), hole))
    with pytest.raises(Leak):
        play_twins(prepared[game].copied(tmp_path), SEED, most=60, asking=NEVER)


def test_an_earlier_position_with_nothing_hidden_is_found(
    prepared: dict[str, TwinTables], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reveal(record: Record, key: str, reader: int, entry: int) -> Looked:
        return looked(record, key, ALL, entry)

    monkeypatch.setattr(message_handlers, "looked", reveal)
    with pytest.raises(Leak):
        play_twins(prepared["fleet"].copied(tmp_path), SEED, most=60, asking=5)


def test_an_unredacted_record_is_found(
    prepared: dict[str, TwinTables], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def keep(record: Record, reader: int) -> Record:
        return record

    monkeypatch.setattr(game_record, "redact", keep)
    with pytest.raises(Leak, match="pay"):
        play_twins(prepared["fleet"].copied(tmp_path), SEED, most=60)


def test_the_top_of_the_deck_in_a_summary_is_found(
    prepared: dict[str, TwinTables], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    summary = TableRow.summary

    def peek(facts: TableRow) -> Summary:
        top: Any = facts.chance(facts.entries).draw([(place, 1) for place in range(7)])
        return {**summary(facts), "rematch": f"tile {top}"}

    monkeypatch.setattr(TableRow, "summary", peek)
    with pytest.raises(Leak, match="tile"):
        play_twins(prepared["fresh_fish"].copied(tmp_path), SEED, most=10)


def test_a_difference_between_answers_is_found() -> None:
    with pytest.raises(Leak, match="bid 3"):
        expect_equal([b"bid 3", b"bid 4"], Counts())


def test_every_game_that_hides_something_has_an_oracle() -> None:
    assert {name for name in names() if not load(name).meta.open} == set(ORACLES) == set(OPTIONS)


class Truth:
    """A position with only the parts that an oracle uses."""

    seat = 1
    bids = (-1, 4, -1)

    def __init__(self, *turn: int) -> None:
        self._turn = turn

    def turn(self) -> tuple[int, ...]:
        return self._turn


@pytest.mark.parametrize(
    ("game", "act", "others"),
    [
        ("fleet", "draw tuna", "a card is drawn"),
        ("fleet", "pay cod", "pay a card face down"),
        ("fleet", "pay crate", "pay crate"),
        ("fleet", "settle 1 over", "settle 1 over"),
        ("fleet", "captain cod", "captain a card face down"),
        ("fleet", "discard cod", "discard a card face down"),
        ("fleet", "launch cod", "launch cod"),
        ("fresh_fish", "bid 3", "bid sealed"),
        ("fresh_fish", "tile apartments", "tile apartments"),
    ],
)
def test_oracles_hide_what_the_rules_hide(game: str, act: str, others: str) -> None:
    seat = -1 if act.split(maxsplit=1)[0] in {"draw", "tile"} else 1
    told = [ORACLES[game](Truth(1, 2), seat, act, reader) for reader in (0, NOBODY, 1)]
    assert told == [others, others, act]


def test_the_last_bid_reveals_all_bids() -> None:
    assert ORACLES["fresh_fish"](Truth(1), 1, "bid 3", 0) == "bid 3, after (-1, 4, -1)"
