"""What happened in Fishery Boom, line by line: the step, and what followed from it."""

from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import counted, listed, mark
from shoal.games.fishery_boom.high_seas import DEPLETED
from shoal.games.fishery_boom.state import FisheryBoomState, state_of
from shoal.games.fishery_boom.telling import catch_of, tell_step
from shoal.games.fishery_boom.view import FisheryBoomView

FISHING_STEPS = ("roll", "reroll", "killer", "extra", "catch", "fate")


def tell(game: Game, before: View, shown: Shown, after: View) -> list[str]:
    earlier, later = cast("FisheryBoomView", before), cast("FisheryBoomView", after)
    was, now = state_of(game, earlier), state_of(game, later)
    lines = [tell_step(earlier, shown.text, later, was)]
    if earlier["step"] in FISHING_STEPS and later["step"] not in FISHING_STEPS:
        lines += _missed(later)
    if earlier["phase"] == "fishing" and later["phase"] == "upgrade":
        lines.append("All have fished; now each country marks a box.")
    if earlier["phase"] == "upgrade" and later["phase"] != "upgrade":
        lines += _demand(earlier, later)
    if later["year"] > earlier["year"]:
        lines += _turn_of_year(earlier, later, now)
    if later["phase"] == "over":
        lines += _result(now)
    return lines


def _missed(later: FisheryBoomView) -> list[str]:
    """Tell of dice that no living fish was left for."""
    catch = catch_of(later)
    if catch["gear"].startswith("longline") and set(catch["dice"]) == {6}:
        return ["Sixes catch nothing with a Longline."]
    lines = [
        f"No fish is left for {die}: {counted(catch['takes'].count(die), 'goes', 'go')} uncaught."
        for die in sorted(set(catch["takes"]))
    ]
    if catch["killer"]:
        lines.append(f"No fish is left for {catch['killer']}, so none is killed.")
    return lines


def _demand(earlier: FisheryBoomView, later: FisheryBoomView) -> list[str]:
    if later["phase"] == "over" and not later["ran_out"]:
        return []
    year = earlier["year"]
    demands = [
        f"{mark(seat)} {counted(sheet['plates'][year], 'plate', 'plates')}"
        for seat, sheet in enumerate(later["sheets"])
    ]
    lines = [f"Demand for year {year + 1}: {listed(demands)}."]
    if later["phase"] == "illegal fishing":
        lines.append(f"Illegal fishing follows, with {counted(later['illegal_left'], 'die', 'dice')}.")
    return lines


def _turn_of_year(earlier: FisheryBoomView, later: FisheryBoomView, now: FisheryBoomState) -> list[str]:
    """Tell of depletion: the fish that last year had and this year has not, and new ones."""
    then, here = (now.seas.read_column(column) for column in later["columns"][-2:])
    changed = list(zip(now.seas.fish, then, here, strict=True))
    lost = [name for name, old, new in changed if new == DEPLETED and old != DEPLETED]
    back = [name for name, old, new in changed if old == DEPLETED and new != DEPLETED]
    lines = [
        f"Depletion: {listed(lost)} {'is' if len(lost) == 1 else 'are'} gone."
        if lost
        else "Depletion: nothing more is lost."
    ]
    if back:
        lines.append(f"{listed(back)} {'has' if len(back) == 1 else 'have'} grown back.")
    if later["phase"] != "over":
        starter = mark(now.start_player)
        lines.append(f"Year {earlier['year'] + 1} of {now.years} begins, and {starter} starts.")
    return lines


def _result(now: FisheryBoomState) -> list[str]:
    scores = now.scores()
    end = "Game over, the sea is empty:" if now.ran_out else "Game over:"
    points = listed([f"{mark(seat)} {score}" for seat, score in enumerate(scores)])
    if now.co_operative:
        return [f"{end} together {counted(sum(scores), 'point', 'points')} ({points})."]
    winners = [mark(seat) for seat, share in enumerate(now.shares()) if share > 0]
    verb = "wins" if len(winners) == 1 else "share the win"
    return [f"{end} {listed(winners)} {verb} ({points})."]
