"""What happened in Fishery Boom, as tellings: the step, and what followed of itself."""

from collections.abc import Sequence
from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import Telling, telling
from shoal.games.fishery_boom import scoring
from shoal.games.fishery_boom.high_seas import DEPLETED
from shoal.games.fishery_boom.narration_steps import FISHING_STEPS, catch_of, tell_step
from shoal.games.fishery_boom.state import FisheryBoomState, state_of
from shoal.games.fishery_boom.view import FisheryBoomView


def tell(game: Game, before: View, shown: Shown, after: View) -> list[Telling]:
    earlier, later = cast("FisheryBoomView", before), cast("FisheryBoomView", after)
    was, now = state_of(game, earlier), state_of(game, later)
    told = [tell_step(earlier, shown.text, later, was)]
    if earlier["step"] in FISHING_STEPS and later["step"] not in FISHING_STEPS:
        told += _missed(later)
    if earlier["phase"] == "fishing" and later["phase"] == "upgrade":
        told.append(telling("fishery_boom.all-fished"))
    if earlier["phase"] == "upgrade" and later["phase"] != "upgrade":
        told += _demand(earlier, later)
    if later["year"] > earlier["year"]:
        told += _turn_of_year(earlier, later, now)
    if later["phase"] == "over":
        if now.ran_out:
            told.append(telling("fishery_boom.sea-empty"))
        told.append(_result(now))
    return told


def _missed(later: FisheryBoomView) -> list[Telling]:
    """Tell of dice that no living fish was left for."""
    catch = catch_of(later)
    if catch["gear"].startswith("longline") and set(catch["dice"]) == {6}:
        return [telling("fishery_boom.only-sixes")]
    told = [
        telling("fishery_boom.catches-lost", die=die, catches=catch["takes"].count(die))
        for die in sorted(set(catch["takes"]))
    ]
    if catch["killer"]:
        told.append(telling("fishery_boom.none-to-kill", die=catch["killer"]))
    return told


def _demand(earlier: FisheryBoomView, later: FisheryBoomView) -> list[Telling]:
    if later["phase"] == "over" and not later["ran_out"]:
        return []
    year = earlier["year"]
    plates = [[seat, sheet["plates"][year]] for seat, sheet in enumerate(later["sheets"])]
    told = [telling("fishery_boom.demand", year=year + 1, plates=plates)]
    if later["phase"] == "illegal fishing":
        told.append(telling("fishery_boom.poachers-come", rolls=later["illegal_left"]))
    return told


def _turn_of_year(earlier: FisheryBoomView, later: FisheryBoomView, now: FisheryBoomState) -> list[Telling]:
    """Tell of depletion: fish that year had and this one has not, and the other way round."""
    then, here = [now.seas.read_column(column) for column in later["columns"][-2:]]
    changed = list(zip(now.seas.fish, then, here, strict=True))
    lost = [name for name, old, new in changed if new == DEPLETED and old != DEPLETED]
    back = [name for name, old, new in changed if old == DEPLETED and new != DEPLETED]
    told = [telling("fishery_boom.depleted", school=lost) if lost else telling("fishery_boom.nothing-depleted")]
    if back:
        told.append(telling("fishery_boom.grown-back", school=back))
    if later["phase"] != "over":
        year = earlier["year"] + 1
        told.append(telling("fishery_boom.new-year", year=year, years=now.years, seat=now.start_player))
    return told


def _result(now: FisheryBoomState) -> Telling:
    """Tell who won and why: by points, or how equal points were judged."""
    results = now.scores()
    scores = _by_seat(results, range(now.seats))
    if now.co_operative:
        return telling("fishery_boom.ended-together", total=sum(results), scores=scores)
    best = max(results)
    tied = [seat for seat in range(now.seats) if results[seat] == best]
    winners = [seat for seat, share in enumerate(now.shares()) if share > 0]
    if len(tied) == 1:
        return telling("fishery_boom.won", seat=tied[0], scores=scores)
    if not now.fewest_marks:
        return telling("fishery_boom.win-shared", seats=winners, points=best, scores=scores)
    marks = _by_seat([scoring.marks_of(now, seat) for seat in range(now.seats)], tied)
    if len(winners) == 1:
        return telling("fishery_boom.won-by-marks", seat=winners[0], points=best, marks=marks, scores=scores)
    return telling("fishery_boom.win-shared-by-marks", seats=winners, points=best, marks=marks, scores=scores)


def _by_seat(numbers: list[int], seats: Sequence[int]) -> list[list[int]]:
    return [[seat, numbers[seat]] for seat in seats]
