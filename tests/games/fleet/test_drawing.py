"""Positions of Fleet as plain text."""

import pytest

from games.fleet.fleet_moves import SAY, afloat, idle_until, launching, opened, own, play
from shoal.core.game import NOBODY
from shoal.core.picture import columns
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.testkit.random_games import Setup, walk
from shoal.texts import LANGUAGES, Speaker

BIDDING = """
Round 1   [Auction]  Launch  Captains  Processing  Draw
Licences: [Cod $4], Lobster $5
Bid: $6 by Seat 1
Licence deck: 15, 3 premium   Crates: 43   Boat deck: 77   Discards: 0
* start player

 * Seat 1: 10 points, 6 cards
    licences:   2 Shrimp
    boats:      Processing Vessel (no captain)
    holds:      Tuna, Shrimp, Lobster, Processing Vessel, Cod, King Crab

>  You: 10 points, 6 cards, 2 processed crates
    boats:      Tuna [#...], 2 Lobster [##..]
    hand:       Tuna $3, Shrimp $2, Lobster $2, Processing Vessel $2, Cod $1,
                King Crab $1, $11 in all
    captains:   3 Shrimp
"""
AUF_DEUTSCH = """
Runde 1   [Versteigerung]  Boote  Kapitäne  Verarbeitung  Ziehen
Lizenzen: [Kabeljau 4 $], Hummer 5 $
Gebot: 6 $ von Platz 1
Lizenzstapel: 15, davon 3 Premium   Kisten: 43   Bootsstapel: 77   Ablage: 0
* Startspieler

 * Platz 1: 10 Punkte, 6 Karten
    Lizenzen:  2 Garnelen
    Boote:     Fabrikschiff (ohne Kapitän)
    hält:      Thunfisch, Garnelen, Hummer, Fabrikschiff, Kabeljau,
               Königskrabben

>  Du: 10 Punkte, 6 Karten, 2 verarbeitete Kisten
    Boote:     Thunfisch [#...], 2 Hummer [##..]
    Hand:      Thunfisch 3 $, Garnelen 2 $, Hummer 2 $, Fabrikschiff 2 $,
               Kabeljau 1 $, Königskrabben 1 $, zusammen 11 $
    Kapitäne:  3 Garnelen
"""


FIRST_CARDS = {"tuna", "shrimp", "lobster", "vessel", "cod", "king-crab"}


def test_an_auction_for_the_bidder() -> None:
    state = opened(2, "cod lobster")
    own(state, 0, "shrimp shrimp")
    afloat(state, 0, "vessel")
    afloat(state, 1, "lobster", crates=2, boats=2)
    afloat(state, 1, "tuna", crates=1)
    state.processed[1] = 2
    state.supply -= 2
    play(state, "auction cod, bid 6")
    assert GAME.draw(state.view(1), Speaker(GAME, reader=1)) == BIDDING.strip("\n")
    assert GAME.draw(state.view(1), Speaker(GAME, "de", reader=1)) == AUF_DEUTSCH.strip("\n")


def test_others_see_what_they_know_and_no_more() -> None:
    state = opened(2)
    own(state, 0, "shrimp")
    play(launching(state), "launch shrimp, captain cod, aboard shrimp")
    drawn = GAME.draw(state.view(NOBODY), SAY)
    assert "hand:" not in drawn
    assert "captains:" not in drawn
    assert "holds:      at least $4 in all" in drawn


def test_a_payment_and_cards_just_drawn() -> None:
    state = play(opened(2), "auction cod, bid 7, pass, pay tuna")
    assert "to pay:     still $4 of $7, for a Cod licence" in GAME.draw(state.view(1), SAY)
    idle_until(state, "draw")
    play(state, "draw cod, draw tuna")
    assert "just drawn: Tuna, Cod" in GAME.draw(state.view(0), SAY)
    assert "just drawn" not in GAME.draw(state.view(1), SAY)


def test_money_in_the_hand() -> None:
    state = opened(2)
    state.hands[0:6] = [1, 3, 0, 0, 0, 0]
    assert "hand:       Tuna $3, 3 Shrimp at $2, $9 in all" in GAME.draw(state.view(0), SAY)
    state.hands[0:6] = [0] * 6
    assert "hand:       none" in GAME.draw(state.view(0), SAY)


@pytest.mark.parametrize(("moves", "things"), [("", {"cod", "lobster"}), ("auction cod, bid 4, pass", FIRST_CARDS)])
def test_things_are_what_the_phase_is_about(moves: str, things: set[str]) -> None:
    state = play(opened(2, "cod lobster"), moves) if moves else opened(2, "cod lobster")
    picture = GAME.picture(state.view(0), SAY, 80)
    assert {span.what for line in picture for span in line} - {""} == things


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long(language: str) -> None:
    say = Speaker(GAME, language)
    for state in walk(Setup(GAME, 4, {}), Rng(1)):
        assert max(map(columns, GAME.draw(state.view(0), say).splitlines())) <= 80


def test_japanese_lists_begin_in_one_column() -> None:
    drawn = GAME.draw(opened(2).view(0), Speaker(GAME, "ja", reader=0)).splitlines()
    own, other = (line for line in drawn if line.startswith("    手札"))
    assert own.index("マグロ") == other.index("マグロ")
