"""A speaker says tellings for one reader, in one language."""

from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError

from shoal.core.catalogue import load
from shoal.core.game import NOBODY
from shoal.core.telling import Telling, telling
from shoal.texts import LANGUAGES, Speaker, Texts, texts_of
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


def test_a_long_list_of_squares_is_a_number() -> None:
    refused = telling("fishery.without-ship", squares=[f"{column}{row}" for column in "abcde" for row in range(1, 4)])
    assert Speaker(FISHERY)(refused) == "Every fishery needs a ship: 15 squares would be closed off without one."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Processing Vessel \N{MULTIPLICATION SIGN}3 and Cod stay in your hand."),
        ("de", "Auf der Hand bleiben Fabrikschiff \N{MULTIPLICATION SIGN}3 und Kabeljau."),
        ("ja", "加工船\N{MULTIPLICATION SIGN}3、タラが手札に残ります。"),
    ],
)
def test_equal_things_of_a_list_are_counted(language: str, said: str) -> None:
    staying = telling("fleet.why-staying", staying=["vessel", "vessel", "cod", "vessel"])
    assert Speaker(load("fleet"), language=language)(staying) == said


def test_equal_dice_of_a_list_are_not_counted() -> None:
    rolled = telling("fishery_boom.rolled-last", seat=0, die=4, dice=[4, 4, 2])
    assert Speaker(load("fishery_boom"))(rolled).endswith("the dice show 4, 4, and 2.")


def speaker_with(text: str, language: str, **options: Any) -> Speaker:
    """Return a speaker of Lots that also knows the text `new`."""
    speaker = Speaker(LOTS, language, **options)
    speaker.room = Texts(speaker.room.package, "en")
    speaker.room.bundles[0].add_resource(FluentResource(f"new = {text}"))
    return speaker


@pytest.mark.parametrize(
    ("reader", "said"), [(0, "You and ann win."), (1, "anna and you win."), (NOBODY, "anna and ann win.")]
)
def test_only_the_reader_gets_a_capital_letter_and_only_at_the_beginning(reader: int, said: str) -> None:
    speaker = speaker_with("{ $seats } win.", "en", names=["anna", "ann"], reader=reader)
    assert speaker(telling("lots.new", seats=[0, 1])) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "for you and Ben: you 3 and Ben 4"), ("de", "for dich und Ben: du 3 und Ben 4")],
)
def test_the_reader_has_another_form_beside_a_number(language: str, said: str) -> None:
    speaker = speaker_with("for { $seats }: { $scores }", language, names=["Anna", "Ben"], reader=0)
    assert speaker(telling("lots.new", seats=[0, 1], scores=[(0, 3), (1, 4)])) == said


@pytest.mark.parametrize("wrong", [telling("lots.nothing"), telling("lots.bid", seat=0)])
def test_a_missing_text_or_argument_is_an_error(wrong: Telling) -> None:
    with pytest.raises((KeyError, FluentReferenceError)):
        Speaker(LOTS)(wrong)


def test_texts_are_read_once() -> None:
    assert texts_of("shoal.core", "en") is texts_of("shoal.core", "en")
