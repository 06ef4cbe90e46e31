"""Options: their values, their texts, and what is refused."""

from collections.abc import Callable

import pytest

from shoal.core.catalogue import load
from shoal.core.errors import BadOption, BadSeats
from shoal.core.options import Option, Options, Value, choice, complete, flag, format_value, number
from shoal.core.telling import Telling
from shoal.table.reader_view import refusal_of
from shoal.texts import Speaker
from toys.tide import TIDE

OPTIONS = (
    Option("rows", 7, tuple(range(2, 8))),
    Option("fog", default=False, values=(False, True)),
    Option("layout", "simple", ("simple", "complex")),
)


def test_options_left_out_have_their_defaults() -> None:
    assert complete(OPTIONS, {"fog": True}) == {"rows": 7, "fog": True, "layout": "simple"}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("rows", 8, "rows is one of 2 to 7, not 8"),
        ("rows", True, "rows is one of 2 to 7, not True"),
        ("fog", 1, "fog is one of false, true, not 1"),
        ("layout", "odd", "layout is one of simple, complex, not 'odd'"),
        ("sails", 1, "there is no option 'sails'; there are rows, fog, layout"),
    ],
)
def test_a_value_that_an_option_cannot_have(name: str, value: Value, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        complete(OPTIONS, {name: value})
    assert str(error.value) == sentence


@pytest.mark.parametrize("option", OPTIONS)
def test_texts_of_values_are_read_back(option: Option) -> None:
    for value in option.values:
        assert option.parse(format_value(value)) == value
    with pytest.raises(BadOption):
        option.parse("no such value")


def test_a_number_of_seats_that_the_game_is_not_for() -> None:
    with pytest.raises(BadSeats, match="Tide is for 2 players, not 3"):
        TIDE.start(3, {})


def test_values_are_read_by_their_type() -> None:
    options = complete(OPTIONS, {})
    assert (number(options, "rows"), flag(options, "fog"), choice(options, "layout")) == (7, False, "simple")


@pytest.mark.parametrize(
    ("read", "name", "sentence"),
    [
        (number, "fog", "fog is a whole number, not False"),
        (flag, "rows", "rows is true or false, not 7"),
        (choice, "rows", "rows is a word, not 7"),
    ],
)
def test_a_value_of_another_type_is_refused(read: Callable[[Options, str], Value], name: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(complete(OPTIONS, {}), name)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rows": 8}, "Möglich für die Option rows: 2 to 7."),
        ({"sails": 1}, "Es gibt keine Option sails."),
        ({"rows": 2, "columns": 2}, "FI-B3: Auf ein Brett von 2 mal 2 passen nicht so viele Schiffe: 12."),
    ],
)
def test_a_player_reads_in_their_language_what_is_wrong_with_an_option(options: Options, said: str) -> None:
    game = load("fishery")
    with pytest.raises(BadOption) as refused:
        game.start(2, options)
    answer = refusal_of(refused.value)
    rule = f"{answer['rule']}: " if answer["rule"] else ""
    told = Telling(answer["telling"]["id"], answer["telling"]["args"])
    assert rule + Speaker(game, language="de")(told) == said
