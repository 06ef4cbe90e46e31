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


class Scene:
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
    scene = Scene(game, before, shown, after)
    lines = TELLERS[scene.verb](scene)
    if _fishing_is_over(scene):
        lines += _port(scene)
    if scene.earlier["phase"] in SHOP and scene.later["phase"] not in SHOP:
        lines += _life_cycles(scene)
    if scene.later["phase"] == "bidding" and scene.earlier["phase"] != "bidding":
        lines.append(f"The First-player Token is auctioned. {_marked(scene.later['player'])} speaks first.")
    return lines


def _first(scene: Scene) -> list[str]:
    lines = [f"{mark(int(scene.what))} gets the First-player Token and takes a board first."]
    return [*lines, RECONSTRUCTED] if scene.game.edition.reconstructed() else lines


def _take(scene: Scene) -> list[str]:
    lines = [f"{scene.who} takes the {scene.what} board."]
    if scene.later["ocean"]:
        absent = [name for name in _species(scene.game) if name not in scene.later["boards"]]
        lines += [f"Not in this game: {listed(absent)}."] if absent else []
        lines.append(f"In the ocean {_tokens(scene.later)}.")
    return lines


def _species(game: Game) -> list[str]:
    return list(game.edition.tables["species"])


def _tokens(later: PiscesView) -> str:
    again = [str(number) for number, name in enumerate(later["ocean"], 1) if name is None]
    reached = []
    for name in dict.fromkeys(name for name in later["ocean"] if name):
        numbers = [str(number) for number, other in enumerate(later["ocean"], 1) if other == name]
        reached.append(f"{listed(numbers)} {'reaches' if len(numbers) == 1 else 'reach'} {name}")
    return ", ".join(reached) + (f"; {listed(again)} {'rolls' if len(again) == 1 else 'roll'} again" if again else "")


def _goal(scene: Scene) -> list[str]:
    goals = scene.later["goals"]
    if len(goals) == 1:
        return [f"Round {scene.later['round']} begins. The first goal is {scene.what}."]
    task = f"two {scene.what} chips win" if goals[0] == goals[1] else f"{goals[0]} and {goals[1]} win"
    return [f"The second goal is {scene.what}: {task} a trophy."]


def _block(scene: Scene) -> list[str]:
    place = scene.position().printed.locations.index(scene.what)
    return [f"{scene.who} protects {scene.what}, {counted(scene.position().stack[place], 'chip')}."]


def _boat(scene: Scene) -> list[str]:
    return [f"{scene.who} sends a boat to {_area(scene.what)}."]


def _area(name: str) -> str:
    return "the ocean" if name == "ocean" else name


def _finder(scene: Scene) -> list[str]:
    return [f"{scene.who} lifts the boat at {_area(scene.what)} with a Fish Finder."]


def _cast(scene: Scene) -> list[str]:
    attempt = scene.earlier["attempt"]
    moved = f", coming from {_area(attempt['moved_from'])}" if attempt and attempt["moved_from"] else ""
    printed = scene.position().printed
    dice = printed.dice[printed.areas.index(scene.what)]
    return [f"{scene.who} fishes at {_area(scene.what)}{moved}, with {'one die' if dice == 1 else f'{dice} dice'}."]


def _roll(scene: Scene) -> list[str]:
    if scene.earlier["phase"] == "reproduction":
        return _breeding(scene)
    state = scene.position()
    state.roll = int(scene.what)
    hit = fishing.hits(state)
    rolled = f"{scene.who} rolls {scene.what}"
    if scene.later["phase"] != "stack":
        return [f"{rolled} and {_landing(state, hit[0]) if hit else 'hits nothing'}.", *_consequences(scene)]
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


def _consequences(scene: Scene) -> list[str]:
    """Tell who has gained stars or a trophy."""
    lines = []
    for seat, (old, new) in enumerate(zip(scene.earlier["players"], scene.later["players"], strict=True)):
        if new["stars"] > old["stars"]:
            lines.append(f"{mark(seat)} gets {counted(new['stars'] - old['stars'], 'star')}.")
        if new["trophies"] > old["trophies"]:
            lines.append(f"{mark(seat)} has met the goals and wins a trophy.")
    return lines


def _keep(scene: Scene) -> list[str]:
    return [f"{scene.who} leaves it at that and catches nothing."]


def _reroll(scene: Scene) -> list[str]:
    return [f"{scene.who} uses an Outrigger and rolls again."]


def _stack(scene: Scene) -> list[str]:
    state = scene.position()
    place = state.printed.locations.index(scene.what)
    return [f"{scene.who} {_landing(state, place)}.", *_consequences(scene)]


def _fishing_is_over(scene: Scene) -> bool:
    return bool(scene.earlier["goals"]) and scene.later["phase"] in ("purchases", "over")


def _port(scene: Scene) -> list[str]:
    if scene.later["phase"] != "over":
        return ["Boats and blocks return to port. The shop opens."]
    insights = insight(scene.game, scene.after)
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


def _buy(scene: Scene) -> list[str]:
    payment = scene.later["payment"]
    due = payment["due"] if payment is not None else 0
    return [f"{scene.who} wants {_item(scene.what)}: {due} points to pay."]


def _item(name: str) -> str:
    title = ITEM_NAMES[name]
    return f"{'an' if title[0] == 'O' else 'a'} {title}"


def _pay(scene: Scene) -> list[str]:
    value = scene.position().printed.values[_species(scene.game).index(scene.what)]
    return [f"{scene.who} pays with a {scene.what} chip, {value} points.", *_paid(scene)]


def _motor(scene: Scene) -> list[str]:
    return [f"{scene.who} counts an Outboard Motor.", *_paid(scene)]


def _paid(scene: Scene) -> list[str]:
    owed = scene.earlier["payment"]
    if scene.later["payment"] is not None or owed is None:
        return []
    if scene.earlier["phase"] == "bid payment":
        return [f"The bid is paid. {scene.who} has the First-player Token."]
    return [f"{scene.who} has {listed([_item(item) for item in owed['items']])}."]


def _done(scene: Scene) -> list[str]:
    if scene.later["phase"] == "payment":
        return [f"{scene.who} goes to pay for everything together."]
    return [f"{scene.who} leaves the shop."]


def _life_cycles(scene: Scene) -> list[str]:
    """Tell, board by board, what became of the fish."""
    lines = ["The fish live on."]
    for name, old in scene.earlier["boards"].items():
        new = scene.later["boards"][name]["stacks"]
        stages = list(new)
        dead, migrated = sum(old["stacks"][stages[-1]]), sum(new[stages[-1]])
        line = f"{name.capitalize()}: {dead} dead, {migrated} at the spawning grounds"
        dice = scene.later["phase"] == "reproduction" and scene.position().printed.breeding_dice[_number(scene, name)]
        lines.append(f"{line}; dice say how many are born." if dice else f"{line}, {sum(new[stages[0]])} born.")
    return lines


def _number(scene: Scene, name: str) -> int:
    return _species(scene.game).index(name)


def _breeding(scene: Scene) -> list[str]:
    name = str(scene.earlier["breeding"])
    born = scene.earlier["boards"][name]["centre"] - scene.later["boards"][name]["centre"]
    return [f"The {name} dice show {scene.what}: {counted(born, 'chip')} born."]


def _bid(scene: Scene) -> list[str]:
    return [f"{scene.who} bids {scene.what}.", *_auction_result(scene)]


def _pass(scene: Scene) -> list[str]:
    return [f"{scene.who} passes.", *_auction_result(scene)]


def _auction_result(scene: Scene) -> list[str]:
    if scene.later["phase"] == "bid payment":
        payment = scene.later["payment"]
        price = payment["due"] if payment is not None else 0
        return [f"{_marked(scene.later['player'])} wins the auction and has to pay {price}."]
    if scene.later["phase"] == "goals":
        return [f"Nobody has bid. The token passes to {_marked(scene.later['first_player'])}."]
    return []


TELLERS: Final[dict[str, Callable[[Scene], list[str]]]] = {
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
