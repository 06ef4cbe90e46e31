"""What speaks for an action of Pisces: odds of the dice, points, stars, goals, and what is paid."""

from typing import Final

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.pisces.bidding import leading_bid
from shoal.games.pisces.edition_numbers import BOAT, ITEMS, OUTBOARD, RED
from shoal.games.pisces.fishing import stars_for, trophies_to_give
from shoal.games.pisces.insight import area_odds, missing_goals
from shoal.games.pisces.phases import BID_PAYMENT
from shoal.games.pisces.state import PiscesState, state_of
from shoal.games.pisces.ways_to_pay import best_payment, chips_for

AREAS: Final = ("boat", "cast")


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:
    state = state_of(game, view)
    verb, _, what = state.actions.format(action).partition(" ")
    if verb in AREAS:
        return _fish(state, state.printed.areas.index(what))
    if verb == "finder":
        return _move(state, state.printed.areas.index(what))
    if verb in ("keep", "reroll"):
        return _fish(state, int(state.area)) if verb == "reroll" else [telling("pisces.why-nothing-hit")]
    if verb == "stack":
        return _land(state, seat, action - int(state.actions.stack))
    if verb == "block":
        return _guard(state, action - int(state.actions.block))
    return _business(state, seat, action, verb, what)


def _business(state: PiscesState, seat: int, action: int, verb: str, what: str) -> list[Telling]:
    """Tell of boards, the shop and the auction."""
    if verb == "take":
        kind = state.printed.species.index(what)
        values, dice = state.printed.values[kind], state.printed.dice[kind]
        return [telling("pisces.why-board", species=what, points=values, chips=state.printed.chips[kind], dice=dice)]
    if verb == "buy":
        return _buy(state, ITEMS.index(what))
    if verb in ("pay", "motor"):
        return _pay(state, seat, action)
    if verb == "bid":
        return _bid(state, seat, int(what))
    told = [telling("pisces.why-leading", bid=int(leading_bid(state)))] if verb == "pass" and any(state.markers) else []
    if verb == "done" and state.round in state.printed.bidding_rounds:
        told = [_auction(state, seat)]
    return [*told, telling("pisces.why-keep", points=state.points[seat])]


def _auction(state: PiscesState, seat: int) -> Telling:
    """Tell how much the seat, and the richest of the others, can bid after the purchases."""
    bonus = int(state.printed.motor_bonus)
    most = [state.points[bidder] + bonus * int(state.usable_motors(bidder)) for bidder in range(state.seats)]
    return telling("pisces.why-auction", own=most[seat], others=max(most[:seat] + most[seat + 1 :]))


def _fish(state: PiscesState, area: int) -> list[Telling]:
    odds = area_odds(state, area)
    name, outcomes = odds["area"], odds["outcomes"]
    told = [telling("pisces.why-odds", area=name, ways=odds["catching"], outcomes=outcomes)]
    if odds["trophy"] and trophies_to_give(state):
        told.append(telling("pisces.why-trophy", ways=odds["trophy"], outcomes=outcomes))
    told.append(telling("pisces.why-mean", mean=round(odds["points"], 1)))
    if odds["blocked"]:
        told.append(telling("pisces.why-blocked", ways=odds["blocked"], outcomes=outcomes))
    return told


def _move(state: PiscesState, area: int) -> list[Telling]:
    """Tell what a boat would catch where it is, and where it would catch most."""
    here = area_odds(state, area)
    others = [area_odds(state, other) for other in state.in_play if other != area]
    best = max(others, key=lambda odds: odds["points"])
    return [
        telling("pisces.why-here", area=here["area"], mean=round(here["points"], 1)),
        telling("pisces.why-elsewhere", area=best["area"], mean=round(best["points"], 1)),
    ]


def _land(state: PiscesState, seat: int, place: int) -> list[Telling]:
    printed, chips = state.printed, state.stack[place]
    kind = printed.species_of[place]
    owner, location = state.owner[kind], printed.locations[place]
    if state.block[owner] == place:
        stars = int(stars_for(state, chips))
        if owner == seat:
            return [telling("pisces.why-own-stars", stars=stars)]
        return [telling("pisces.why-others-stars", other=owner, stars=stars)]
    if printed.icon_of[place] == RED:
        return [telling("pisces.why-release", location=location, chips=chips)]
    told = [telling("pisces.why-land", chips=chips, points=chips * printed.values[kind])]
    goals, species = missing_goals(state, seat), printed.species[kind]
    if not state.won[seat] and species in goals and trophies_to_give(state):
        complete = goals.count(species) == len(goals) <= chips
        told.append(telling("pisces.why-goals") if complete else telling("pisces.why-goal", species=species))
    return told


def _guard(state: PiscesState, place: int) -> list[Telling]:
    """Tell the stars of a hit, and how many rolls reach the stack."""
    printed = state.printed
    kind = printed.species_of[place]
    told = [telling("pisces.why-guard", stars=int(stars_for(state, state.stack[place])))]
    if place in printed.grounds[kind]:
        numbers = [number for number, reached in enumerate(state.ocean) if reached >= 0]
        ways = [number for number in numbers if state.ocean[number] == kind]
        return [*told, telling("pisces.why-reached-at-sea", ways=len(ways), outcomes=len(numbers))]
    sums = printed.ways[printed.dice[kind]]
    ways_to_hit = sum(sums[number] for number in printed.numbers[place])
    return [*told, telling("pisces.why-reached", ways=ways_to_hit, outcomes=sum(sums))]


def _buy(state: PiscesState, item: int) -> list[Telling]:
    """Tell what an item is paid with, and in how many rounds it helps: a motor only where there is an auction."""
    price = int(state.due) + state.printed.cost_of(item)
    chips = chips_for(state, price, exactly=False) or []
    motor = item == BOAT + 1 + OUTBOARD
    coming = state.printed.bidding_rounds if motor else range(1, state.printed.rounds + 1)
    rounds = sum(1 for number in coming if number > state.round)
    return [_paid(state, chips, price), telling("pisces.why-rounds", item=ITEMS[item], rounds=rounds)]


def _paid(state: PiscesState, chips: list[int], price: int) -> Telling:
    spent = [state.printed.species[kind] for kind in chips]
    points = sum(state.printed.values[kind] for kind in chips)
    if not spent:
        return telling("pisces.why-motors")
    return telling("pisces.why-paid", spent=spent, points=points, over=max(points - price, 0))


def _pay(state: PiscesState, seat: int, action: int) -> list[Telling]:
    """Tell the best payment that begins with this piece."""
    due, motors = int(state.due), state.phase == BID_PAYMENT
    steps = [action]
    state.apply(seat, action)
    steps += best_payment(state) if state.seat == seat and state.due > 0 else []
    first = int(state.actions.pay)
    chips = [step - first for step in steps if first <= step < first + state.printed.kinds]
    price = due - int(state.printed.motor_bonus) * steps.count(int(state.actions.motor)) if motors else due
    return [_paid(state, chips, price), telling("pisces.why-left", points=_points_after(state, seat, steps[1:]))]


def _points_after(state: PiscesState, seat: int, steps: list[int]) -> int:
    first = int(state.actions.pay)
    spent = [step - first for step in steps if first <= step < first + state.printed.kinds]
    return state.points[seat] - sum(state.printed.values[kind] for kind in spent)


def _bid(state: PiscesState, seat: int, spot: int) -> list[Telling]:
    """Tell what a bid would be paid with, if it won."""
    state.phase, state.seat, state.due, state.rank = BID_PAYMENT, seat, spot, 0
    state.motors_left = state.usable_motors(seat)
    first, steps = int(state.actions.pay), best_payment(state)
    motors = steps.count(int(state.actions.motor))
    chips = [step - first for step in steps[motors:]]
    told = [_paid(state, chips, spot - int(state.printed.motor_bonus) * motors)]
    if motors and chips:
        told.append(telling("pisces.why-motor", points=int(state.printed.motor_bonus) * motors))
    return [*told, telling("pisces.why-first")]
