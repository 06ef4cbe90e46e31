"""The mind of Fishery: the end that it foresees is the end of the rules."""

from typing import cast

import pytest

from shoal.bots.mind import Mind
from shoal.bots.minds.fishery.fast_playout import lead_at_end
from shoal.bots.minds.fishery.mind import MIND, lead
from shoal.core.catalogue import load
from shoal.core.rng import Rng
from shoal.games.fishery.actions import CELLS, FIRST_NET, NETS, PASS, nets_of
from shoal.games.fishery.state import FisheryState

GAME = load("fishery")
BOARDS = [{}, {"rows": 5, "columns": 5, "ships": 3}, {"rows": 2, "columns": 3, "ships": 1}, {"rows": 3, "ships": 12}]


def midgame(options: dict[str, int], rng: Rng) -> FisheryState:
    """Return a position with all ships and some nets, chosen at random."""
    state = cast("FisheryState", GAME.start(2, GAME.settle(2, options)))
    while state.placing_ships():
        state.apply(state.mover(), rng.pick(state.legal(state.mover())))
    for _ in range(rng.below(60)):
        if len(state.legal(state.mover())) > 1:
            state.apply(state.mover(), rng.pick(state.legal(state.mover())[:-1]))
    return state


def played_out(state: FisheryState, nets: list[int]) -> tuple[int, set[int]]:
    """Return Black's lead after the rules themselves went through the nets, last to first, and the nets then cast."""
    cast_nets = set()
    for net in reversed(nets):
        if net in state.legal(state.mover()):
            state.apply(state.mover(), net)
            cast_nets.add(net)
    assert state.legal(state.mover()) == [PASS]
    black, white = state.scores()
    return black - white, cast_nets


@pytest.mark.parametrize("options", BOARDS)
def test_the_end_is_that_of_the_rules(options: dict[str, int]) -> None:
    rng = Rng(11)
    ends = set()
    for _ in range(150):
        state = midgame(options, rng)
        nets = nets_of(state.right_legal, state.up_legal)
        rng.shuffle(nets)
        cast_nets: list[int] = []
        foreseen = lead_at_end(state, nets, cast_nets)
        ends.add(foreseen)
        assert (foreseen, set(cast_nets)) == played_out(state, nets)
        assert len(cast_nets) == len(set(cast_nets))
    assert len(ends) > 3


def parts_of(state: FisheryState) -> list[set[int]]:
    """Return the squares that no net can part any more, by the rules' own list of nets."""
    parts = [{cell} for cell in range(CELLS) if state.cells >> cell & 1]
    legal = state.legal(state.mover())
    for action, net in enumerate(NETS, FIRST_NET):
        on_board = all(state.cells >> cell & 1 for cell in (net.cell, net.beyond))
        if on_board and not state.has_net(action) and action not in legal:
            joined = [part for part in parts if net.cell in part or net.beyond in part]
            parts = [part for part in parts if part not in joined] + [set.union(*joined)]
    return parts


def slow_lead(state: FisheryState) -> int:
    """Return what `lead` returns, with sets of squares."""
    parts = parts_of(state)
    part_of = {cell: place for place, part in enumerate(parts) for cell in part}
    ways = [
        (part_of[net.cell], part_of[net.beyond])
        for action, net in enumerate(NETS, FIRST_NET)
        if net.cell in part_of and net.beyond in part_of and not state.has_net(action)
    ]
    fleets = [sum((state.black >> cell & 1) - (state.white >> cell & 1) for cell in part) for part in parts]
    manned = [any((state.black | state.white) >> cell & 1 for cell in part) for part in parts]
    owners = {place: (fleet > 0) - (fleet < 0) for place, fleet in enumerate(fleets) if manned[place]}
    fronts = {side: {place for place, owner in owners.items() if owner == side} for side in (1, -1)}
    while fronts[1] or fronts[-1]:
        fronts = {
            side: {
                there
                for one, other in ways
                for here, there in ((one, other), (other, one))
                if here in front and there not in owners
            }
            for side, front in fronts.items()
        }
        owners |= {place: (place in fronts[1]) - (place in fronts[-1]) for place in fronts[1] | fronts[-1]}
    return sum(owner * len(parts[place]) for place, owner in owners.items())


@pytest.mark.parametrize("options", BOARDS)
def test_the_lead_counts_what_no_net_can_part_as_one(options: dict[str, int]) -> None:
    rng = Rng(12)
    leads = set()
    for _ in range(80):
        state = midgame(options, rng)
        leads.add(lead(state))
        assert lead(state) == slow_lead(state)
    assert len(leads) > 3


def test_random_nets_end_as_often_in_a_win_as_by_the_rules() -> None:
    state = midgame({}, Rng(5))
    rng = Rng(6)
    foreseen = [MIND.foresee(state.copy(), rng, -1, [])[0] for _ in range(300)]
    played = [Mind().foresee(state.copy(), rng, -1, [])[0] for _ in range(300)]
    assert abs(sum(foreseen) - sum(played)) < 45


def test_a_limit_of_nets_is_kept() -> None:
    state = midgame({"net_limit": 1}, Rng(5))
    assert MIND.foresee(state.copy(), Rng(1), -1, []) == Mind().foresee(state.copy(), Rng(1), -1, [])
