# ruff: noqa: RUF001  # look-alikes are what this is about
"""Names: one script each, no twins, none that could be a bot's or ours.

The attacker: one who takes a name that looks like another player's, or like the site's own, to be believed.
"""

import hashlib
import json

import alembic.op
import httpx
import pytest
from confusable_homoglyphs.confusables import confusables_data
from sqlalchemy import insert, select

from server.nodes import Node
from shoal.bots.roster import LEVELS
from shoal.server.database import open_database
from shoal.server.errors import Problem
from shoal.server.migrations.versions import m0007_names
from shoal.server.players import passwords, store
from shoal.server.players.names import LONGEST, LONGEST_FOLDED, SAILORS, TEMPERS, clean, fold, made_up
from shoal.server.players.schema import PLAYERS
from shoal.server.settings import Settings


def test_made_up_names_are_names_and_no_bots() -> None:
    names = {made_up(attempt) for attempt in range(12) for _ in range(20)}
    assert {clean(name) for name in names} == names
    longest = max(map(len, TEMPERS)) + max(map(len, SAILORS)) + len("  99999") - 1
    assert longest <= LONGEST
    assert len(names) > 200
    assert {clean(f"{temper} {sailor}") for temper in TEMPERS[:1] for sailor in SAILORS}
    assert not {word.casefold() for word in (*TEMPERS, *SAILORS)} & set(LEVELS)


@pytest.mark.parametrize(
    "name",
    [
        "x",
        "",
        "a" * 25,
        "-ann",
        "\N{MODIFIER LETTER APOSTROPHE}" * 3,
        "12345",
        "a\nb\x00",
        "a_b",
        "hat\N{PARTY POPPER}",
        "An\N{ZERO WIDTH SPACE}n",
        "An\N{ZERO WIDTH JOINER}n",
        "An\N{SOFT HYPHEN}n",
        "An\N{COMBINING GRAPHEME JOINER}n",
        "An\N{VARIATION SELECTOR-1}n",
        "An\N{HANGUL FILLER}n",
        "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
        "\ud800Ann",
    ],
)
def test_what_is_no_name(name: str) -> None:
    expect_refusal(name, "name")


def expect_refusal(name: str, sentence: str) -> None:
    with pytest.raises(Problem, match=sentence) as refused:
        clean(name)
    assert refused.value.refusal["code"] == "malformed"


@pytest.mark.parametrize(
    "name",
    [
        *("Jo", "O'Brien", "J. R. Hake", "Nemo 20000", "Zoë", "Łukasz", "Đặng Thị", "İpek", "Straße"),
        *("Анна-Мария", "Вера", "Олексій", "Ђорђе", "Νίκος", "Հայկ", "ქეთი"),
        *("हिन्दी", "சுந்தரம்", "สมชาย", "ኃይሌ", "עדי", "محمد", "فاطمه ۲"),
        *("田中さくら", "ケンジ", "スーパー 7", "김철수", "金철수", "王小明", "ㄅㄆㄇ王"),
    ],
)
def test_what_is_one(name: str) -> None:
    assert clean(name) == name
    assert 0 < len(fold(name)) <= LONGEST_FOLDED


@pytest.mark.parametrize("name", ["Аnn", "Annа", "Pаypal", "Niκos", "田中 Ken", "김Kim", "さくら김", "Ann٣", "Анна z"])
def test_a_name_is_written_in_one_alphabet(name: str) -> None:
    expect_refusal(name, "one alphabet")


@pytest.mark.parametrize(
    "twins",
    [
        ("Ann", "ANN", "a.n.n", "Ann", "ΑΝΝ"),
        ("l0ki", "IOKI", "loki", "1oki", "Lok1"),
        ("Ace", "Асе", "АСЕ", "асе"),
        ("Вера", "вера", "Bepa", "BEPA"),
        ("ВОР", "Bop", "вор"),
        ("Νίκος", "νίκος", "ΝΊΚΟΣ"),
        ("Tom", "Torn", "TOM", "Тоm"),
        ("カ", "力"),
        ("Straße", "STRASSE"),
        ("Олексій", "ОЛЕКСІЙ"),
    ],
)
def test_twins_have_one_skeleton(twins: tuple[str, ...]) -> None:
    assert len({fold(name) for name in twins}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("José", "Jose"), ("Анна", "Ann"), ("हिन्दी", "हन्द"), ("王小明", "王大明"), ("vvv", "nnn")],
)
def test_what_can_be_told_apart_is_no_twin(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_the_longest_skeleton_fits_its_column() -> None:
    assert len(fold("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 24)) <= LONGEST_FOLDED
    assert fold("m" * 100) != fold("m" * 99)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "mate for Ann",
            "For",
            "f0r Bo",
            "Official",
            "Official Shoal",
            "The Admin",
            "adm1n",
            "admin 7",
            "Moderator.X",
        ),
        *("Shoal", "SH0AL", "S h o a l", "system", "Bot", "bot12", "Ann-Bot"),
        *("deckhand", "Mate", "mate 2", "Skipper", "SKlPPER", "Adm1ral", "A d m i r a l 99", "admiral"),
    ],
)
def test_reserved_words_are_refused(name: str) -> None:
    expect_refusal(name, "taken for a bot")


@pytest.mark.parametrize("name", ["Fortuna", "Talbot", "Jolly Skipper", "Systema", "Shoalin", "Mateo", "Badminton"])
def test_words_that_only_hold_them_are_not(name: str) -> None:
    assert clean(name) == name


def test_twins_cannot_both_exist(node: Node) -> None:
    def wish(name: str) -> httpx.Response:
        return node.person().post("/api/players/guest", json={"name": name})

    assert wish("Вера").status_code == 200
    assert wish("Bepa").json()["code"] == "taken"
    assert wish("l0ki").status_code == 200
    assert wish("IOKI").json()["code"] == "taken"
    assert node.person().get("/api/players/вера").json()["name"] == "Вера"


@pytest.mark.anyio
async def test_players_of_before_keep_their_names_and_are_found_by_them(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The skeletons of all, as the migration works them out; two guests and two accounts look alike."""
    known = passwords.NOBODYS
    before = [("a", "loki", "loki", None, 1), ("b", "l0ki", "l0ki", known, 3), ("c", "IOKI", "ioki", known, 2)]
    before += [("d", "Torn", "torn", None, 4), ("e", "Tom", "tom", None, 5), ("f", "Anna", "anna", None, 6)]
    database = open_database(settings)
    async with database.transaction() as connection:
        for row in before:
            await connection.execute(insert(PLAYERS).values(row))

        def migrate(bound: object) -> None:
            monkeypatch.setattr(alembic.op, "get_bind", lambda: bound)
            m0007_names.upgrade()

        await connection.run_sync(migrate)
        rows = await connection.execute(select(PLAYERS.c.id, PLAYERS.c.folded).order_by(PLAYERS.c.id))
        assert [tuple(row) for row in rows] == [
            *(("a", "=loki"), ("b", "=l0ki"), ("c", "lokl")),
            *(("d", "torn"), ("e", "=tom"), ("f", "anna")),
        ]
        for player, name, *_ in before:
            found = await store.by_name(connection, name)
            assert found is not None
            assert found.id == player
        assert await store.add(connection, "g", "LOKI", None) is None
    await database.close()


def test_the_lists_are_those_that_stored_names_were_folded_with() -> None:
    """Other lists fold names otherwise: whoever changes the library also adds a migration like 0007."""
    text = json.dumps(confusables_data, sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "bf5e9c50227d9540"
