"""Phase 4, fishing: which stacks a roll hits, and what becomes of the one that is chosen."""

from typing import TYPE_CHECKING

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.pisces.boards import FINDER, GEAR_TYPES, OUTRIGGER, RED
from shoal.games.pisces.phases import FINDER as LIFTED
from shoal.games.pisces.phases import FISHING, ROLL, STACK

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def unused(state: "PiscesState", gear: i64) -> i64:
    """Count the cards of that kind that the player can still use in this round."""
    place: i64 = GEAR_TYPES * state.player + gear
    return state.gear[place] - state.used[place]


def attempts(state: "PiscesState") -> list[int]:
    """List the boats that may fish next, and those that a Fish Finder may move first."""
    begin: i64 = state.player * (state.boards.kinds + 1)
    waiting = [area for area in state.in_play if state.at[begin + area]]
    found = [state.table.cast + area for area in waiting]
    if unused(state, FINDER) > 0:
        found += [state.table.finder + area for area in waiting]
    return found


def landings(state: "PiscesState") -> list[int]:
    """List what may be done with a roll: take one of the stacks hit, or roll again."""
    hit = hits(state)
    found: list[int] = []
    if not hit:
        found.append(state.table.keep)
    if unused(state, OUTRIGGER) > 0:
        found.append(state.table.reroll)
    found += [state.table.stack + place for place in hit]
    return found


def hits(state: "PiscesState") -> list[int]:
    """List the stacks, of those that the roll matches, that the player may choose."""
    boards = state.boards
    if state.area == boards.ocean:
        kind = state.ocean[state.roll]
        matching = boards.grounds[kind]
    else:
        kind = state.area
        matching = boards.hit_by[kind][state.roll]
    found: list[int] = []
    blocked: i64 = -1
    guarded: i64 = state.block[state.owner[kind]]
    for place in matching:
        if state.stack[place]:
            if place == guarded:
                blocked = place
            found.append(place)
    if blocked >= 0 and state.block_rule and len(found) > 1:
        if state.block_rule > 0:
            return [blocked]
        found.remove(blocked)
    return found


def lift(state: "PiscesState", area: i64) -> None:
    """Take a boat up with a Fish Finder; where it is cast comes next."""
    state.at[state.player * (state.boards.kinds + 1) + area] -= 1
    state.used[GEAR_TYPES * state.player + FINDER] += 1
    state.origin = area
    state.phase = LIFTED


def cast(state: "PiscesState", area: i64) -> None:
    if state.phase == FISHING:
        state.at[state.player * (state.boards.kinds + 1) + area] -= 1
    state.origin = -1
    state.area = area
    state.boats_left -= 1
    state.tally[0] += 1
    if area == state.boards.ocean:
        state.tally[1] += 1
    state.phase = ROLL
    state.active = CHANCE


def rolled(state: "PiscesState", roll: i64) -> None:
    """Ask the player where there is something to choose, and otherwise do what the roll says."""
    state.roll = roll
    hit = hits(state)
    if len(hit) > 1 or unused(state, OUTRIGGER) > 0:
        state.phase = STACK
        state.active = state.player
        return
    if hit:
        resolve(state, hit[0])
    next_attempt(state)


def land(state: "PiscesState", action: i64) -> None:
    """Do what the player chose to do with the roll."""
    table = state.table
    if action == table.reroll:
        state.used[GEAR_TYPES * state.player + OUTRIGGER] += 1
        state.phase = ROLL
        state.active = CHANCE
        return
    if action != table.keep:
        resolve(state, action - table.stack)
    next_attempt(state)


def resolve(state: "PiscesState", place: i64) -> None:
    boards = state.boards
    kind: i64 = boards.species_of[place]
    owner: i64 = state.owner[kind]
    chips: i64 = state.stack[place]
    if state.block[owner] == place:
        state.stars[owner] += state.stars_for(chips)
        return
    state.stack[place] = 0
    if boards.icon_of[place] == RED:
        state.centre[kind] += chips
        state.tally[3] += chips
        return
    seat: i64 = state.player
    state.tally[2] += chips
    state.hold[seat * boards.kinds + kind] += chips
    state.points[seat] += chips * boards.values[kind]
    state.caught[seat * boards.kinds + kind] += chips
    if not state.won[seat] and goal_met(state, seat):
        state.won[seat] = 1
        state.trophies[seat] += state.trophy_to_give()


def goal_met(state: "PiscesState", seat: i64) -> bool:
    begin: i64 = seat * state.boards.kinds
    if state.goals[0] == state.goals[1]:
        return state.caught[begin + state.goals[0]] >= 2
    return state.caught[begin + state.goals[0]] > 0 and state.caught[begin + state.goals[1]] > 0


def next_attempt(state: "PiscesState") -> None:
    """Go on to the player's next boat, or to the next player."""
    state.area = -1
    state.roll = 0
    if state.boats_left == 0 and not state.pass_on():
        state.return_to_port()
        return
    if state.boats_left == 0:
        state.boats_left = state.boats[state.player]
    state.phase = FISHING
    state.active = state.player
