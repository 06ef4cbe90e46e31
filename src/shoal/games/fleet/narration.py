"""What happened in Fleet, line by line, from what the reader knew before and knows after."""

from typing import Final, cast

from shoal.core.game import CHANCE, Game, Shown, View
from shoal.core.telling import counted, listed, mark
from shoal.games.fleet.insight import insight
from shoal.games.fleet.view import FleetView, Payment
from shoal.games.fleet.words import boat_title, licence_title

DRAWS_FOR: Final = {"cod draw": "for Cod", "lobster draw": "for Lobster", "trade draw": "for a crate", "draw": ""}


def tell(game: Game, before: View, shown: Shown, after: View) -> list[str]:
    earlier, later = cast("FleetView", before), cast("FleetView", after)
    told = _chance(earlier, shown) if shown.seat == CHANCE else _step(earlier, shown)
    return [told, *_consequences(game, earlier, later)]


def _chance(earlier: FleetView, shown: Shown) -> str:
    verb, _, thing = shown.text.partition(" ")
    if verb == "start":
        return f"{mark(int(thing))} has the start player marker."
    if verb == "reveal":
        return f"{licence_title(thing)} comes into the auction."
    card = "a card" if shown.veiled else f"a {boat_title(thing)} card"
    return f"{mark(earlier['seat'])} draws {card} {DRAWS_FOR[earlier['phase']]}".rstrip() + "."


def _step(earlier: FleetView, shown: Shown) -> str:
    who = mark(shown.seat)
    verb, _, thing = shown.text.partition(" ")
    if shown.veiled:
        return f"{who} {_veiled(verb)}."
    if verb == "auction":
        return f"{who} puts {licence_title(thing)} up for auction."
    if verb == "bid":
        return f"{who} {'opens at' if earlier['phase'] == 'open' else 'raises to'} ${thing}."
    if verb == "process":
        kind, crates = thing.rsplit(" ", 1)
        return f"{who} processes a crate of a {boat_title(kind)} boat with {counted(int(crates), 'crate')}."
    told = PLAIN.get(verb) or (STOPPED[earlier["phase"]] if verb == "stop" else _with_card(verb, thing))
    return f"{who} {told}."


PLAIN: Final = {
    "decline": "buys no licence this round",
    "pass": "passes",
    "trade": "trades a processed crate for cards",
    "settle": "settles the payment",
}
STOPPED: Final = {"launch": "is done launching", "captain": "is done hiring", "process": "is done processing"}


def _veiled(verb: str) -> str:
    return {"hire": "hires a captain", "pay": "pays a card, face down", "discard": "discards a card, face down"}[verb]


def _with_card(verb: str, thing: str) -> str:
    if thing == "crate":
        return "pays a processed crate"
    card = boat_title(thing)
    return {
        "pay": f"pays a {card} card",
        "launch": f"launches a {card} boat",
        "captain": f"hires a captain: a {card} card",
        "aboard": f"puts the captain aboard a {card} boat",
        "discard": f"discards a {card} card",
    }[verb]


def _consequences(game: Game, earlier: FleetView, later: FleetView) -> list[str]:
    lines = _payments(earlier, later)
    if later["auction"]["bought"] == 0 and sum(later["removed"].values()) > sum(earlier["removed"].values()):
        lines.append("Nobody bought a licence: those in the auction leave the game.")
    if later["reshuffles"] > earlier["reshuffles"]:
        lines.append("The boat deck is empty; the discards are shuffled into a new one.")
    lines += _fishing(earlier, later)
    lines += _last_round(earlier, later)
    if later["round"] > earlier["round"]:
        lines.append(f"Round {later['round']} begins. {mark(later['start_player'])} is start player.")
    if later["phase"] == "over" and earlier["phase"] != "over":
        lines.append(_result(game, later))
    return lines


def _payments(earlier: FleetView, later: FleetView) -> list[str]:
    """Tell of a purchase or a launch that has just been completed."""
    before, after = earlier["players"], later["players"]
    for seat, player in enumerate(after):
        for licence, count in player["licences"].items():
            if count > before[seat]["licences"].get(licence, 0):
                return [f"{mark(seat)} buys {licence_title(licence)} {_price(later['payment'])}."]
    paid = earlier["phase"] == "pay" and later["phase"] != "pay"
    boat = later["payment"]["boat"]
    free = earlier["phase"] == "launch" and later["phase"] != "pay" and sum(_afloat(later)) > sum(_afloat(earlier))
    if boat is not None and (paid or free):
        return [f"The {boat_title(boat)} boat is afloat, {_price(later['payment'])}."]
    return []


def _afloat(view: FleetView) -> list[int]:
    return [sum(boats["boats"] for boats in player["boats"]) for player in view["players"]]


def _price(payment: Payment) -> str:
    """Say what the price was, and how it was paid: what the discount took off, cards, crates."""
    parts = []
    if payment["discount"]:
        parts.append(f"${min(payment['discount'], payment['price'])} off")
    if payment["cards"]:
        parts.append(f"{counted(payment['cards'], 'card')} worth ${payment['cash']}")
    if payment["crates"]:
        parts.append(counted(payment["crates"], "crate"))
    return f"for ${payment['price']} ({listed(parts)})" if parts else "for nothing"


def _fishing(earlier: FleetView, later: FleetView) -> list[str]:
    caught = earlier["supply"] - later["supply"]
    if not caught:
        return []
    parts = []
    for seat, (old, new) in enumerate(zip(earlier["players"], later["players"], strict=True)):
        fish = _crates(new["boats"]) - _crates(old["boats"])
        if fish:
            parts.append(f"{mark(seat)} {fish}")
    return [f"All fish, {counted(caught, 'crate')}: {listed(parts)}. {max(later['supply'], 0)} left."]


def _crates(boats: object) -> int:
    return sum(one["crates"] * one["boats"] for one in cast("list[dict[str, int]]", boats))


def _last_round(earlier: FleetView, later: FleetView) -> list[str]:
    reasons = ["The licence deck cannot fill the auction", "The last crate is taken"]
    return [
        f"{reason}: this is the last round."
        for reason, was, now in zip(reasons, earlier["last_round"], later["last_round"], strict=True)
        if now and not was
    ]


def _result(game: Game, later: FleetView) -> str:
    insights = insight(game, later)
    points = [sum(sources.values()) for sources in insights["points"]]
    scores = ", ".join(f"{mark(seat)} {total}" for seat, total in enumerate(points))
    winners = [mark(seat) for seat in insights["leaders"]]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"Game over: {listed(winners)} {verb}. Points: {scores}."
