"""What happened in Pisces, line by line."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import counted, listed, mark
from shoal.games.pisces import fishing
from shoal.games.pisces.insight import insight
from shoal.games.pisces.meta import RECONSTRUCTED
from shoal.games.pisces.printed import OUTRIGGER, RED
from shoal.games.pisces.state import PiscesState, state_of
from shoal.games.pisces.view import PiscesView

ITEM_NAMES: Final = {
    "boat": "boat", "outboard": "Outboard Motor", "outrigger": "Outrigger", "finder": "Fish Finder",
}  # fmt: skip
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
        self.who = _marked(shown.seat if shown.seat >= 0 else self.earlier["player"])

    def position(self) -> PiscesState:
        return state_of(self.game, self.before)


def _marked(seat: int | None) -> str:
    return "" if seat is None else mark(seat)


def tell(game: Game, before: View, shown: Shown, after: View) -> list[str]:
    moment = Moment(game, before, shown, after)
    lines = TELLERS[moment.verb](moment)
    if _fishing_is_over(moment):
        lines += _port(moment)
    if moment.earlier["phase"] in SHOP and moment.later["phase"] not in SHOP:
        lines += _life_cycles(moment)
    if moment.later["phase"] == "bidding" and moment.earlier["phase"] != "bidding":
        lines.append(f"The First-player Token is auctioned. {_marked(moment.later['player'])} speaks first.")
    return lines


def _first(moment: Moment) -> list[str]:
    lines = [f"{mark(int(moment.what))} gets the First-player Token and takes a board first."]
    return [*lines, RECONSTRUCTED] if moment.game.edition.reconstructed() else lines


def _take(moment: Moment) -> list[str]:
    lines = [f"{moment.who} takes the {moment.what} board."]
    if moment.later["ocean"]:
        absent = [name for name in _species(moment.game) if name not in moment.later["boards"]]
        lines += [f"Not in this game: {listed(absent)}."] if absent else []
        lines.append(f"In the ocean {_tokens(moment.later)}.")
    return lines


def _species(game: Game) -> list[str]:
    return list(game.edition.sections["species"])


def _tokens(later: PiscesView) -> str:
    again = [str(number) for number, name in enumerate(later["ocean"], 1) if name is None]
    reached = []
    for name in dict.fromkeys(name for name in later["ocean"] if name):
        numbers = [str(number) for number, other in enumerate(later["ocean"], 1) if other == name]
        reached.append(f"{listed(numbers)} {'reaches' if len(numbers) == 1 else 'reach'} {name}")
    return ", ".join(reached) + (f"; {listed(again)} {'rolls' if len(again) == 1 else 'roll'} again" if again else "")


def _goal(moment: Moment) -> list[str]:
    goals = moment.later["goals"]
    if len(goals) == 1:
        return [f"Round {moment.later['round']} begins. The first goal is {moment.what}."]
    task = f"two {moment.what} chips win" if goals[0] == goals[1] else f"{goals[0]} and {goals[1]} win"
    return [f"The second goal is {moment.what}: {task} a trophy."]


def _block(moment: Moment) -> list[str]:
    place = moment.position().printed.locations.index(moment.what)
    return [f"{moment.who} protects {moment.what}, {counted(moment.position().stack[place], 'chip')}."]


def _boat(moment: Moment) -> list[str]:
    return [f"{moment.who} sends a boat to {_area(moment.what)}."]


def _area(name: str) -> str:
    return "the ocean" if name == "ocean" else name


def _finder(moment: Moment) -> list[str]:
    return [f"{moment.who} lifts the boat at {_area(moment.what)} with a Fish Finder."]


def _cast(moment: Moment) -> list[str]:
    attempt = moment.earlier["attempt"]
    moved = f", coming from {_area(attempt['moved_from'])}" if attempt and attempt["moved_from"] else ""
    printed = moment.position().printed
    dice = printed.dice[printed.areas.index(moment.what)]
    return [f"{moment.who} fishes at {_area(moment.what)}{moved}, with {'one die' if dice == 1 else f'{dice} dice'}."]


def _roll(moment: Moment) -> list[str]:
    if moment.earlier["phase"] == "reproduction":
        return _breeding(moment)
    state = moment.position()
    state.roll = int(moment.what)
    hit = fishing.hits(state)
    rolled = f"{moment.who} rolls {moment.what}"
    if moment.later["phase"] != "stack":
        return [f"{rolled} and {_landing(state, hit[0]) if hit else 'hits nothing'}.", *_consequences(moment)]
    choice = listed([_stack_text(state, place) for place in hit], "or") if hit else "nothing"
    again = " An Outrigger may roll again." if fishing.unused(state, OUTRIGGER) > 0 else ""
    return [f"{rolled}, which hits {choice}.{again}"]


def _stack_text(state: PiscesState, place: int) -> str:
    printed = state.printed
    guarded = ", blocked" if state.block[state.owner[printed.species_of[place]]] == place else ""
    return f"{printed.locations[place]} ({counted(state.stack[place], 'chip')}{guarded})"


def _landing(state: PiscesState, place: int) -> str:
    """Say what becomes of a stack that was hit and chosen."""
    printed = state.printed
    kind = printed.species_of[place]
    owner, chips = state.owner[kind], state.stack[place]
    if state.block[owner] == place:
        return f"meets the block of {mark(owner)} on {printed.locations[place]}"
    if printed.icon_of[place] == RED:
        return f"releases {counted(chips, 'chip')} of {printed.locations[place]}"
    return f"lands {counted(chips, 'chip')} of {printed.locations[place]}, worth {chips * printed.values[kind]}"


def _consequences(moment: Moment) -> list[str]:
    """Tell who has gained stars or a trophy."""
    lines = []
    for seat, (old, new) in enumerate(zip(moment.earlier["players"], moment.later["players"], strict=True)):
        if new["stars"] > old["stars"]:
            lines.append(f"{mark(seat)} gets {counted(new['stars'] - old['stars'], 'star')}.")
        if new["trophies"] > old["trophies"]:
            lines.append(f"{mark(seat)} has met the goals and wins a trophy.")
    return lines


def _keep(moment: Moment) -> list[str]:
    return [f"{moment.who} leaves it at that and catches nothing."]


def _reroll(moment: Moment) -> list[str]:
    return [f"{moment.who} uses an Outrigger and rolls again."]


def _stack(moment: Moment) -> list[str]:
    state = moment.position()
    place = state.printed.locations.index(moment.what)
    return [f"{moment.who} {_landing(state, place)}.", *_consequences(moment)]


def _fishing_is_over(moment: Moment) -> bool:
    return bool(moment.earlier["goals"]) and moment.later["phase"] in ("purchases", "over")


def _port(moment: Moment) -> list[str]:
    if moment.later["phase"] != "over":
        return ["Boats and blocks return to port. The shop opens."]
    insights = insight(moment.game, moment.after)
    totals = [score["total"] for score in insights["scores"]]
    lines = ["The last boat is home."]
    if insights["most_stars"]:
        lines.append(f"The award for most stars goes to {_seats(insights['most_stars'])}.")
    winners = _seats(insights["leaders"])
    wins = "wins" if len(insights["leaders"]) == 1 else "share the win"
    on_tie = " by more species" if len(insights["leaders"]) < totals.count(max(totals)) else ""
    return [*lines, f"Game over: {winners} {wins}{on_tie} with {max(totals)} points."]


def _seats(seats: Sequence[int]) -> str:
    return listed([mark(seat) for seat in seats])


def _buy(moment: Moment) -> list[str]:
    payment = moment.later["payment"]
    due = payment["due"] if payment is not None else 0
    return [f"{moment.who} wants {_item(moment.what)}: {due} points to pay."]


def _item(name: str) -> str:
    title = ITEM_NAMES[name]
    return f"{'an' if title[0] == 'O' else 'a'} {title}"


def _pay(moment: Moment) -> list[str]:
    value = moment.position().printed.values[_species(moment.game).index(moment.what)]
    return [f"{moment.who} pays with a {moment.what} chip, {value} points.", *_paid(moment)]


def _motor(moment: Moment) -> list[str]:
    return [f"{moment.who} counts an Outboard Motor.", *_paid(moment)]


def _paid(moment: Moment) -> list[str]:
    owed = moment.earlier["payment"]
    if moment.later["payment"] is not None or owed is None:
        return []
    if moment.earlier["phase"] == "bid payment":
        return [f"The bid is paid. {moment.who} has the First-player Token."]
    return [f"{moment.who} has {listed([_item(item) for item in owed['items']])}."]


def _done(moment: Moment) -> list[str]:
    if moment.later["phase"] == "payment":
        return [f"{moment.who} goes to pay for everything together."]
    return [f"{moment.who} leaves the shop."]


def _life_cycles(moment: Moment) -> list[str]:
    """Tell, board by board, what became of the fish."""
    lines = ["The fish live on."]
    for name, old in moment.earlier["boards"].items():
        new = moment.later["boards"][name]["stacks"]
        stages = list(new)
        dead, migrated = sum(old["stacks"][stages[-1]]), sum(new[stages[-1]])
        line = f"{name.capitalize()}: {dead} dead, {migrated} at the spawning grounds"
        breeds = moment.later["phase"] == "reproduction"
        dice = breeds and moment.position().printed.breeding_dice[_number(moment, name)]
        lines.append(f"{line}; dice say how many are born." if dice else f"{line}, {sum(new[stages[0]])} born.")
    return lines


def _number(moment: Moment, name: str) -> int:
    return _species(moment.game).index(name)


def _breeding(moment: Moment) -> list[str]:
    name = str(moment.earlier["breeding"])
    born = moment.earlier["boards"][name]["centre"] - moment.later["boards"][name]["centre"]
    return [f"The {name} dice show {moment.what}: {counted(born, 'chip')} born."]


def _bid(moment: Moment) -> list[str]:
    return [f"{moment.who} bids {moment.what}.", *_auction_result(moment)]


def _pass(moment: Moment) -> list[str]:
    return [f"{moment.who} passes.", *_auction_result(moment)]


def _auction_result(moment: Moment) -> list[str]:
    if moment.later["phase"] == "bid payment":
        payment = moment.later["payment"]
        price = payment["due"] if payment is not None else 0
        return [f"{_marked(moment.later['player'])} wins the auction and has to pay {price}."]
    if moment.later["phase"] == "goals":
        return [f"Nobody has bid. The token passes to {_marked(moment.later['first_player'])}."]
    return []


TELLERS: Final[dict[str, Callable[[Moment], list[str]]]] = {
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
