"""The view of a position of Fishery Boom: everybody knows everything."""

from typing import TypedDict

from shoal.core.options import Value
from shoal.games.fishery_boom.dice import listed_dice
from shoal.games.fishery_boom.high_seas import NO_FISH
from shoal.games.fishery_boom.phases import ILLEGAL, MARK, NAMES, OVER, REROLL, ROLL, START_PLAYER
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, WORDS
from shoal.games.fishery_boom.position import Position


class CatchView(TypedDict):
    """The present fishing action, or the last one; in the last one, no living fish was left for `takes` and `killer`.

    dice     the numbers on the table, rising; dice set aside for a re-roll are among `to_roll`
    takes    a number for each fish still to be taken
    killer   the number of the die that is still to kill, or None
    caught   a fish just chosen whose fate is open, or None
    floor    the lowest number that may still be named in a re-roll
    """

    seat: int
    gear: str
    dice: list[int]
    to_roll: int
    radar_used: bool
    floor: int
    takes: list[int]
    killer: int | None
    caught: str | None


class SheetView(TypedDict):
    """A player's sheet: plates, crossed-out plates and fish by year, and the kind of box marked in each year so far."""

    plates: list[int]
    crossed: list[int]
    fish: list[int]
    marked: list[str]


class FisheryBoomView(TypedDict):
    """A position in names. Years count from 1.

    columns                              the High Seas year by year: species between blanks, a letter for each fish.
                                         `.` lives, `-` is depleted, `x` was killed illegally, `0` to `3` is the seat
                                         that took it, `a` to `d` the one that killed it
    step                                 what is due: start, gear, roll, reroll, killer, extra, catch, fate, mark,
                                         marketing, shield, illegal or over
    shields, shields_left, next_shield   species protected, and while Enforcement is carried out what is still to fill
    illegal, illegal_left                the dice of the latest illegal fishing, and how many are still to come
    """

    options: dict[str, Value]
    seats: int
    year: int
    phase: str
    step: str
    to_move: int | None
    start_player: int | None
    finished: int
    overfishing: bool
    catch: CatchView | None
    columns: list[str]
    shields: list[str]
    shields_left: int
    next_shield: int
    illegal: list[int]
    illegal_left: int
    sheets: list[SheetView]
    ran_out: bool


def view(position: Position) -> FisheryBoomView:
    seas = position.seas
    shielding = position.shields_left > 0
    return {
        "options": dict(position.options),
        "seats": position.seats,
        "year": position.year + 1,
        "phase": _phase(position),
        "step": NAMES[position.phase],
        "to_move": position.to_move if position.to_move >= 0 else None,
        "start_player": None if position.phase == START_PLAYER else position.start_player,
        "finished": position.order,
        "overfishing": position.overfishing,
        "catch": _catch(position),
        "columns": [*position.past, seas.write_column(position.marks)],
        "shields": [name for name, row in zip(seas.species, seas.row_mask, strict=True) if position.protected & row],
        "shields_left": position.shields_left,
        "next_shield": position.floor if shielding else 0,
        "illegal": list(position.poachers),
        "illegal_left": position.to_roll if position.phase == ILLEGAL else 0,
        "sheets": [_sheet(position, seat) for seat in range(position.seats)],
        "ran_out": position.ran_out,
    }


def _phase(position: Position) -> str:
    if position.phase in (START_PLAYER, ILLEGAL, OVER):
        return ("start", "", "illegal fishing", "over")[position.phase]
    return "upgrade" if position.phase >= MARK or position.overfishing else "fishing"


def _catch(position: Position) -> CatchView | None:
    if position.angler < 0:
        return None
    rerolling = position.phase == REROLL
    return {
        "seat": position.angler,
        "gear": GEAR_WORDS[position.gear],
        "dice": listed_dice(position.dice),
        "to_roll": position.to_roll if rerolling or position.phase == ROLL else 0,
        "radar_used": position.radar_used,
        "floor": position.floor if rerolling else 0,
        "takes": listed_dice(position.takes),
        "killer": position.killer or None,
        "caught": None if position.caught == NO_FISH else position.seas.fish[position.caught],
    }


def _sheet(position: Position, seat: int) -> SheetView:
    row = slice(seat * position.years, (seat + 1) * position.years)
    return {
        "plates": position.plates[row],
        "crossed": position.crossed[row],
        "fish": position.fish[row],
        "marked": [WORDS[kind] for kind in position.marked[row] if kind >= 0],
    }
