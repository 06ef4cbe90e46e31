"""A position of Fishery Boom, made from a view."""

from shoal.core.game import CHANCE, NOBODY
from shoal.games.fishery_boom.dice import packed_dice
from shoal.games.fishery_boom.high_seas import LIVING, NO_FISH
from shoal.games.fishery_boom.phases import GEAR, MARK, NAMES, OVER, ROLL
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, GEAR_WORDS, WORDS
from shoal.games.fishery_boom.position import Position
from shoal.games.fishery_boom.view import CatchView, FisheryBoomView, SheetView


def rebuild(position: Position, view: FisheryBoomView) -> None:
    """Put everything that the view tells into a first position."""
    _rebuild_year(position, view)
    if view["catch"] is not None:
        _rebuild_catch(position, view["catch"])
    _rebuild_seas(position, view)
    for seat, sheet in enumerate(view["sheets"]):
        _rebuild_sheet(position, seat, sheet)


def _rebuild_year(position: Position, view: FisheryBoomView) -> None:
    position.phase = NAMES.index(view["step"])
    to_move = view["to_move"]
    position.to_move = to_move if to_move is not None else NOBODY if position.phase == OVER else CHANCE
    position.year = view["year"] - 1
    position.ran_out = view["ran_out"]
    position.order = view["finished"]
    position.overfishing = view["overfishing"]
    position.start_player = view["start_player"] or 0
    position.seat = (position.start_player + position.order) % position.seats
    position.poachers = list(view["illegal"])
    position.to_roll = view["illegal_left"]
    position.shields_left = view["shields_left"]
    position.floor = view["next_shield"]


def _rebuild_catch(position: Position, catch: CatchView) -> None:
    position.angler = catch["seat"]
    position.gear = GEAR_WORDS.index(catch["gear"])
    position.dice = packed_dice(catch["dice"])
    position.takes = packed_dice(catch["takes"])
    position.radar_used = catch["radar_used"]
    position.killer = catch["killer"] or 0
    caught = catch["caught"]
    position.caught = NO_FISH if caught is None else position.seas.fish.index(caught)
    if GEAR <= position.phase < MARK or position.phase == ROLL:
        position.to_roll, position.floor = catch["to_roll"], catch["floor"]


def _rebuild_seas(position: Position, view: FisheryBoomView) -> None:
    position.past = view["columns"][:-1]
    position.marks = position.seas.read_column(view["columns"][-1])
    for fish, mark in enumerate(position.marks):
        if mark != LIVING:
            position.mark_fish(fish, mark)
    for name in view["shields"]:
        position.protected |= position.seas.row_mask[position.seas.species.index(name)]


def _rebuild_sheet(position: Position, seat: int, sheet: SheetView) -> None:
    row = slice(seat * position.years, (seat + 1) * position.years)
    position.plates[row] = sheet["plates"]
    position.crossed[row] = sheet["crossed"]
    position.fish[row] = sheet["fish"]
    for year, word in enumerate(sheet["marked"]):
        kind = WORDS.index(word)
        position.marked[seat * position.years + year] = kind
        position.boxes[seat * ALL_KINDS + kind] += 1
