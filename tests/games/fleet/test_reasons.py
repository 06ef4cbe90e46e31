"""Reasons for actions of Fleet."""

from collections import Counter
from typing import cast

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, opened, own, play
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.games.fleet.actions import BID
from shoal.games.fleet.phases import BIDDING, OPENING, PAYING
from shoal.games.fleet.state import FleetState
from shoal.texts import Speaker


def said(state: FleetState, action: str) -> list[str]:
    seat = state.mover()
    speaker = Speaker(GAME, reader=seat)
    return [speaker(reason) for reason in GAME.reasons(state.view(seat), seat, GAME.actions.parse(action))]


def lobster() -> FleetState:
    state = opened(2, "lobster tuna", start=1)
    own(state, 0, "tuna shrimp cod")
    deal(state, 0, "tuna shrimp king-crab lobster cod")
    return play(state, "auction lobster, bid 6")


def test_a_bid_tells_its_payment_and_what_can_be_launched() -> None:
    assert said(lobster(), "bid 7") == [
        "Paid with Tuna, Shrimp, and King Crab: nothing is lost.",
        "You can then launch this round: Lobster and Cod.",
        "From $8 on you could not launch Lobster this round.",
    ]


def test_a_pass_tells_what_is_kept() -> None:
    told = said(lobster(), "pass")
    assert told[-1] == "You keep 5 cards, $9."
    assert "You can then launch this round: Tuna, Shrimp, and Cod." in told


def test_a_payment_tells_what_stays() -> None:
    state = play(lobster(), "bid 7, pass")
    assert said(state, "pay tuna") == [
        "Paid with Tuna, Shrimp, and King Crab: nothing is lost.",
        "Lobster and Cod stay in your hand.",
        "You can then launch this round: Lobster and Cod.",
    ]


def test_a_launch_tells_points_price_and_who_could_be_captain() -> None:
    state = opened(2)
    own(state, 0, "lobster")
    deal(state, 0, "lobster shrimp tuna")
    launching(state)
    assert said(state, "launch lobster") == [
        "The Lobster boat is 2 points.",
        "Paid with Shrimp: nothing is lost.",
        "1 card is then left for a captain.",
    ]
    assert said(state, "stop") == ["You keep 3 cards, $7."]


def test_a_captain_tells_what_the_fleet_then_lands() -> None:
    state = opened(2)
    own(state, 0, "cod")
    afloat(state, 0, "cod", crates=4)
    afloat(state, 0, "tuna", crates=1)
    afloat(state, 0, "cod", crates=-1)
    deal(state, 0, "tuna cod")
    idle_until(state, "captain")
    assert said(state, "captain tuna") == [
        "As money Tuna is only $3.",
        "You have no licence to launch Tuna.",
        "You then land 2 crates this round.",
    ]
    assert said(play(state, "captain tuna"), "aboard cod") == ["You then land 2 crates this round."]


def test_boats_that_are_said_to_be_ready_can_be_launched() -> None:
    """Pay as the reason says; in the launch phase of the round these boats can be launched, if no card is drawn."""
    rng, checked = Rng(9), 0
    while checked < 150:
        state = GAME.start(2, {})
        while (mover := state.mover()) != NOBODY:
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
            licence = mover != CHANCE and state.phase == 5 and state.paying_for < 100
            told = GAME.reasons(state.view(mover), mover, action) if licence else []
            ready = next((one.args["ready"] for one in told if one.id == "fleet.why-ready"), None)
            state.apply(mover, action)
            if ready is not None and state.phase != 5:
                checked += 1
                later = state.copy()
                later.phase, later.seat, later.to_move, later.launches_left = 6, mover, mover, 1
                assert [GAME.actions.format(one).split()[1] for one in later.legal(mover)[:-1]] == ready


def launchable(state: FleetState, seat: int) -> set[str]:
    """Return the boats of which one can be launched after this payment, or after any way to finish it."""
    if state.phase == PAYING and state.mover() == seat:
        found: set[str] = set()
        for action in state.legal(seat):
            ahead = state.copy()
            ahead.apply(seat, action)
            found |= launchable(ahead, seat)
        return found
    later = state.copy()
    later.phase, later.seat, later.to_move, later.launches_left = 6, seat, seat, 1
    return {GAME.actions.format(one).split()[1] for one in later.legal(seat)[:-1]}


def claims(state: FleetState, seat: int, action: int) -> list[tuple[str, int, set[str]]]:
    """Return what is said of boats that can or cannot be launched: the text, after which bid, and of which boats."""
    own_bid = action - BID if action >= BID else 0
    return [
        (one.id, cast("int", one.args.get("bid", own_bid)), set(cast("list[str]", one.args.get("gone", []))))
        for one in GAME.reasons(state.view(seat), seat, action)
        if one.id in ("fleet.why-limit", "fleet.why-no-launch", "fleet.why-otherwise")
    ]


def test_boats_that_are_said_to_be_lost_cannot_be_launched_whatever_is_paid() -> None:
    rng, seen = Rng(5), Counter[str]()
    while len(seen) < 3 or seen["fleet.why-limit"] < 20:
        state = GAME.start(2, {})
        while (mover := state.mover()) != NOBODY:
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
            bidding = mover != CHANCE and state.phase in (OPENING, BIDDING)
            for text, bid, gone in claims(state, mover, action) if bidding else []:
                seen[text] += 1
                won = play(state.copy(), f"bid {bid}")
                possible = launchable(play(won, "pass") if won.phase == BIDDING else won, mover)
                assert not possible & gone
                assert bool(possible) is (text != "fleet.why-no-launch")
            state.apply(mover, action)
