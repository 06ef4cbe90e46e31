"""Several people at one full screen: a curtain falls between them, and nobody sees what only another may know.

The attacker is the person who sits down next, or stands behind the one who plays.
"""

from pathlib import Path

from shoal.cli.screen.dialogs import Curtain
from terminal.sitting import Person, play, sat_down, start_of, table_of

OTHERS = "Everybody else looks away, please."


async def lift_curtain(person: Person, seat: int) -> None:
    await person.wait_until(lambda: isinstance(person.app.screen, Curtain))
    shown = [line.strip() for line in person.sees().splitlines() if line.strip()]
    assert shown == [f"Hand over to Seat {seat + 1}, press Enter", OTHERS]
    await person.press("enter")
    await person.wait_until(lambda: person.app.desk.seat == seat)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fleet"), ())) as person:
            await person.wait_until(lambda: isinstance(person.app.screen, Curtain))
            first = person.table.match.turn()[0]
            assert "hand:" not in "".join(span.text for line in person.board.picture for span in line)
            await lift_curtain(person, first)
            assert person.sees().count("hand:") == 1
            assert person.app.desk.viewer == first
            await person.type_at_once("decline")
            await person.press("enter")
            await person.wait_until(lambda: isinstance(person.app.screen, Curtain))
            assert "hand:" not in "".join(span.text for line in person.board.picture for span in line)
            await lift_curtain(person, 1 - first)
            assert person.app.desk.viewer == 1 - first

    play(evening())


def test_a_sealed_choice_is_told_to_nobody(toys: Path) -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("lots"), ())) as person:
            await lift_curtain(person, 0)
            await person.type("bid 2")
            await person.press("enter")
            await lift_curtain(person, 1)
            assert person.reads("log") == "Seat 1 seals a bid."
            assert (person.typed, person.reads("detail")) == ("", "")
            await person.type("bid 1")
            await person.press("enter")
            await lift_curtain(person, 0)
            assert person.table.walk.acts[0].text == "bid 2"

    play(evening())


def test_nothing_hidden_means_no_curtain() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fishery", preset="puddle"), ())) as person:
            await person.wait_for_turn()
            await person.type("a1")
            await person.take()
            assert not isinstance(person.app.screen, Curtain)
            assert person.app.desk.seat == 1

    play(evening())
