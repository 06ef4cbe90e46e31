"""What is told of a game of Fleet, and to whom."""

from games.fleet.fleet_moves import afloat, idle_until, launching, opened, own, play
from shoal.core.game import NOBODY, show
from shoal.games.fleet import GAME
from shoal.games.fleet.state import FleetState
from shoal.texts import Speaker


def told(state: FleetState, last: str, reader: int = NOBODY) -> list[str]:
    """Play one step, and tell it to the reader."""
    shown = show(state, state.mover(), GAME.actions.parse(last), reader)
    before = state.view(reader)
    say = Speaker(GAME, reader=reader)
    return [say(telling) for telling in GAME.tell(before, shown, play(state, last).view(reader))]


def test_setup() -> None:
    state = GAME.start(2, {})
    assert told(state, "start 1") == ["Seat 2 has the start player marker."]
    assert told(state, "reveal vessel") == ["A Processing Vessel licence comes into the auction."]
    assert told(state, "reveal cod") == [
        "A Cod licence comes into the auction.",
        "Round 1: Seat 2 is start player.",
    ]


def test_an_auction() -> None:
    state = opened(2, "cod shrimp")
    assert told(state, "auction cod") == ["Seat 1 puts a Cod licence up for auction."]
    assert told(state, "bid 4") == ["Seat 1 opens the bidding at $4."]
    assert told(state, "bid 5") == ["Seat 2 raises the bid to $5."]
    assert told(state, "pass") == ["Seat 1 passes."]
    assert told(state, "pay tuna") == ["Seat 2 pays a Tuna card."]
    assert told(state, "pay lobster") == [
        "Seat 2 pays a Lobster card.",
        "Seat 2 buys a Cod licence: price $5, 2 cards worth $5.",
    ]
    assert told(state, "decline") == ["Seat 1 declines and buys no licence this round."]


def test_discount_and_crates_in_a_price() -> None:
    state = opened(2, "cod shrimp")
    own(state, 0, "shrimp")
    state.processed[0] = 2
    play(state, "auction cod, bid 5, pass, pay shrimp, pay crate")
    assert told(state, "pay crate")[1] == "Seat 1 buys a Cod licence: price $5, discount $1, 1 card worth $2, 2 crates."


def test_nobody_buys() -> None:
    state = play(opened(2), "decline")
    assert told(state, "decline")[1] == "Nobody bought a licence. Out of the game: Shrimp and Cod."


def test_launching_and_hiring() -> None:
    state = opened(2)
    own(state, 0, "shrimp cod")
    launching(state)
    assert told(state, "launch shrimp") == [
        "Seat 1 launches a Shrimp boat.",
        "Seat 1's Shrimp boat is afloat: price $1, discount $1.",
    ]
    assert told(state, "launch cod") == ["Seat 1 launches a Cod boat."]
    assert told(state, "pay king-crab")[1] == ("Seat 1's Cod boat is afloat: price $2, discount $1, 1 card worth $1.")
    assert told(state.copy(), "draw tuna") == ["Cod licence bonus: Seat 1 draws a card."]
    assert told(state.copy(), "draw tuna", 1) == ["Cod licence bonus: Seat 1 draws a card."]
    assert told(state.copy(), "draw cod", 0) == ["Cod licence bonus: you draw a Cod card."]
    play(state, "draw tuna")
    assert told(state.copy(), "captain tuna", 1) == ["Seat 1 hires a captain."]
    assert told(state, "captain tuna", 0) == ["You hire a captain: a Tuna card."]
    assert told(state, "aboard cod") == [
        "Seat 1 puts the captain aboard a Cod boat.",
        "Seat 1 catches 1 crate of fish.",
        "49 crates are left in the supply.",
    ]


def test_processing_and_trading() -> None:
    state = opened(2)
    own(state, 0, "vessel")
    afloat(state, 0, "cod", crates=1)
    idle_until(launching(state), "process")
    assert told(state, "process cod 2") == ["Seat 1 processes one of the 2 crates of a Cod boat."]
    assert told(state.copy(), "stop") == ["Seat 1 is done processing."]
    assert told(state, "trade") == ["Seat 1 trades a processed crate for 1 card."]
    assert told(state, "draw cod") == ["Seat 1 draws a card for the traded crate."]


def test_draw_and_discard() -> None:
    state = idle_until(opened(2), "draw")
    assert told(state, "draw cod") == ["Seat 1 draws a card."]
    play(state, "draw tuna")
    assert told(state, "discard cod", 1) == ["Seat 1 discards a Cod card."]


def test_face_down() -> None:
    state = opened(2, "cod shrimp", hidden_discards=True)
    play(state, "auction cod, bid 4, pass")
    assert told(state.copy(), "pay tuna", 0) == ["You pay a Tuna card."]
    assert told(state, "pay tuna", 1) == ["Seat 1 pays a card, face down."]
    play(state, "pay shrimp")
    assert told(state, "settle 1 over", 1) == [
        "Seat 1 settles the payment.",
        "Seat 1 buys a Cod licence: price $4, 2 cards worth $5.",
    ]
    idle_until(state, "draw")
    play(state, "draw cod, draw tuna")
    assert told(state, "discard cod", 1) == ["Seat 1 discards a card, face down."]


def last_discard(
    owned: tuple[str, str], boats: tuple[str, str] = ("", ""), crates: tuple[int, int] = (0, 0)
) -> FleetState:
    """Reach the last decision of a game, with these licences, boats, and crates on a boat each."""
    state = opened(2)
    state.top_left, state.commons_left, state.premiums_left = 0, 0, 0
    play(state, "decline, decline")
    for seat in range(2):
        own(state, seat, owned[seat])
        for boat in boats[seat].split():
            afloat(state, seat, boat)
        if crates[seat]:
            afloat(state, seat, "tuna", crates=crates[seat])
    idle_until(state, "discard")
    state.apply(state.mover(), state.legal(state.mover())[0])
    return idle_until(state, "discard")


def test_the_licence_deck_runs_out() -> None:
    state = opened(2)
    state.top_left, state.commons_left, state.premiums_left = 0, 0, 0
    lines = told(play(state, "decline"), "decline")
    assert lines[-1] == "The licence deck cannot fill the auction: this is the last round."


def end_of(state: FleetState, reader: int = NOBODY) -> list[str]:
    return told(state, GAME.actions.format(state.legal(state.mover())[0]), reader)[1:]


def test_the_end() -> None:
    assert end_of(last_discard(("cod", ""))) == [
        "Seat 1 has 4 points: 4 for licences, 0 for boats, 0 for crates, 0 for King Crab.",
        "Seat 2 has 0 points: 0 for licences, 0 for boats, 0 for crates, 0 for King Crab.",
        "Game over: Seat 1 wins with 4 points.",
    ]
    assert end_of(last_discard(("cod", "")), 0)[-1] == "Game over: you win with 4 points."


def test_ties_are_told_with_what_broke_them() -> None:
    by_boats = last_discard(("", ""), ("tuna shrimp", "cod"))
    assert (
        end_of(by_boats.copy())[-1]
        == "Game over: Seat 1 and Seat 2 have 2 points each. Seat 1 wins with the most boats, 2."
    )
    assert end_of(by_boats, 0)[-1] == "Game over: you and Seat 2 have 2 points each. You win with the most boats, 2."
    by_crates = last_discard(("", ""), ("cod", "tuna"), (1, 2))
    assert end_of(by_crates)[-1] == (
        "Game over: Seat 1 and Seat 2 have 4 points and 2 boats each. Seat 2 wins with the most crates on boats, 2."
    )
    shared = last_discard(("", ""), ("tuna", "shrimp"))
    assert end_of(shared)[-1] == (
        "Game over: Seat 1 and Seat 2 share the victory, with 1 point, 1 boat and 0 crates on boats each."
    )


def test_a_reshuffle() -> None:
    state = idle_until(play(opened(2), "auction cod, bid 4, pass, pay tuna, pay cod, decline"), "draw")
    state.captains[5] += sum(state.deck) - state.deck[1]
    state.deck, state.deck_size = [0, 1, 0, 0, 0, 0], 1
    assert told(state, "draw shrimp")[1] == "The boat deck is empty; the discards are shuffled into a new one."


def test_crates_run_out() -> None:
    state = opened(2)
    afloat(state, 0, "cod", crates=0, boats=2)
    afloat(state, 0, "cod")
    state.supply = 2
    launching(state)
    assert told(state, "stop") == [
        "Seat 1 is done hiring.",
        "Seat 1 catches 2 crates of fish.",
        "The last crate is taken from the supply: this is the last round.",
    ]


def test_a_trade_for_two_cards_and_for_none() -> None:
    state = opened(2)
    own(state, 0, "vessel vessel")
    state.processed[0], state.supply = 1, 49
    idle_until(launching(state), "process")
    assert told(state.copy(), "trade", 0) == ["You trade a processed crate for 2 cards."]
    assert told(play(state.copy(), "trade"), "draw cod", 0) == ["You draw a Cod card for the traded crate."]
    state.captains[5] += state.deck_size
    state.deck, state.deck_size = [0] * 6, 0
    assert told(state, "trade")[0] == "Seat 1 trades a processed crate for nothing, since no card is left to draw."


def test_the_only_crate_of_a_boat() -> None:
    state = opened(2)
    own(state, 0, "vessel")
    afloat(state, 0, "cod", crates=0)
    idle_until(launching(state), "process")
    assert told(state, "process cod 1", 0) == ["You process the only crate of a Cod boat."]
