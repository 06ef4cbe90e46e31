"""What happened in Pisces, as tellings."""

from collections.abc import Callable
from typing import Final, cast

from shoal.core.game import NOBODY, Game, Shown, View
from shoal.core.telling import Telling, telling
from shoal.games.pisces import fishing
from shoal.games.pisces.edition_numbers import OUTRIGGER, RED
from shoal.games.pisces.insight import insight
from shoal.games.pisces.state import PiscesState, state_of
from shoal.games.pisces.view import PiscesView

SHOP: Final = ("purchases", "payment")


class Moment:
    """One action between two views, for the tellers below."""

    def __init__(self, game: Game, before: View, shown: Shown, after: View) -> None:
        self.game = game
        self.before = before
        self.after = after
        self.earlier = cast("PiscesView", before)
        self.later = cast("PiscesView", after)
        self.verb, _, self.what = shown.text.partition(" ")
        self.seat = shown.seat if shown.seat >= 0 else _seat(self.earlier["player"])

    def position(self) -> PiscesState:
        return state_of(self.game, self.before)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def tell(game: Game, before: View, shown: Shown, after: View) -> list[Telling]:
    scene = Moment(game, before, shown, after)
    told = TELLERS[scene.verb](scene)
    if _fishing_is_over(scene):
        told += _port(scene)
    if scene.earlier["phase"] in SHOP and scene.later["phase"] not in SHOP:
        told += _life_cycles(scene)
    if scene.later["phase"] == "bidding" and scene.earlier["phase"] != "bidding":
        told.append(telling("pisces.auction-opened", seat=_seat(scene.later["player"])))
    return told


def _first(scene: Moment) -> list[Telling]:
    told = [telling("pisces.first", seat=int(scene.what))]
    return [*told, telling("pisces.reconstructed")] if scene.game.edition.reconstructed() else told


def _take(scene: Moment) -> list[Telling]:
    told = [telling("pisces.taken", seat=scene.seat, species=scene.what)]
    if scene.later["ocean"]:
        absent = [name for name in _species(scene.game) if name not in scene.later["boards"]]
        told += [telling("pisces.absent", absent=absent)] if absent else []
        told += _tokens(scene.later)
    return told


def _species(game: Game) -> list[str]:
    return list(game.edition.sections["species"])


def _tokens(later: PiscesView) -> list[Telling]:
    """Tell which numbers of the ocean reach which species."""
    told = []
    for name in dict.fromkeys(later["ocean"]):
        tokens = [number for number, other in enumerate(later["ocean"], 1) if other == name]
        if name is None:
            told.append(telling("pisces.rolls-again", tokens=tokens))
        else:
            told.append(telling("pisces.reaches", tokens=tokens, species=name))
    return told


def _goal(scene: Moment) -> list[Telling]:
    goals = scene.later["goals"]
    if len(goals) == 1:
        return [telling("pisces.round-begun", round=scene.later["round"], species=scene.what)]
    if goals[0] == goals[1]:
        return [telling("pisces.goal-again", species=scene.what)]
    return [telling("pisces.goal-second", species=scene.what, goals=list(goals))]


def _block(scene: Moment) -> list[Telling]:
    state = scene.position()
    chips = state.stack[state.printed.locations.index(scene.what)]
    return [telling("pisces.protected", seat=scene.seat, location=scene.what, chips=chips)]


def _boat(scene: Moment) -> list[Telling]:
    return [telling("pisces.sent", seat=scene.seat, area=scene.what)]


def _finder(scene: Moment) -> list[Telling]:
    return [telling("pisces.lifted", seat=scene.seat, area=scene.what)]


def _cast(scene: Moment) -> list[Telling]:
    printed, attempt = scene.position().printed, scene.earlier["attempt"]
    dice = printed.dice[printed.areas.index(scene.what)]
    if attempt is not None and attempt["moved_from"] is not None:
        origin = attempt["moved_from"]
        return [telling("pisces.fished-elsewhere", seat=scene.seat, area=scene.what, origin=origin, dice=dice)]
    return [telling("pisces.fished", seat=scene.seat, area=scene.what, dice=dice)]


def _roll(scene: Moment) -> list[Telling]:
    if scene.earlier["phase"] == "reproduction":
        return _breeding(scene)
    state, seat, roll = scene.position(), scene.seat, int(scene.what)
    state.roll = roll
    hit, area = fishing.hits(state), _area(scene)
    if not hit:
        told = [telling("pisces.rolled-nothing", seat=seat, roll=roll, area=area)]
    elif scene.later["phase"] != "stack":
        told = [telling("pisces.rolled", seat=seat, roll=roll, area=area), _landing(scene, state, hit[0])]
    else:
        told = [_choice(scene, state, hit)]
    if scene.later["phase"] == "stack" and fishing.unused(state, OUTRIGGER) > 0:
        told.append(telling("pisces.may-reroll", seat=seat))
    return [*told, *_honours(scene)]


def _area(scene: Moment) -> str:
    """Return where the boat at work fishes."""
    attempt = scene.earlier["attempt"]
    return str(attempt["area"]) if attempt is not None else ""


def _choice(scene: Moment, state: PiscesState, hit: list[int]) -> Telling:
    """Tell which stacks a roll hits, and which of them is blocked."""
    seat, roll, area = scene.seat, int(scene.what), _area(scene)
    names = [state.printed.locations[place] for place in hit]
    blocked = [name for place, name in zip(hit, names, strict=True) if _guarded(state, place)]
    if not blocked:
        return telling("pisces.rolled-choice", seat=seat, roll=roll, area=area, locations=names)
    return telling(
        "pisces.rolled-choice-blocked", seat=seat, roll=roll, area=area, locations=names, location=blocked[0]
    )


def _guarded(state: PiscesState, place: int) -> bool:
    return state.block[state.owner[state.printed.species_of[place]]] == place


def _landing(scene: Moment, state: PiscesState, place: int) -> Telling:
    """Tell what becomes of a stack that was hit and chosen."""
    printed, seat = state.printed, scene.seat
    kind, name = printed.species_of[place], printed.locations[place]
    owner, chips = state.owner[kind], state.stack[place]
    if _guarded(state, place):
        if owner == seat:
            return telling("pisces.blocked-own", seat=seat, location=name)
        return telling("pisces.blocked", seat=seat, other=owner, location=name)
    if printed.icon_of[place] == RED:
        return telling("pisces.released", seat=seat, location=name, chips=chips)
    return telling("pisces.landed", seat=seat, location=name, chips=chips, points=chips * printed.values[kind])


def _honours(scene: Moment) -> list[Telling]:
    """Tell who has gained stars or a trophy."""
    told = []
    for seat, (old, new) in enumerate(zip(scene.earlier["players"], scene.later["players"], strict=True)):
        if new["stars"] > old["stars"]:
            told.append(telling("pisces.starred", seat=seat, stars=new["stars"] - old["stars"]))
        if new["trophies"] > old["trophies"]:
            told.append(telling("pisces.trophy-won", seat=seat))
    return told


def _keep(scene: Moment) -> list[Telling]:
    return [telling("pisces.kept", seat=scene.seat, area=_area(scene))]


def _reroll(scene: Moment) -> list[Telling]:
    return [telling("pisces.rerolled", seat=scene.seat, area=_area(scene))]


def _stack(scene: Moment) -> list[Telling]:
    state = scene.position()
    return [_landing(scene, state, state.printed.locations.index(scene.what)), *_honours(scene)]


def _fishing_is_over(moment: Moment) -> bool:
    return bool(moment.earlier["goals"]) and moment.later["phase"] in ("purchases", "over")


def _port(scene: Moment) -> list[Telling]:
    if scene.later["phase"] != "over":
        return [telling("pisces.port")]
    return [telling("pisces.port-last"), *_result(scene)]


def _result(scene: Moment) -> list[Telling]:
    """Tell the award, the points of everybody, and who wins by what."""
    facts = insight(scene.game, scene.after)
    scores, best, told = facts["scores"], facts["most_stars"], []
    if best:
        stars, award = scene.later["players"][best[0]]["stars"], scores[best[0]]["award"]
        told.append(telling("pisces.awarded", seats=best, stars=stars, award=award))
    for seat, score in enumerate(scores):
        told.append(
            telling(
                "pisces.scored",
                seat=seat,
                points=score["total"],
                chips=score["chips"],
                trophies=score["trophies"],
                award=score["award"],
            )
        )
    leaders, points = facts["leaders"], max(score["total"] for score in scores)
    level = [seat for seat, score in enumerate(scores) if score["total"] == points]
    kinds = scores[leaders[0]]["species"]
    if len(leaders) > 1:
        told.append(telling("pisces.shared", seats=leaders, points=points, kinds=kinds))
    elif len(level) > 1:
        told.append(telling("pisces.won-tie", seat=leaders[0], seats=level, points=points, kinds=kinds))
    else:
        told.append(telling("pisces.won", seat=leaders[0], points=points))
    return told


def _buy(scene: Moment) -> list[Telling]:
    payment = scene.later["payment"]
    due = payment["due"] if payment is not None else 0
    return [telling("pisces.wanted", seat=scene.seat, item=scene.what, due=due)]


def _pay(scene: Moment) -> list[Telling]:
    points = scene.position().printed.values[_species(scene.game).index(scene.what)]
    return [telling("pisces.paid", seat=scene.seat, species=scene.what, points=points), *_delivery(scene)]


def _motor(scene: Moment) -> list[Telling]:
    points = int(scene.position().printed.motor_bonus)
    return [telling("pisces.motor-counted", seat=scene.seat, points=points), *_delivery(scene)]


def _delivery(scene: Moment) -> list[Telling]:
    """Tell what the player has got, if that was the last of a payment."""
    owed = scene.earlier["payment"]
    if scene.later["payment"] is not None or owed is None:
        return []
    if scene.earlier["phase"] == "bid payment":
        return [telling("pisces.bid-paid", seat=scene.seat)]
    boats = scene.later["players"][scene.seat]["boats"]
    told = []
    for item in owed["items"]:
        if item == "boat":
            told.append(telling("pisces.built", seat=scene.seat, boats=boats))
        else:
            told.append(telling("pisces.equipped", seat=scene.seat, item=item))
    return told


def _done(scene: Moment) -> list[Telling]:
    payment = scene.later["payment"]
    if scene.earlier["phase"] == "payment":
        return [telling("pisces.payment-closed", seat=scene.seat), *_delivery(scene)]
    if payment is not None:
        return [telling("pisces.basket-full", seat=scene.seat, items=payment["items"], due=payment["due"])]
    return [telling("pisces.left-shop", seat=scene.seat)]


def _life_cycles(scene: Moment) -> list[Telling]:
    """Tell, board by board, what became of the fish."""
    told = [telling("pisces.life-cycles")]
    printed = scene.position().printed
    for name, old in scene.earlier["boards"].items():
        new = scene.later["boards"][name]["stacks"]
        stages = list(new)
        dead, spawners = sum(old["stacks"][stages[-1]]), sum(new[stages[-1]])
        if scene.later["phase"] == "reproduction" and printed.breeding_dice[printed.species.index(name)]:
            told.append(telling("pisces.aged", species=name, dead=dead, spawners=spawners))
        else:
            born = sum(new[stages[0]])
            told.append(telling("pisces.lived", species=name, dead=dead, spawners=spawners, born=born))
    return told


def _breeding(scene: Moment) -> list[Telling]:
    name = str(scene.earlier["breeding"])
    born = scene.earlier["boards"][name]["centre"] - scene.later["boards"][name]["centre"]
    return [telling("pisces.bred", species=name, roll=int(scene.what), born=born)]


def _bid(scene: Moment) -> list[Telling]:
    return [telling("pisces.bid", seat=scene.seat, spot=int(scene.what)), *_auction_result(scene)]


def _pass(scene: Moment) -> list[Telling]:
    return [telling("pisces.passed", seat=scene.seat), *_auction_result(scene)]


def _auction_result(scene: Moment) -> list[Telling]:
    payment = scene.later["payment"]
    if payment is not None:
        return [telling("pisces.auction-won", seat=_seat(scene.later["player"]), due=payment["due"])]
    if scene.later["phase"] == "goals":
        return [telling("pisces.no-bids", seat=_seat(scene.later["first_player"]))]
    return []


TELLERS: Final[dict[str, Callable[[Moment], list[Telling]]]] = {
    "first": _first,
    "take": _take,
    "goal": _goal,
    "block": _block,
    "boat": _boat,
    "finder": _finder,
    "cast": _cast,
    "roll": _roll,
    "keep": _keep,
    "reroll": _reroll,
    "stack": _stack,
    "buy": _buy,
    "pay": _pay,
    "motor": _motor,
    "done": _done,
    "bid": _bid,
    "pass": _pass,
}
