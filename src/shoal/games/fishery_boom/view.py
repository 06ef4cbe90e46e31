"""What may be known of a position of Fishery Boom: everything, by anybody. Nothing is hidden in this game."""

from typing import TYPE_CHECKING, TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.options import Value
from shoal.games.fishery_boom.dice import listed_dice, packed_dice
from shoal.games.fishery_boom.high_seas import LIVING, NO_FISH
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, GEAR_WORDS, WORDS
from shoal.games.fishery_boom.stages import FIRST, GEAR, ILLEGAL, MARK, OVER, ROLL, STAGES

if TYPE_CHECKING:
    from shoal.games.fishery_boom.state import FisheryBoomState


class CatchView(TypedDict):
    """The present fishing action, or the last one: then what is left to take or kill had no fish any more.

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


def view(state: "FisheryBoomState") -> FisheryBoomView:
    mover = state.mover()
    seas = state.seas
    shielding = state.shields_left > 0
    return {
        "options": dict(state.options),
        "seats": state.seats,
        "year": state.year + 1,
        "phase": _phase(state),
        "step": STAGES[state.stage],
        "to_move": mover if mover >= 0 else None,
        "start_player": None if state.stage == FIRST else state.start_seat,
        "finished": state.done,
        "overfishing": state.overfishing,
        "catch": _catch(state),
        "columns": [*state.past, seas.write_column(state.marks)],
        "shields": [name for name, row in zip(seas.species, seas.row_mask, strict=True) if state.protected & row],
        "shields_left": state.shields_left,
        "next_shield": state.floor if shielding else 0,
        "illegal": list(state.poachers),
        "illegal_left": state.to_roll if state.stage == ILLEGAL else 0,
        "sheets": [_sheet(state, seat) for seat in range(state.seats)],
        "ran_out": state.ran_out,
    }


def _phase(state: "FisheryBoomState") -> str:
    if state.stage in (FIRST, ILLEGAL, OVER):
        return ("start", "", "illegal fishing", "over")[state.stage]
    return "upgrade" if state.stage >= MARK or state.overfishing else "fishing"


def _catch(state: "FisheryBoomState") -> CatchView | None:
    if state.angler < 0:
        return None
    rerolling = STAGES[state.stage] == "reroll"
    return {
        "seat": state.angler,
        "gear": GEAR_WORDS[state.gear],
        "dice": listed_dice(state.dice),
        "to_roll": state.to_roll if rerolling or state.stage == ROLL else 0,
        "radar_used": state.radar_used,
        "floor": state.floor if rerolling else 0,
        "takes": listed_dice(state.takes),
        "killer": state.killer or None,
        "caught": None if state.caught == NO_FISH else state.seas.fish[state.caught],
    }


def _sheet(state: "FisheryBoomState", seat: int) -> SheetView:
    row = slice(seat * state.years, (seat + 1) * state.years)
    return {
        "plates": state.plates[row],
        "crossed": state.crossed[row],
        "fish": state.fish[row],
        "marked": [WORDS[kind] for kind in state.marked[row] if kind >= 0],
    }


def imagine(game: Game, view: View) -> "FisheryBoomState":
    """Rebuild the position."""
    known = cast("FisheryBoomView", view)
    state = cast("FisheryBoomState", game.start(known["seats"], known["options"]))
    state.stage = STAGES.index(known["step"])
    state.year = known["year"] - 1
    state.ran_out = known["ran_out"]
    state.done = known["finished"]
    state.overfishing = known["overfishing"]
    state.start_seat = known["start_player"] or 0
    state.seat = (state.start_seat + state.done) % state.seats
    state.poachers = list(known["illegal"])
    state.to_roll = known["illegal_left"]
    state.shields_left = known["shields_left"]
    state.floor = known["next_shield"]
    if known["catch"] is not None:
        _restore_catch(state, known["catch"])
    _restore_seas(state, known)
    for seat, sheet in enumerate(known["sheets"]):
        _restore_sheet(state, seat, sheet)
    return state


def _restore_catch(state: "FisheryBoomState", catch: CatchView) -> None:
    state.angler = catch["seat"]
    state.gear = GEAR_WORDS.index(catch["gear"])
    state.dice = packed_dice(catch["dice"])
    state.takes = packed_dice(catch["takes"])
    state.radar_used = catch["radar_used"]
    state.killer = catch["killer"] or 0
    caught = catch["caught"]
    state.caught = NO_FISH if caught is None else state.seas.fish.index(caught)
    if GEAR <= state.stage < MARK or state.stage == ROLL:
        state.to_roll, state.floor = catch["to_roll"], catch["floor"]


def _restore_seas(state: "FisheryBoomState", known: FisheryBoomView) -> None:
    state.past = known["columns"][:-1]
    state.marks = state.seas.read_column(known["columns"][-1])
    for fish, mark in enumerate(state.marks):
        if mark != LIVING:
            state.mark_fish(fish, mark)
    for name in known["shields"]:
        state.protected |= state.seas.row_mask[state.seas.species.index(name)]


def _restore_sheet(state: "FisheryBoomState", seat: int, sheet: SheetView) -> None:
    row = slice(seat * state.years, (seat + 1) * state.years)
    state.plates[row] = sheet["plates"]
    state.crossed[row] = sheet["crossed"]
    state.fish[row] = sheet["fish"]
    for year, word in enumerate(sheet["marked"]):
        kind = WORDS.index(word)
        state.marked[seat * state.years + year] = kind
        state.boxes[seat * ALL_KINDS + kind] += 1
