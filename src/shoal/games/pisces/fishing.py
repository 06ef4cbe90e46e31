"""Phase 4 of Pisces, fishing: which stacks a roll hits, and what becomes of the one that is chosen."""

from shoal.core.game import CHANCE, NOBODY
from shoal.core.native import i64
from shoal.games.pisces.edition_checks import FACES
from shoal.games.pisces.edition_numbers import FINDER, GEAR_TYPES, OUTRIGGER, RED
from shoal.games.pisces.phases import FINDER as LIFTED
from shoal.games.pisces.phases import FISHING, ROLL, STACK
from shoal.games.pisces.position import Position


def begin(position: Position) -> None:
    position.phase, position.seat, position.area = FISHING, NOBODY, -1


def seek(position: Position) -> bool:
    """Go on to the player's next boat, or to the next player."""
    if position.boats_left == 0:
        seat: i64 = position.next_seat()
        if seat < 0:
            return False
        position.boats_left = position.boats[seat]
    position.phase, position.to_move = FISHING, position.seat
    return True


def odds(position: Position) -> list[tuple[int, int]]:
    """List the rolls that count; in the ocean those on Roll Again do not."""
    actions = position.actions
    if position.area < position.printed.ocean:
        return actions.rolls[position.printed.dice[position.area]]
    return [(actions.roll + number - 1, 1) for number in range(1, FACES + 1) if position.ocean[number] >= 0]


def legal(position: Position) -> list[int]:
    if position.phase == FISHING:
        return _attempts(position)
    if position.phase == STACK:
        return _landings(position)
    return [position.actions.cast + area for area in position.in_play if area != position.origin]


def unused(position: Position, gear: i64) -> i64:
    """Count the cards of that kind that the player can still use in this round."""
    place: i64 = GEAR_TYPES * position.seat + gear
    return position.gear[place] - position.used[place]


def _attempts(position: Position) -> list[int]:
    """List the boats that may fish next, and those that a Fish Finder may move first."""
    first: i64 = position.seat * (position.printed.kinds + 1)
    waiting = [area for area in position.in_play if position.at[first + area]]
    actions = [position.actions.cast + area for area in waiting]
    if unused(position, FINDER) > 0:
        actions += [position.actions.finder + area for area in waiting]
    return actions


def _landings(position: Position) -> list[int]:
    """List what may be done with a roll: take one of the stacks hit, or roll again."""
    hit = hits(position)
    actions: list[int] = []
    if not hit:
        actions.append(position.actions.keep)
    if unused(position, OUTRIGGER) > 0:
        actions.append(position.actions.reroll)
    actions += [position.actions.stack + place for place in hit]
    return actions


def hits(position: Position) -> list[int]:
    """List the stacks, of those that the roll matches, that the player may choose."""
    printed = position.printed
    if position.area == printed.ocean:
        kind = position.ocean[position.roll]
        matching = printed.grounds[kind]
    else:
        kind = position.area
        matching = printed.hit_by[kind][position.roll]
    stacks: list[int] = []
    blocked: i64 = -1
    guarded: i64 = position.block[position.owner[kind]]
    for place in matching:
        if position.stack[place]:
            if place == guarded:
                blocked = place
            stacks.append(place)
    if blocked >= 0 and position.block_rule and len(stacks) > 1:
        if position.block_rule > 0:
            return [blocked]
        stacks.remove(blocked)
    return stacks


def act(position: Position, action: i64) -> bool:
    """Do what the player chose, or what chance rolled; return False when the attempt is over."""
    phase: i64 = position.phase
    if phase == ROLL:
        return _rolled(position, action - position.actions.roll + 1)
    if phase == STACK:
        return _land(position, action)
    if phase == FISHING and action >= position.actions.finder:
        return _lift(position, action - position.actions.finder)
    return _cast(position, action - position.actions.cast)


def _lift(position: Position, area: i64) -> bool:
    """Take a boat up with a Fish Finder; where it is cast comes next."""
    position.at[position.seat * (position.printed.kinds + 1) + area] -= 1
    position.used[GEAR_TYPES * position.seat + FINDER] += 1
    position.origin = area
    position.phase = LIFTED
    return True


def _cast(position: Position, area: i64) -> bool:
    if position.phase == FISHING:
        position.at[position.seat * (position.printed.kinds + 1) + area] -= 1
    position.origin = -1
    position.area = area
    position.boats_left -= 1
    position.tally[0] += 1
    if area == position.printed.ocean:
        position.tally[1] += 1
    position.phase, position.to_move = ROLL, CHANCE
    return True


def _rolled(position: Position, roll: i64) -> bool:
    """Ask the player where there is something to choose, and otherwise do what the roll says."""
    position.roll = roll
    hit = hits(position)
    if len(hit) > 1 or unused(position, OUTRIGGER) > 0:
        position.phase, position.to_move = STACK, position.seat
        return True
    if hit:
        _resolve(position, hit[0])
    return _attempted(position)


def _land(position: Position, action: i64) -> bool:
    """Do what the player chose to do with the roll."""
    actions = position.actions
    if action == actions.reroll:
        position.used[GEAR_TYPES * position.seat + OUTRIGGER] += 1
        position.phase, position.to_move = ROLL, CHANCE
        return True
    if action != actions.keep:
        _resolve(position, action - actions.stack)
    return _attempted(position)


def _attempted(position: Position) -> bool:
    position.area, position.roll = -1, 0
    return False


def _resolve(position: Position, place: i64) -> None:
    printed = position.printed
    kind: i64 = printed.species_of[place]
    owner: i64 = position.owner[kind]
    chips: i64 = position.stack[place]
    if position.block[owner] == place:
        position.stars[owner] += stars_for(position, chips)
        return
    position.stack[place] = 0
    if printed.icon_of[place] == RED:
        position.centre[kind] += chips
        position.tally[3] += chips
        return
    seat: i64 = position.seat
    position.tally[2] += chips
    position.hold[seat * printed.kinds + kind] += chips
    position.points[seat] += chips * printed.values[kind]
    position.caught[seat * printed.kinds + kind] += chips
    if not position.won[seat] and _goal_met(position, seat):
        position.won[seat] = 1
        position.trophies[seat] += trophies_to_give(position)


def _goal_met(position: Position, seat: i64) -> bool:
    begin: i64 = seat * position.printed.kinds
    if position.goals[0] == position.goals[1]:
        return position.caught[begin + position.goals[0]] >= 2
    return position.caught[begin + position.goals[0]] > 0 and position.caught[begin + position.goals[1]] > 0


def stars_for(position: Position, chips: i64) -> i64:
    """Return the stars for so many blocked chips: one each, as far as the supply reaches if it is strict."""
    return min(chips, position.printed.stars - sum(position.stars)) if position.strict_supply else chips


def trophies_to_give(position: Position) -> i64:
    return 0 if position.strict_supply and sum(position.trophies) >= position.printed.trophies else 1
