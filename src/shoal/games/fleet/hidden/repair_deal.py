"""Repairing an imagined deal of Fleet, card by card, if a bid or an open payment could not be paid."""

from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.hidden.partial_deal import Guess


def mend(guess: Guess, seat: int) -> bool:
    """Exchange cards of any kind until the hand holds what it owes; return False if that is impossible."""
    printed, place = guess.position.printed, guess.open_place()
    worth = [cash if at >= place else 0 for cash, at in zip(printed.cash, printed.place, strict=True)]
    while not guess.can_pay(seat):
        if not _improve(guess, seat, worth):
            return False
    return True


def _improve(guess: Guess, seat: int, worth: list[int]) -> bool:
    """Exchange the hand's least useful card of any kind for the most useful one of the deck, or of other places."""
    hand = guess.dealt[seat]
    if not hand:
        return False
    slot = min(range(len(hand)), key=lambda place: worth[hand[place]])
    given = hand[slot]
    best = max(range(BOAT_KINDS), key=lambda kind: worth[kind] if guess.pool[kind] else -1)
    if guess.pool[best] and worth[best] > worth[given]:
        guess.pool[best] -= 1
        guess.pool[given] += 1
    else:
        best = _take_from_others(guess, seat, given, worth)
    if best < 0:
        return False
    hand[slot] = best
    _move(guess.hands, seat, given, best)
    return True


def _take_from_others(guess: Guess, seat: int, given: int, worth: list[int]) -> int:
    """Exchange the card for a more useful one among hidden captains and hands; return its kind, or -1."""
    places = [(other, guess.dealt_captains[other], guess.captains) for other in guess.others]
    places += [(other, guess.dealt[other], guess.hands) for other in guess.others if other != seat]
    for other, cards, counts in places:
        for slot, kind in enumerate(cards):
            if worth[kind] > worth[given]:
                cards[slot] = given
                _move(counts, other, kind, given)
                return kind
    return -1


def _move(counts: list[int], seat: int, given: int, taken: int) -> None:
    counts[BOAT_KINDS * seat + given] -= 1
    counts[BOAT_KINDS * seat + taken] += 1
