"""What helps a person see a position of Fishery Boom: what a catch costs next year, demand, supply and points."""

from typing import TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.native import i64
from shoal.games.fishery_boom import scoring
from shoal.games.fishery_boom.high_seas import DEPLETED, POACHED, HighSeas, bit, count
from shoal.games.fishery_boom.phases import ILLEGAL
from shoal.games.fishery_boom.player_sheet import GEAR_WORDS, WORDS, PlayerSheet
from shoal.games.fishery_boom.position import Position
from shoal.games.fishery_boom.state import state_of
from shoal.games.fishery_boom.view import FisheryBoomView


class Row(TypedDict):
    """A species as it is printed: dice, number of fish, arrows (parent this year, child next year), shield."""

    name: str
    dice: list[int]
    fish: int
    arrows: list[list[int]]
    shield: bool


class Year(TypedDict):
    """A year as it is printed: its name, whether its box is marked +1, and its dice of illegal fishing."""

    name: str
    plus: bool
    illegal: int


class Gear(TypedDict):
    """Equipment as it is printed: dice to roll, fish to take and to kill."""

    name: str
    roll: int
    take: int
    kill: int


class Kind(TypedDict):
    """What a box can be marked for: its name in actions and views, its name in tellings, how many boxes there are."""

    name: str
    box: str
    boxes: int


class Poached(TypedDict):
    """A die of illegal fishing and the fish that it killed, if there was one."""

    die: int
    fish: str | None


class YearBox(TypedDict):
    """One year of a country."""

    year: str
    plates: int
    fish: int
    filled: int
    empty: int
    excess: int
    points: int


class Country(TypedDict):
    """A country so far: points, plates asked for, fish served, marks on the High Seas, and its boxes drawn in.

    next_plates   plates of next year if nothing more is served in this one; None after the last year
    """

    score: int
    demand: int
    supply: int
    marks: int
    next_plates: int | None
    boxes: list[YearBox]


class FisheryBoomInsight(TypedDict):
    """What follows from a view.

    reconstructed   what of the edition is not read from a rulebook; species in it means that the High Seas are
    sheet           the High Seas as printed
    years, equipment, kinds   the player sheet as printed
    scores, total   points if the game ended now
    countries       demand and supply so far
    losses          for each living fish, the fish of next year that would be depleted if it were taken
    lost            the fish of next year that are certain to be depleted
    next_year       how many fish next year would have if no more were taken; None after the last year
    living          how many fish each year began with
    illegal_dice    dice of illegal fishing at the end of this year, and of the next
    poached         what the dice of the latest illegal fishing killed
    """

    reconstructed: list[str]
    sheet: list[Row]
    years: list[Year]
    equipment: list[Gear]
    kinds: list[Kind]
    scores: list[int]
    total: int
    countries: list[Country]
    losses: dict[str, list[str]]
    lost: list[str]
    next_year: int | None
    living: list[int]
    illegal_dice: list[int]
    poached: list[Poached]


def insight(game: Game, view: View) -> FisheryBoomInsight:
    position = state_of(game, cast("FisheryBoomView", view))
    scores = scoring.scores(position)
    year = position.year
    columns = [position.seas.read_column(column) for column in position.past] + [position.marks]
    result: FisheryBoomInsight = {
        "reconstructed": game.edition.reconstructed(),
        "sheet": _sheet(position.seas),
        "years": _years(position),
        "equipment": _equipment(position.sheet),
        "kinds": _kinds(position.sheet),
        "scores": scores,
        "total": sum(scores),
        "countries": [country_of(position, seat) for seat in range(position.seats)],
        "losses": {},
        "lost": [],
        "next_year": None,
        "living": [len(column) - column.count(DEPLETED) for column in columns],
        "illegal_dice": position.sheet.illegal[position.seats][year : year + 2],
        "poached": _poached(position, columns[-1] if position.phase == ILLEGAL else columns[-2:][0]),
    }
    if position.year + 1 < position.years and not position.ran_out:
        _look_ahead(position, result)
    return result


def _look_ahead(position: Position, result: FisheryBoomInsight) -> None:
    seas = position.seas
    alive = seas.survivors(position.living, spawn_one=position.spawn_one)
    result["next_year"] = count(alive)
    result["lost"] = fish_names(seas, seas.all_fish & ~alive)
    for fish, name in enumerate(seas.fish):
        if position.living & bit(fish):
            without = seas.survivors(position.living & ~bit(fish), spawn_one=position.spawn_one)
            result["losses"][name] = fish_names(seas, alive & ~without) if alive != without else []


def fish_names(seas: HighSeas, board: i64) -> list[str]:
    return [name for fish, name in enumerate(seas.fish) if board & bit(fish)]


def _poached(position: Position, column: list[int]) -> list[Poached]:
    """Find which fish each die killed: the topmost of its number that is not another die's."""
    left = [mark == POACHED for mark in column]
    result: list[Poached] = []
    for die in position.poachers:
        killed: str | None = None
        for fish in position.seas.die_fish[die]:
            if left[fish]:
                left[fish] = False
                killed = position.seas.fish[fish]
                break
        result.append({"die": die, "fish": killed})
    return result


def _sheet(seas: HighSeas) -> list[Row]:
    return [
        {
            "name": name,
            "dice": list(seas.dice[species]),
            "fish": count(seas.row_mask[species]),
            "arrows": [[parent, child] for parent, child in seas.arrows[species]],
            "shield": species in seas.shieldable,
        }
        for species, name in enumerate(seas.species)
    ]


def _years(position: Position) -> list[Year]:
    sheet = position.sheet
    illegal = sheet.illegal[position.seats]
    return [
        {"name": name, "plus": sheet.plus_one[year], "illegal": illegal[year]}
        for year, name in enumerate(sheet.year_names)
    ]


def _equipment(sheet: PlayerSheet) -> list[Gear]:
    return [
        {"name": name, "roll": sheet.roll[gear], "take": sheet.take[gear], "kill": sheet.kill[gear]}
        for gear, name in enumerate(GEAR_WORDS)
    ]


def _kinds(sheet: PlayerSheet) -> list[Kind]:
    return [{"name": name, "box": sheet.names[kind], "boxes": sheet.boxes[kind]} for kind, name in enumerate(WORDS)]


def country_of(position: Position, seat: int) -> Country:
    """Return a country so far, with the boxes of its years that are drawn in."""
    drawn = [year for year in range(position.years) if year <= position.year or _has_drawing(position, seat, year)]
    boxes = [_box(position, seat, year) for year in drawn]
    return {
        "score": sum([box["points"] for box in boxes]),
        "demand": sum([box["plates"] for box in boxes]),
        "supply": sum([box["fish"] for box in boxes]),
        "marks": scoring.marks_of(position, seat),
        "next_plates": _next_plates(position, seat),
        "boxes": boxes,
    }


def _next_plates(position: Position, seat: int) -> int | None:
    year = position.year + 1
    if year == position.years or position.ran_out:
        return None
    return position.fish[seat * position.years + position.year] + position.plus_one(year)


def _has_drawing(position: Position, seat: int, year: int) -> bool:
    place = seat * position.years + year
    return position.plates[place] > 0 or position.fish[place] > 0


def _box(position: Position, seat: int, year: int) -> YearBox:
    place = seat * position.years + year
    plates, fish = position.plates[place], position.fish[place]
    filled = min(plates, fish)
    return {
        "year": position.sheet.year_names[year],
        "plates": plates,
        "fish": fish,
        "filled": filled,
        "empty": plates - filled,
        "excess": fish - filled,
        "points": scoring.points_of_year(position, seat, year),
    }
