# ruff: noqa: RUF001  # look-alike characters are tested here
"""Names: each in one alphabet, no two that look alike, none that looks like a bot or like the site.

The attacker takes a name that looks like another player's name, or like the site itself, to deceive people.
"""

import hashlib
import json

import alembic.op
import httpx
import pytest
from confusable_homoglyphs.confusables import confusables_data
from sqlalchemy import insert, select

from shoal.bots.roster import LEVELS
from shoal.server.accounts.identity import passwords, store
from shoal.server.accounts.identity.names import LONGEST, SAILORS, TEMPERS, clean, made_up
from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.migrations.versions import m0007_names
from shoal.server.platform.base.confusables import LONGEST_FOLDED, fold
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.http.errors import Problem
from support.nodes import Node


def test_made_up_names_are_allowed_and_look_like_no_bot() -> None:
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
def test_malformed_names_are_refused(name: str) -> None:
    expect_refusal(name, "server.name-length", "server.name-signs")


def expect_refusal(name: str, *said: str) -> None:
    with pytest.raises(Problem) as refused:
        clean(name)
    assert refused.value.code == "malformed"
    assert refused.value.telling.id in said


@pytest.mark.parametrize(
    "name",
    [
        *("Jo", "O'Brien", "J. R. Hake", "Nemo 20000", "Zoë", "Łukasz", "Đặng Thị", "İpek", "Straße"),
        *("Анна-Мария", "Вера", "Олексій", "Ђорђе", "Νίκος", "Հայկ", "ქეთი"),
        *("हिन्दी", "சுந்தரம்", "สมชาย", "ኃይሌ", "עדי", "محمد", "فاطمه ۲"),
        *("田中さくら", "ケンジ", "スーパー 7", "김철수", "金철수", "王小明", "ㄅㄆㄇ王"),
    ],
)
def test_names_of_many_languages_are_allowed(name: str) -> None:
    assert clean(name) == name
    assert 0 < len(fold(name)) <= LONGEST_FOLDED


@pytest.mark.parametrize("name", ["Аnn", "Annа", "Pаypal", "Niκos", "田中 Ken", "김Kim", "さくら김", "Ann٣", "Анна z"])
def test_a_name_that_mixes_alphabets_is_refused(name: str) -> None:
    expect_refusal(name, "server.name-alphabet")


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
def test_names_that_look_alike_have_the_same_skeleton(twins: tuple[str, ...]) -> None:
    assert len({fold(name) for name in twins}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("José", "Jose"), ("Анна", "Ann"), ("हिन्दी", "हन्द"), ("王小明", "王大明"), ("vvv", "nnn")],
)
def test_names_that_look_different_have_different_skeletons(one: str, other: str) -> None:
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
            "Maat für Ann",
            "Official",
            "Official Shoal",
            "The Admin",
            "adm1n",
            "admin 7",
            "Moderator.X",
        ),
        *("Shoal", "SH0AL", "S h o a l", "system", "Bot", "bot12", "Ann-Bot"),
        *("deckhand", "Mate", "mate 2", "Skipper", "SKlPPER", "Adm1ral", "A d m i r a l 99", "admiral"),
        *("Neptune", "Neptune 2"),
    ],
)
def test_reserved_words_are_refused(name: str) -> None:
    expect_refusal(name, "server.name-reserved")


@pytest.mark.parametrize("name", ["Fortuna", "Talbot", "Jolly Skipper", "Systema", "Shoalin", "Mateo", "Badminton"])
def test_words_that_contain_a_reserved_word_are_allowed(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize("name", ["Sh1t Head", "F.u.c.k", "Hit1er", "Ann Arsch", "死ね君", "くそ", "Ａrschloch 99"])
def test_names_that_hurt_are_refused(name: str) -> None:
    expect_refusal(name, "server.name-refused")


@pytest.mark.parametrize("name", ["Scunthorpe", "Moby Dick", "Nazir", "Peacock", "Rapeseed", "Assisi", "クソルト"])
def test_words_that_contain_a_refused_word_are_allowed(name: str) -> None:
    assert clean(name) == name


def test_only_one_of_two_names_that_look_alike_can_be_taken(node: Node) -> None:
    def wish(name: str) -> httpx.Response:
        return node.person().post("/api/players/guest", json={"name": name})

    assert wish("Вера").status_code == 200
    assert wish("Bepa").json()["code"] == "taken"
    assert wish("l0ki").status_code == 200
    assert wish("IOKI").json()["code"] == "taken"
    assert node.person().get("/api/players/вера").json()["name"] == "Вера"


@pytest.mark.anyio
async def test_migration_keeps_old_names_and_players_are_found_by_them(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The migration computes the skeletons of all names; some guests and accounts look alike."""
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
        assert await store.add_player(connection, "g", "LOKI", None) is None
    await database.close()


def test_the_lists_of_lookalikes_have_not_changed() -> None:
    """Other lists fold names differently. If the library changes, add a migration like 0007."""
    text = json.dumps(confusables_data, sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "bf5e9c50227d9540"


def test_a_letter_has_three_marks_at_most() -> None:
    acute = "\N{COMBINING DIAERESIS BELOW}"
    assert clean(f"An{acute * 3}na") == f"An{acute * 3}na"
    with pytest.raises(Problem):
        clean(f"An{acute * 4}na")
    assert clean("\u0b95\u0bca\u0bb2\u0bae\u0bcd")
