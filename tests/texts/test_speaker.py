"""A speaker says tellings for one reader, in one language."""

import pytest
from fluent.runtime.errors import FluentReferenceError

from shoal.core.catalogue import load
from shoal.core.telling import Telling, telling
from shoal.texts import LANGUAGES, Speaker, texts_of
from toys.lots import GAME as LOTS
from toys.tide import TIDE

FISHERY = load("fishery")


@pytest.mark.parametrize(
    ("speaker", "said"),
    [
        (Speaker(LOTS), "Seat 2 bids 3."),
        (Speaker(LOTS, reader=0), "Seat 2 bids 3."),
        (Speaker(LOTS, reader=1), "You bid 3."),
        (Speaker(LOTS, names=["Anna", "Ben"]), "Ben bids 3."),
        (Speaker(LOTS, names=["Anna", ""]), "Seat 2 bids 3."),
        (Speaker(LOTS, names=["Anna", "Ben"], reader=1), "You bid 3."),
    ],
)
def test_seats_are_called_by_their_names_and_the_reader_is_you(speaker: Speaker, said: str) -> None:
    assert speaker(telling("lots.bid", seat=1, money=3)) == said


def test_a_room_may_name_its_seats() -> None:
    assert [Speaker(FISHERY, language).seat(0) for language in LANGUAGES] == ["Black", "Schwarz", "黒"]
    assert [Speaker(LOTS, language).seat(0) for language in LANGUAGES] == ["Seat 1", "Platz 1", "1番"]


def test_a_language_that_a_room_lacks_is_english() -> None:
    assert Speaker(LOTS, "de")(telling("lots.too-much")) == "You cannot bid more than you have."
    assert Speaker(LOTS, "de")(telling("core.over")) == "Das Spiel ist zu Ende."


def test_the_texts_of_a_game_of_one_file_are_beside_it() -> None:
    assert Speaker(TIDE).about("summary") == "Draw, call, roll."


@pytest.mark.parametrize(
    ("squares", "said"),
    [
        (["a1"], "Every fishery needs a ship: a1 would be closed off without one."),
        (["a1", "a2"], "Every fishery needs a ship: a1 and a2 would be closed off without one."),
        (["a1", "a2", "b1"], "Every fishery needs a ship: a1, a2, and b1 would be closed off without one."),
    ],
)
def test_lists_are_joined_as_a_sentence_does(squares: list[str], said: str) -> None:
    assert Speaker(FISHERY)(telling("fishery.without-ship", squares=squares)) == said


@pytest.mark.parametrize("wrong", [telling("lots.nothing"), telling("lots.bid", seat=0)])
def test_a_missing_text_or_argument_is_an_error(wrong: Telling) -> None:
    with pytest.raises((KeyError, FluentReferenceError)):
        Speaker(LOTS)(wrong)


def test_texts_are_read_once() -> None:
    assert texts_of("shoal.core", "en") is texts_of("shoal.core", "en")
