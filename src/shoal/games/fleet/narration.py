"""What happened in Fleet, as tellings, from what the reader knew before and knows after."""

from collections.abc import Sequence
from typing import cast

from shoal.core.game import CHANCE, Game, Shown, View
from shoal.core.telling import Telling, telling
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.scoring import boats_of
from shoal.games.fleet.state import FleetState, state_of
from shoal.games.fleet.view import Boats, FleetView, Payment


def tell(game: Game, before: View, shown: Shown, after: View) -> list[Telling]:
    earlier, later = cast("FleetView", before), cast("FleetView", after)
    told = _chance(earlier, shown) if shown.seat == CHANCE else _step(earlier, shown)
    return [told, *_consequences(game, earlier, later)]


def _chance(earlier: FleetView, shown: Shown) -> Telling:
    verb, _, thing = shown.text.partition(" ")
    if verb == "start":
        return telling("fleet.start-player", seat=int(thing))
    if verb == "reveal":
        return telling("fleet.revealed", licence=thing)
    return _hidden_draw(earlier) if shown.veiled else _open_draw(earlier, thing)


def _hidden_draw(earlier: FleetView) -> Telling:
    seat, phase = earlier["seat"], earlier["phase"]
    if phase in ("cod draw", "lobster draw"):
        return telling("fleet.drew-bonus", seat=seat, licence=phase.removesuffix(" draw"))
    return telling("fleet.drew-for-crate" if phase == "trade draw" else "fleet.drew", seat=seat)


def _open_draw(earlier: FleetView, card: str) -> Telling:
    seat, phase = earlier["seat"], earlier["phase"]
    if phase in ("cod draw", "lobster draw"):
        return telling("fleet.drew-card-bonus", seat=seat, licence=phase.removesuffix(" draw"), card=card)
    return telling("fleet.drew-card-for-crate" if phase == "trade draw" else "fleet.drew-card", seat=seat, card=card)


def _step(earlier: FleetView, shown: Shown) -> Telling:
    seat = shown.seat
    verb, _, thing = shown.text.partition(" ")
    if shown.veiled:
        return _veiled(seat, verb)
    if verb in ("auction", "bid", "decline", "pass"):
        return _auction_step(earlier, seat, verb, thing)
    if verb in ("launch", "captain", "aboard"):
        return _boat_step(seat, verb, thing)
    if verb in ("pay", "settle", "discard"):
        return _card_step(seat, verb, thing)
    return _stopped(earlier, seat) if verb == "stop" else _processing(earlier, seat, thing)


def _veiled(seat: int, verb: str) -> Telling:
    if verb == "hire":
        return telling("fleet.hired", seat=seat)
    return telling("fleet.paid-face-down" if verb == "pay" else "fleet.discarded-face-down", seat=seat)


def _auction_step(earlier: FleetView, seat: int, verb: str, thing: str) -> Telling:
    if verb == "auction":
        return telling("fleet.put-up", seat=seat, licence=thing)
    if verb == "bid":
        opening = earlier["phase"] == "open"
        return telling("fleet.opened-bidding" if opening else "fleet.raised", seat=seat, bid=int(thing))
    return telling("fleet.passed" if verb == "pass" else "fleet.declined", seat=seat)


def _boat_step(seat: int, verb: str, thing: str) -> Telling:
    if verb == "captain":
        return telling("fleet.hired-card", seat=seat, card=thing)
    return telling("fleet.launched" if verb == "launch" else "fleet.boarded", seat=seat, boat=thing)


def _card_step(seat: int, verb: str, thing: str) -> Telling:
    if verb == "settle":
        return telling("fleet.settled", seat=seat)
    if thing == "crate":
        return telling("fleet.paid-crate", seat=seat)
    return telling("fleet.paid" if verb == "pay" else "fleet.discarded", seat=seat, card=thing)


def _stopped(earlier: FleetView, seat: int) -> Telling:
    if earlier["phase"] == "process":
        return telling("fleet.done-processing", seat=seat)
    return telling("fleet.done-launching" if earlier["phase"] == "launch" else "fleet.done-hiring", seat=seat)


def _processing(earlier: FleetView, seat: int, thing: str) -> Telling:
    """Tell of a crate processed; or, where no boat is named, of one traded."""
    if thing:
        boat, crates = thing.split(" ")
        return telling("fleet.processed", seat=seat, boat=boat, crates=int(crates))
    drawable = earlier["deck_size"] + sum(player["thrown_size"] for player in earlier["players"])
    licences = earlier["players"][seat]["licences"].get("vessel", 0)
    return telling("fleet.traded", seat=seat, cards=min(licences, drawable))


def _consequences(game: Game, earlier: FleetView, later: FleetView) -> list[Telling]:
    told = _payments(earlier, later)
    if later["auction"]["bought"] == 0 and sum(later["removed"].values()) > sum(earlier["removed"].values()):
        gone = [licence for licence, count in earlier["display"].items() for _ in range(count)]
        told.append(telling("fleet.nobody-bought", licences=gone))
    if later["reshuffles"] > earlier["reshuffles"]:
        told.append(telling("fleet.reshuffled"))
    told += _fishing(earlier, later)
    told += _last_round(earlier, later)
    if later["round"] > earlier["round"]:
        told.append(telling("fleet.round-begins", round=later["round"], seat=later["start_player"]))
    if later["phase"] == "over" and earlier["phase"] != "over":
        told += _result(game, later)
    return told


def _payments(earlier: FleetView, later: FleetView) -> list[Telling]:
    """Tell of a purchase or a launch that has just been completed."""
    before, after = earlier["players"], later["players"]
    for seat, player in enumerate(after):
        for licence, count in player["licences"].items():
            if count > before[seat]["licences"].get(licence, 0):
                return [_bought(seat, licence, later["payment"])]
    paid = earlier["phase"] == "pay" and later["phase"] != "pay"
    boat = later["payment"]["boat"]
    free = earlier["phase"] == "launch" and later["phase"] != "pay" and sum(_afloat(later)) > sum(_afloat(earlier))
    return [_floated(boat, later["payment"])] if boat is not None and (paid or free) else []


def _afloat(view: FleetView) -> list[int]:
    return [sum(boats["boats"] for boats in player["boats"]) for player in view["players"]]


def _bought(seat: int, licence: str, payment: Payment) -> Telling:
    return telling(
        "fleet.bought",
        seat=seat,
        licence=licence,
        price=payment["price"],
        discount=min(payment["discount"], payment["price"]),
        cards=payment["cards"],
        cash=payment["cash"],
        crates=payment["crates"],
    )


def _floated(boat: str, payment: Payment) -> Telling:
    return telling(
        "fleet.afloat",
        seat=payment["seat"],
        boat=boat,
        price=payment["price"],
        discount=min(payment["discount"], payment["price"]),
        cards=payment["cards"],
        cash=payment["cash"],
        crates=payment["crates"],
    )


def _fishing(earlier: FleetView, later: FleetView) -> list[Telling]:
    """Tell what each seat catches, and what is left for the next time."""
    if later["supply"] == earlier["supply"]:
        return []
    told = []
    for seat, (old, new) in enumerate(zip(earlier["players"], later["players"], strict=True)):
        crates = _crates(new["boats"]) - _crates(old["boats"])
        if crates:
            told.append(telling("fleet.caught", seat=seat, crates=crates))
    if later["supply"] > 0:
        told.append(telling("fleet.supply-left", crates=later["supply"]))
    return told


def _crates(boats: Sequence[Boats]) -> int:
    return sum(group["crates"] * group["boats"] for group in boats)


def _last_round(earlier: FleetView, later: FleetView) -> list[Telling]:
    told = []
    if later["last_round"][0] and not earlier["last_round"][0]:
        told.append(telling("fleet.last-by-licences"))
    if later["last_round"][1] and not earlier["last_round"][1]:
        told.append(telling("fleet.last-by-crates"))
    return told


def _result(game: Game, view: FleetView) -> list[Telling]:
    """Tell the points of each seat by source, then who wins and by what."""
    state = state_of(game, view)
    return [*(_points(state, seat) for seat in range(state.seats)), _winner(state)]


def _points(state: FleetState, seat: int) -> Telling:
    sources = points_by_source(state, seat)
    return telling(
        "fleet.scored",
        seat=seat,
        points=sum(sources.values()),
        for_licences=sources["licences"],
        for_boats=sources["boats"],
        for_crates=sources["crates"],
        for_crabs=sources["king_crab"],
    )


def _winner(state: FleetState) -> Telling:
    """Name the winner, and what broke the tie, if there was one."""
    points = state.scores()
    boats = [int(boats_of(state, seat)) for seat in range(state.seats)]
    crates = [int(state.crates_on_boats(seat)) for seat in range(state.seats)]
    level = _best(points, list(range(state.seats)))
    most = points[level[0]]
    if len(level) == 1:
        return telling("fleet.won", seat=level[0], points=most)
    tied, level = level, _best(boats, level)
    if len(level) == 1:
        return telling("fleet.won-by-boats", seats=tied, points=most, seat=level[0], boats=boats[level[0]])
    fleets = boats[level[0]]
    tied, level = level, _best(crates, level)
    fish = crates[level[0]]
    if len(level) == 1:
        return telling("fleet.won-by-crates", seats=tied, points=most, boats=fleets, seat=level[0], crates=fish)
    return telling("fleet.shared", seats=level, points=most, boats=fleets, crates=fish)


def _best(numbers: list[int], seats: list[int]) -> list[int]:
    """Return those of the seats that have the highest number."""
    most = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == most]
