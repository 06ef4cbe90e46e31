"""What can be known of hidden hands, and fair samples of what cannot."""

from collections import Counter
from itertools import permutations, product

import pytest

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, legal_texts, opened, own, phase, play
from shoal.core.game import ALL, CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fleet import GAME, boat_deck
from shoal.games.fleet.edition_numbers import BOATS
from shoal.games.fleet.hand_tracking import payments_of
from shoal.games.fleet.state import FleetState
from shoal.testkit.random_games import Setup, play_on, positions, random_ply

SAMPLES = 400


def samples(state: FleetState, reader: int, number: int = SAMPLES) -> list[FleetState]:
    rng = Rng(7)
    view = state.view(reader)
    return [GAME.imagine(view, rng) for _ in range(number)]


def cards_of(state: FleetState, seat: int) -> tuple[str, str]:
    """Return the hand and the captains of a seat as text."""
    first = 6 * seat
    hand = [name for kind, name in enumerate(BOATS) for _ in range(state.hands[first + kind])]
    captains = [name for kind, name in enumerate(BOATS) for _ in range(state.captains[first + kind])]
    return " ".join(hand), " ".join(captains)


def known_of(state: FleetState, seat: int, reader: int = NOBODY) -> list[str]:
    players = state.view(reader)["players"]
    assert isinstance(players, list)
    known = players[seat]["known"]
    assert isinstance(known, list)
    return known


def test_everybody_knows_a_hand_until_the_first_draw() -> None:
    state = play(opened(2), "auction cod, bid 6, pass, pay shrimp, pay lobster, pay vessel")
    assert known_of(state, 0) == ["tuna", "cod", "king-crab"]
    assert {cards_of(other, 0) for other in samples(state, 1, 20)} == {("tuna cod king-crab", "")}


def test_a_card_drawn_and_discarded_tells_nothing_of_the_others() -> None:
    state = idle_until(opened(2), "draw")
    play(state, "draw cod, draw tuna, discard cod")
    assert known_of(state, 0) == list(BOATS)
    hands = {cards_of(other, 0)[0] for other in samples(state, 1)}
    assert len(hands) == 6
    assert all(hand.count(name) >= 1 for hand in hands for name in BOATS)


def test_a_captain_may_be_any_card_of_the_hand() -> None:
    """The hand is known to all: one of its cards is the captain, and the rest is still there."""
    state = opened(2)
    own(state, 0, "shrimp")
    play(launching(state), "launch shrimp, captain cod, aboard shrimp")
    assert known_of(state, 0) == []
    rest = [name for name in BOATS if name != "shrimp"]
    expected = {(" ".join(other for other in rest if other != name), name) for name in rest}
    assert {cards_of(other, 0) for other in samples(state, 1)} == expected


def test_what_follows_tells_who_the_captain_was() -> None:
    """Of a known hand all cards but one are paid in the open: that one is the captain."""
    state = opened(2)
    own(state, 0, "shrimp")
    play(launching(state), "launch shrimp, captain tuna, aboard shrimp")
    state.bought = 1
    state.phase, state.seat, state.to_move, state.done = 2, 0, 0, 0
    play(state, "auction cod, bid 7, pass, pay lobster, pay vessel, pay cod, pay king-crab")
    assert {cards_of(other, 0) for other in samples(state, 1, 30)} == {("", "tuna")}


def test_samples_are_exactly_the_stories_that_can_be_told() -> None:
    """A captain is hired, a card drawn, a card played: compare with every story told by hand."""
    state = opened(2)
    own(state, 0, "shrimp cod")
    deal(state, 0, "shrimp lobster cod")
    state.base[0] = state.certain[0] = 0b010110
    state.memory_mask[0], state.memory_size[0] = 0b010110, 3
    launching(state)
    play(state, "launch shrimp, stop, draw lobster, captain cod, aboard shrimp")
    idle_until(state, "draw")
    play(state, "draw tuna, draw tuna, discard tuna")
    idle_until(state, "choose")
    idle_until(state, "launch")
    play(state, "launch lobster" if "launch lobster" in legal_texts(state) else "stop")
    found = {cards_of(other, 0) for other in samples(state, 1, 3000)}
    assert found == stories(state)


def stories(state: FleetState) -> set[tuple[str, str]]:
    """Known: lobster and cod. Drawn: one card, then a captain was hired, then another card. Nothing else left."""
    pool = [state.deck[kind] + state.hands[kind] + state.captains[kind] for kind in range(6)]
    told = set()
    for first, second in product(range(6), repeat=2):
        hand = [BOATS.index("lobster"), BOATS.index("cod"), first]
        for captain in set(hand):
            rest = hand.copy()
            rest.remove(captain)
            cards = [*rest, second]
            if all(Counter([*cards, captain])[kind] <= pool[kind] for kind in range(6)):
                told.add((" ".join(BOATS[kind] for kind in sorted(cards)), BOATS[captain]))
    return told


def in_words(state: FleetState, action: int) -> tuple[int, str]:
    """Return what everybody sees of a step that changes the seat's hand."""
    text = GAME.actions.format(action)
    verb, _, kind = text.partition(" ")
    if verb == "captain":
        return state.seat, "hire"
    if verb == "discard" and state.licences[9 * state.seat + 3] == 0:
        return state.seat, "drawn away"
    return state.seat, f"leave {kind}" if verb in {"pay", "launch", "discard"} and kind != "crate" else verb


def could_be(events: list[str], hand: list[str], captains: list[str]) -> bool:
    """Return whether some order of captains fits: never were more cards needed than had been drawn."""
    return any(fits(events, hand, list(order)) for order in set(permutations(captains)))


def fits(events: list[str], hand: list[str], captains: list[str]) -> bool:
    gone, needed = Counter[str](), Counter[str]()
    drawn = 0
    for event in events:
        drawn += {"draw": 1, "drawn away": -1}.get(event, 0)
        if event == "hire" or event.startswith("leave"):
            kind = captains.pop(0) if event == "hire" else event.removeprefix("leave ")
            gone[kind] += 1
            needed[kind] = max(needed[kind], gone[kind] - 1)
            if needed.total() > drawn:
                return False
    held = Counter(hand)
    return all(held[kind] + gone[kind] >= 1 for kind in BOATS)


def test_no_sample_contradicts_what_everybody_has_seen() -> None:
    """Random games up to the first reshuffle, checked by bookkeeping that shares nothing with the engine's memory."""
    checked = 0
    for seed in range(16):
        rng = Rng(seed)
        state = GAME.start(2, {})
        events: list[list[str]] = [[], []]
        while state.turn() and not state.reshuffles:
            seat, action = random_ply(state, rng)
            touched, event = in_words(state, action)
            events[touched].append(event)
            state.apply(seat, action)
            if state.reshuffles or rng.below(3) or len(cards_of(state, 1)[1].split()) > 6:
                continue
            other = GAME.imagine(state.view(0), rng)
            hand, captains = cards_of(other, 1)
            assert could_be(events[1], hand.split(), captains.split())
            checked += len(captains) > 0
    assert checked > 50


def test_unseen_cards_are_dealt_by_the_law_of_the_deck() -> None:
    state = idle_until(opened(2), "draw")
    play(state, "draw cod, draw tuna, discard cod")
    unseen = [copies - 2 for copies in GAME.printed.boat_copies]
    unseen[BOATS.index("cod")] -= 1
    drawn: Counter[int] = Counter()
    for other in samples(state, 1, 3000):
        drawn.update(kind for kind in range(6) if other.hands[kind] == 2)
    for kind in range(6):
        share = unseen[kind] / sum(unseen)
        assert abs(drawn[kind] / 3000 - share) < 5 * (share / 3000) ** 0.5


def test_a_standing_bid_can_be_paid() -> None:
    state = opened(3)
    deal(state, 0, "tuna tuna tuna tuna")
    state.base[0] = state.certain[0] = 0
    play(state, "auction cod, bid 12")
    hands = {cards_of(other, 0)[0] for other in samples(state, 1, 50)}
    assert hands == {"tuna tuna tuna tuna"}
    play(state, "pass, pass, pay tuna, pay tuna, pay tuna")
    assert {cards_of(other, 0)[0] for other in samples(state, 1, 50)} == {"tuna"}


def test_a_lost_bid_is_remembered_too() -> None:
    state = opened(3)
    deal(state, 0, "tuna tuna cod")
    state.base[0] = state.certain[0] = 0
    play(state, "auction cod, bid 7, bid 8, pass, pass")
    others = samples(state, 2, 100)
    assert all(other.cash[0] >= 7 for other in others)
    assert len({cards_of(other, 0)[0] for other in others}) > 5


def test_an_open_payment_can_be_finished_from_its_place_downwards() -> None:
    state = opened(2, "cod shrimp")
    deal(state, 0, "shrimp lobster vessel cod king-crab cod")
    state.base[0] = state.certain[0] = 0
    play(state, "auction cod, bid 6, pass, pay lobster")
    for other in samples(state, 1, 25):
        play_on(Setup(GAME, 2, {}), other, Rng(1))


def test_after_a_reshuffle_there_are_two_stocks() -> None:
    """Only Shrimp cards were on the pile: every card drawn now is one, and older cards stay what they were."""
    state = idle_until(opened(2), "draw")
    play(state, "draw cod, draw tuna, discard cod, draw cod, draw vessel, discard cod")
    state.phase, state.to_move, state.seat, state.order = 13, CHANCE, 0, 0
    older = state.deck.copy()
    shrimps = older[1]
    state.captains[6:] = [older[0], 0, *older[2:]]
    state.deck, state.deck_size, state.thrown = [0] * 6, 0, [0, shrimps, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    state.captains[6 + 4] += 2
    state.thrown_size, state.draws_left = shrimps, 2
    boat_deck.reshuffle_discards(state)
    play(state, "draw shrimp, draw shrimp")
    for other in samples(state, NOBODY, 50):
        assert other.deck == [0, shrimps - 2, 0, 0, 0, 0]
        assert other.hands[1] >= 3
        assert other.census() == state.census()


@pytest.mark.parametrize(
    ("cards", "total", "due", "ways"),
    [(1, 3, 3, [[3]]), (2, 4, 4, [[3, 1], [2, 2]]), (2, 4, 3, [[2, 2]]), (3, 9, 9, [[3, 3, 3]]), (2, 7, 7, [])],
)
def test_what_a_payment_face_down_may_be_made_of(cards: int, total: int, due: int, ways: list[list[int]]) -> None:
    assert payments_of(GAME.printed.cash, cards, total, due) == ways


def test_face_down_a_payment_from_a_known_hand_leaves_few_stories() -> None:
    """Two cards worth $5 are the Tuna and one of three; the $1 cards are still there for sure."""
    state = opened(2, hidden_discards=True)
    play(state, "auction cod, bid 5, pass, pay tuna, pay lobster, settle")
    assert known_of(state, 0) == ["cod", "king-crab"]
    hands = {cards_of(other, 0)[0] for other in samples(state, 1)}
    assert hands == {
        "lobster vessel cod king-crab", "shrimp vessel cod king-crab", "shrimp lobster cod king-crab",
    }  # fmt: skip


def test_face_down_an_open_payment_may_be_covered_or_not() -> None:
    state = opened(2, hidden_discards=True)
    play(state, "auction cod, bid 4, pass, pay tuna, pay shrimp")
    others = samples(state, 1)
    assert {other.due > 0 for other in others} == {False, True}
    for other in others[:15]:
        play_on(Setup(GAME, 2, {"hidden_discards": True}), other, Rng(1))


def test_imagined_states_keep_every_piece_and_can_be_played_on() -> None:
    rng = Rng(11)
    for setup, state in positions(GAME, rng, 1):
        if rng.below(150):
            continue
        assert isinstance(state, FleetState)
        for reader in setup.readers():
            other = GAME.imagine(state.view(reader), rng)
            assert other.census() == state.census()
            assert (other.deck_size, other.thrown_size) == (state.deck_size, state.thrown_size)
            play_on(setup, other, rng)


def test_a_sample_leaves_the_own_cards_alone() -> None:
    state = opened(2)
    own(state, 0, "shrimp")
    afloat(state, 1, "tuna", crates=1)
    idle_until(launching(state), "draw")
    play(state, "draw cod, draw tuna")
    before = state.view(0)
    state.reshuffle(0, Rng(3))
    assert state.view(0) == before
    assert phase(state) == "discard"
    assert state.view(ALL) != before


def test_a_deal_is_mended_if_dealing_again_would_take_too_long() -> None:
    """All Tuna cards but four are on the table, the deck is empty, and somebody bids what only they can pay."""
    state = opened(3)
    deal(state, 0, "tuna tuna tuna tuna")
    state.base = [0, 0, 0]
    state.certain = [0, 0, 0]
    rest = state.deck.copy()
    state.fleet[36 * 2] += rest[0]
    state.waiting[2] += rest[0]
    for kind in range(1, 6):
        state.captains[6 + kind] += rest[kind]
    state.deck, state.deck_size = [0] * 6, 0
    play(state, "auction cod, bid 12")
    hands = {cards_of(other, 0)[0] for other in samples(state, NOBODY, 20)}
    assert hands == {"tuna tuna tuna tuna"}
    assert all(other.census() == state.census() for other in samples(state, NOBODY, 5))
