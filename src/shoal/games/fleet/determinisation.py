"""Determinisation for Fleet: a fair sample of what a reader cannot know: hands, captains, cards face down, the deck.

Each hidden hand is first recollected from what everybody saw of it (`hidden/hand_history.py`); then the unseen cards
are dealt to all places that may hold any (`hidden/deal_unseen_cards.py`). A deal that contradicts a bid or an open
payment is thrown away and dealt again, so the probabilities stay right. If that fails many times, single cards are
exchanged (`hidden/repair_deal.py`).
"""

from typing import Final

from shoal.core.rng import Rng
from shoal.games.fleet.boat_deck import fresh_cards
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.hidden.deal_unseen_cards import deal, deal_labels, deal_places, shuffled
from shoal.games.fleet.hidden.hand_history import Recollection
from shoal.games.fleet.hidden.partial_deal import Guess
from shoal.games.fleet.hidden.repair_deal import mend
from shoal.games.fleet.phases import BIDDING, DISCARDING, DRAWING, OPENING, PAYING
from shoal.games.fleet.position import Position

FAIR_TRIES: Final = 40
MENDED_TRIES: Final = 20
FORGETFUL_TRIES: Final = 200
NOTHING_OWED: Final = -1


def reshuffle(position: Position, reader: int, rng: Rng) -> None:
    """Replace what the reader cannot know, in place."""
    for number in range(FAIR_TRIES + MENDED_TRIES + FORGETFUL_TRIES):
        guess = Guess(position, reader, rng)
        remembering = number < FAIR_TRIES + MENDED_TRIES
        dealt = guess.recollect() and deal(guess) if remembering else _forget(guess)
        if dealt and _settle(guess, mending=number >= FAIR_TRIES):
            guess.commit()
            return
    raise AssertionError("the hidden cards cannot be what was seen of them")


def _forget(guess: Guess) -> bool:
    """Deal all hidden cards without regard to what is remembered: the last resort."""
    for seat in guess.others:
        guess.any_hand[seat] = guess.position.hand_size[seat]
        guess.any_captains[seat] = guess.captain_places(seat)
        if guess.position.hidden:
            first = BOAT_KINDS * seat
            guess.any_thrown[seat] = sum(guess.position.thrown[first : first + BOAT_KINDS])
        if guess.pays_face_down(seat):
            telling = Recollection(guess.position, seat, guess.rng, careful=False)
            telling.mask, telling.any_cards = 0, guess.any_hand[seat] + guess.position.paid_cards
            if not guess.recollect_payment(seat, telling):
                return False
            guess.labels[seat] = telling.labels
            guess.any_thrown[seat] -= len(telling.labels)
    if not deal_labels(guess):
        return False
    deal_places(guess, shuffled(guess.pool, guess.rng), old=False)
    return True


def _settle(guess: Guess, *, mending: bool) -> bool:
    """Check the deal against bids and payments, or mend it as far as play needs; then fill in the rest."""
    debtor = _debtor(guess)
    if mending:
        if debtor != NOTHING_OWED and not mend(guess, debtor):
            return False
    elif not _keeps_floors(guess):
        return False
    if debtor != NOTHING_OWED and not guess.can_pay(debtor):
        return False
    _choose_fresh(guess)
    return True


def _debtor(guess: Guess) -> int:
    """Return the hidden seat whose bid stands or whose payment is open."""
    position = guess.position
    seat = position.high if position.phase == BIDDING else position.seat
    owing = position.phase in {OPENING, BIDDING, PAYING} and seat != guess.reader
    return seat if owing else NOTHING_OWED


def _keeps_floors(guess: Guess) -> bool:
    for seat in guess.others:
        paid = guess.position.price - guess.position.discount(seat) - guess.position.paid_crates - guess.due
        cash = guess.cash(seat, 0) + (paid if guess.pays_face_down(seat) else 0)
        if cash < guess.position.floors[seat]:
            return False
    return True


def _choose_fresh(guess: Guess) -> None:
    """Take the newest cards of a hidden hand for those that its owner has just drawn."""
    position = guess.position
    if position.phase in {DRAWING, DISCARDING} and position.seat != guess.reader:
        newest = guess.dealt[position.seat][-fresh_cards(position) :] if fresh_cards(position) else []
        guess.fresh = [newest.count(kind) for kind in range(BOAT_KINDS)]
