"""Reasons for actions of Fleet."""

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, opened, own, play
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
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
        "At $8 you could launch no boat this round.",
    ]


def test_a_pass_tells_what_is_kept() -> None:
    told = said(lobster(), "pass")
    assert told[-1] == "You keep 5 cards, $9 with your crates."
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
    assert said(state, "stop") == ["You keep 3 cards, $7 with your crates."]


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
