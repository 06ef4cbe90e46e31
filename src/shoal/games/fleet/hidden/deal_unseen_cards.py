"""Dealing the unseen cards of Fleet to hidden hands, captains and discards."""

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet.edition_numbers import BOAT_KINDS
from shoal.games.fleet.hand_tracking import DRAWN_LEFT, DREW, HIRED
from shoal.games.fleet.hidden.partial_deal import Guess


def deal(guess: Guess) -> bool:
    if guess.position.reshuffles == 0 or guess.position.hidden:
        if not deal_labels(guess):
            return False
        deal_places(guess, shuffled(guess.pool, guess.rng), old=False)
        return True
    return _deal_stocks(guess)


def deal_labels(guess: Guess) -> bool:
    """Deal the cards of which only the cash is known."""
    cash = guess.position.printed.cash
    for seat in guess.others:
        settled = len(guess.labels[seat]) - (guess.open_labels if guess.pays_face_down(seat) else 0)
        for number, amount in enumerate(guess.labels[seat]):
            odds = [(kind, guess.pool[kind]) for kind in range(BOAT_KINDS) if cash[kind] == amount]
            odds = [(kind, cards) for kind, cards in odds if cards]
            if not odds:
                return False
            kind = guess.rng.weighted(odds)
            guess.pool[kind] -= 1
            guess.thrown[BOAT_KINDS * seat + kind] += 1
            if number >= settled:
                guess.count_payment(kind)
    return True


def deal_places(guess: Guess, cards: list[int], *, old: bool) -> None:
    """Deal to the places of all hidden seats, the old ones or the others, from the end of the cards."""
    counting_draws = guess.position.reshuffles > 0 and not old
    for seat in guess.others:
        first = BOAT_KINDS * seat
        for _ in range(guess.old_hand[seat] if old else guess.any_hand[seat]):
            kind = cards.pop()
            guess.hands[first + kind] += 1
            guess.dealt[seat].append(kind)
            guess.drawn[first + kind] += counting_draws
        for _ in range(guess.old_captains[seat] if old else guess.any_captains[seat]):
            kind = cards.pop()
            guess.captains[first + kind] += 1
            guess.dealt_captains[seat].append(kind)
            guess.drawn[first + kind] += counting_draws
        for _ in range(guess.any_thrown[seat]):
            guess.thrown[first + cards.pop()] += 1
    guess.pool = [cards.count(kind) for kind in range(BOAT_KINDS)]


def _deal_stocks(guess: Guess) -> bool:
    """Deal after a reshuffle: older places from what was hidden then, newer ones from what the deck was made of."""
    newer = guess.position.deck_at_reshuffle.copy()
    if guess.reader >= 0:
        for kind in range(BOAT_KINDS):
            newer[kind] -= guess.position.drawn[BOAT_KINDS * guess.reader + kind]
    older = [guess.pool[kind] - newer[kind] for kind in range(BOAT_KINDS)]
    for seat in guess.others:
        for event in guess.trails[seat]:
            if event < DREW or event >= DRAWN_LEFT:
                older[event % DRAWN_LEFT] += 1
    if min(older) < 0 or not _trace(guess, older, newer):
        return False
    deal_places(guess, shuffled(older, guess.rng), old=True)
    for seat in guess.others:
        guess.any_hand[seat] -= guess.old_hand[seat]
        guess.any_captains[seat] -= guess.old_captains[seat]
    deal_places(guess, shuffled(newer, guess.rng), old=False)
    return True


def _trace(guess: Guess, older: list[int], newer: list[int]) -> bool:
    """Decide which stock each card that was seen to leave, and each captain, came from; return False if none fits."""
    for seat in guess.others:
        new: i64 = 0
        for event in guess.trails[seat]:
            if event == DREW:
                new += 1
                continue
            is_old = _is_old(guess, event, guess.old_hand[seat], new, older, newer)
            if is_old < 0:
                return False
            guess.old_hand[seat] -= is_old
            new -= 1 - is_old
            kind = event % DRAWN_LEFT
            if event == HIRED:
                guess.old_captains[seat] += is_old
            elif is_old:
                older[kind] -= 1
            else:
                newer[kind] -= 1
                guess.drawn[BOAT_KINDS * seat + kind] += 1
    return True


def _is_old(guess: Guess, event: int, old: i64, new: i64, older: list[int], newer: list[int]) -> int:
    """Return 1 for an old card of the hand, 0 for a new one, drawn by weight; -1 if it can be neither."""
    if event != HIRED:
        kind = event % DRAWN_LEFT
        old *= older[kind] * sum(newer)
        new *= newer[kind] * sum(older)
        if event >= DRAWN_LEFT and new:
            return 0
    return int(guess.rng.below(old + new) < old) if old + new else -1


def shuffled(counts: list[int], rng: Rng) -> list[int]:
    """List cards, given as counts by kind, in random order."""
    cards = [kind for kind in range(BOAT_KINDS) for _ in range(counts[kind])]
    rng.shuffle(cards)
    return cards
