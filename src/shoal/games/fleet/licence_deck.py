"""The licence deck of Fleet and the licences revealed, one for each player; prices are in edition.toml."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.fleet.actions import REVEAL
from shoal.games.fleet.edition_numbers import COMMONS, LICENCE_KINDS
from shoal.games.fleet.phases import REVEALING
from shoal.games.fleet.position import Position


def begin(position: Position) -> None:
    position.phase = REVEALING


def seek(position: Position) -> bool:
    """Ask chance for a licence while one is lacking; if there is none left, this round is the last."""
    if position.displayed >= position.seats:
        return False
    if licences_to_come(position) == 0:
        position.no_licences = True
        return False
    position.to_move = CHANCE
    return True


def licences_to_come(position: Position) -> i64:
    return position.top_left + position.commons_left + position.premiums_left


def odds(position: Position) -> list[tuple[int, int]]:
    """Return the licences that may come next, with their weights.

    All unseen licences of one sort are alike, those that left the game at the setup included. On top lie commons only;
    below them the next one is common or premium as the commons and premiums still to come are mixed.
    """
    commons: i64 = 0
    premiums: i64 = 0
    for kind in range(LICENCE_KINDS):
        if kind < COMMONS:
            commons += position.unseen[kind]
        else:
            premiums += position.unseen[kind]
    each_common: i64 = position.commons_left * premiums
    each_premium: i64 = position.premiums_left * commons
    if position.top_left > 0 or position.premiums_left == 0:
        each_common, each_premium = 1, 0
    elif position.commons_left == 0:
        each_common, each_premium = 0, 1
    reveals: list[tuple[int, int]] = []
    for kind in range(LICENCE_KINDS):
        weight: i64 = position.unseen[kind] * (each_common if kind < COMMONS else each_premium)
        if weight > 0:
            reveals.append((REVEAL + kind, weight))
    return reveals


def act(position: Position, action: i64) -> bool:
    """Put the licence on display; `seek` finds out if another one is lacking."""
    kind: i64 = action - REVEAL
    position.unseen[kind] -= 1
    position.display[kind] += 1
    position.displayed += 1
    if position.top_left > 0:
        position.top_left -= 1
    elif kind < COMMONS:
        position.commons_left -= 1
    else:
        position.premiums_left -= 1
    return False
