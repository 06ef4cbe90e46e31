"""What helps a person see a position of Pisces: odds, what will breed, who leads, what can be paid."""

from typing import TypedDict

from shoal.core.game import Game, View
from shoal.games.pisces import fishing, life_cycles, payment, scoring
from shoal.games.pisces.edition_numbers import ITEMS, RED
from shoal.games.pisces.insight_printed import (
    Location,
    Numbers,
    OpeningBoard,
    Species,
    location_of,
    numbers_of,
    opening_of,
    species_of,
)
from shoal.games.pisces.phases import BOARDS, PURCHASES
from shoal.games.pisces.purchases import in_stock
from shoal.games.pisces.state import PiscesState, state_of
from shoal.games.pisces.ways_to_pay import best_payment, chips_for


class Area(TypedDict):
    """What one attempt in an area would bring the player, if it were made now and they chose what is worth most.

    outcomes, catching, releasing, blocked   ways of the dice: all, and those of each kind; the rest hit nothing
    trophy                                   ways that would complete the tournament's goals
    chance, points                           catching / outcomes, and the mean points of an attempt
    """

    area: str
    dice: int
    outcomes: int
    catching: int
    releasing: int
    blocked: int
    trophy: int
    chance: float
    points: float


class Board(TypedDict):
    """A board in play, and what the life cycle would make of it now.

    spawners   chips that would come to the spawning grounds, and breed
    new_chips  how many would be born; None where dice of that number decide, up to what the centre then holds
    """

    owner: int
    value: int
    locations: list[Location]
    spawners: int
    new_chips: int | None
    new_dice: int
    most_new: int


class Score(TypedDict):
    """A player's points if the game ended now; species break ties."""

    chips: int
    trophies: int
    award: int
    total: int
    species: int


class ShopOffer(TypedDict):
    """Something in the shop: its price, whether it can be had, and the best payment (None if there is none)."""

    price: int
    in_stock: bool
    payment: list[str] | None


class PiscesInsight(TypedDict):
    """What follows from a view.

    reconstructed  the sections of the edition that are not from the rulebook
    areas          the odds of every area for the player whose turn of the phase it is
    scores, leaders, most_stars   points now, who would win, who has most stars
    missing        what each player has still to catch for this round's trophy
    payable        the bids that each player could pay exactly
    shop           what the player at the shop can buy
    proposal       of the player who pays: the steps of the best payment of what is still due
    species, spots the six species and the bidding track as printed
    opening        while boards are chosen, how each of them begins
    numbers        printed numbers that a player needs
    """

    reconstructed: list[str]
    areas: list[Area]
    boards: dict[str, Board]
    scores: list[Score]
    leaders: list[int]
    most_stars: list[int]
    missing: list[list[str]]
    payable: list[list[int]]
    shop: dict[str, ShopOffer]
    proposal: list[str]
    species: dict[str, Species]
    spots: list[int]
    opening: dict[str, OpeningBoard]
    numbers: Numbers


def insight(game: Game, view: View) -> PiscesInsight:
    state = state_of(game, view)
    seats, most = range(state.seats), max(state.stars)
    return {
        "reconstructed": game.edition.reconstructed(),
        "areas": [area_odds(state, area) for area in state.in_play] if state.seat >= 0 else [],
        "boards": boards_of(state),
        "scores": scores_of(state),
        "leaders": [seat for seat, share in enumerate(state.shares()) if share],
        "most_stars": [seat for seat in seats if state.stars[seat] == most > 0],
        "missing": [missing_goals(state, seat) for seat in seats],
        "payable": [_payable(state, seat) for seat in seats],
        "shop": _shop(state) if state.phase == PURCHASES else {},
        "proposal": [state.actions.format(step) for step in best_payment(state)],
        "species": species_of(state.printed),
        "spots": list(state.printed.spots),
        "opening": opening_of(state.printed) if state.phase <= BOARDS else {},
        "numbers": numbers_of(state.printed),
    }


def boards_of(state: PiscesState) -> dict[str, Board]:
    return {name: _board(state, kind) for kind, name in enumerate(state.printed.species) if state.owner[kind] >= 0}


def scores_of(state: PiscesState) -> list[Score]:
    return [_score(state, seat) for seat in range(state.seats)]


def area_odds(position: PiscesState, area: int) -> Area:
    state, printed = position.copy(), position.printed
    state.area = area
    odds = _odds_at(state, area)
    ways = dict.fromkeys(("catching", "releasing", "blocked", "nothing"), 0)
    total, points, trophy = 0, 0, 0
    missing = missing_goals(state, state.seat)
    for roll, weight in odds:
        state.roll = roll
        hit = fishing.hits(state)
        best = max((_worth(state, place) for place in hit), default=0)
        ways[_kind_of_hit(state, hit, best)] += weight
        total += weight
        points += weight * best
        trophy += weight * any(_completes(state, missing, place) for place in hit)
    return {
        "area": printed.areas[area],
        "dice": printed.dice[area],
        "outcomes": total,
        "catching": ways["catching"],
        "releasing": ways["releasing"],
        "blocked": ways["blocked"],
        "trophy": trophy,
        "chance": round(ways["catching"] / total, 3),
        "points": round(points / total, 2),
    }


def _odds_at(state: PiscesState, area: int) -> list[tuple[int, int]]:
    """Return the numbers that count in an area, with their ways."""
    if area == state.printed.ocean:
        return [(number, 1) for number, kind in enumerate(state.ocean) if kind >= 0]
    return [(number, ways) for number, ways in enumerate(state.printed.ways[state.printed.dice[area]]) if ways]


def _blocked(state: PiscesState, place: int) -> bool:
    return state.block[state.owner[state.printed.species_of[place]]] == place


def _worth(state: PiscesState, place: int) -> int:
    if _blocked(state, place) or state.printed.icon_of[place] == RED:
        return 0
    return state.stack[place] * state.printed.values[state.printed.species_of[place]]


def _kind_of_hit(state: PiscesState, hit: list[int], best: int) -> str:
    if best:
        return "catching"
    if not hit:
        return "nothing"
    return "blocked" if all(_blocked(state, place) for place in hit) else "releasing"


def _completes(state: PiscesState, missing: list[str], place: int) -> bool:
    """Return whether catching this stack would win the player the tournament."""
    name = state.printed.species[state.printed.species_of[place]]
    return 0 < missing.count(name) == len(missing) <= state.stack[place] and _worth(state, place) > 0


def _board(state: PiscesState, kind: int) -> Board:
    printed = state.printed
    later = state.copy()
    life_cycles.age(later, kind)
    spawners = int(life_cycles.spawners_of(later, kind))
    dice, young = printed.breeding_dice[kind], printed.young[kind]
    return {
        "owner": state.owner[kind],
        "value": printed.values[kind],
        "locations": [
            location_of(printed, place, state.stack[place], blocked=_blocked(state, place))
            for place in range(printed.board_from[kind], printed.board_from[kind + 1])
        ],
        "spawners": spawners,
        "new_chips": None if dice else min(young[min(spawners, len(young) - 1)], later.centre[kind]),
        "new_dice": dice,
        "most_new": later.centre[kind],
    }


def _score(state: PiscesState, seat: int) -> Score:
    trophies = state.trophies[seat] * int(state.printed.trophy_points)
    total = state.scores()[seat]
    return {
        "chips": state.points[seat],
        "trophies": trophies,
        "award": total - state.points[seat] - trophies,
        "total": total,
        "species": int(scoring.species_held(state, seat)),
    }


def missing_goals(state: PiscesState, seat: int) -> list[str]:
    """List what a player has still to catch for this round's trophy."""
    kinds = len(state.printed.species)
    caught = state.caught[kinds * seat : kinds * (seat + 1)]
    missing = []
    for kind in state.goals:
        if caught[kind]:
            caught[kind] -= 1
        else:
            missing.append(state.printed.species[kind])
    return missing


def _payable(state: PiscesState, seat: int) -> list[int]:
    sums = int(payment.payable(state, seat, state.usable_motors(seat)))
    return [spot for spot in state.printed.spots if sums >> spot & 1]


def _shop(state: PiscesState) -> dict[str, ShopOffer]:
    return {
        item: {
            "price": state.printed.cost_of(number),
            "in_stock": in_stock(state, number),
            "payment": _chips(state, state.printed.cost_of(number)),
        }
        for number, item in enumerate(ITEMS)
    }


def _chips(state: PiscesState, price: int) -> list[str] | None:
    """Return the best chips for a price, dearest first."""
    chips = chips_for(state, price, exactly=False)
    return None if chips is None else [state.printed.species[kind] for kind in chips]
