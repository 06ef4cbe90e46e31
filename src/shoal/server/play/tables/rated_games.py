"""Which rated games count: of the full size, between people who share nothing, and not over in a moment.

The player who leaves loses from the first move of the game on. The others gain only by a game that was long enough, so
that nobody is carried upwards by accounts that come, move once and leave.
"""

from dataclasses import replace

from shoal.core.game import Game
from shoal.core.options import Options
from shoal.server.accounts.identity.shared_place import any_shared
from shoal.server.accounts.ratings import rating_formula
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.table_row import Casual, TableRow
from shoal.table.match import Match


def is_full_size(game: Game, options: Options) -> bool:
    """Return whether no number of the options (rows, columns, pieces) is less than usual: no small board."""
    numbers = {option.name: option.default for option in game.meta.options if isinstance(option.default, int)}
    return not any(isinstance(value, int) and value < numbers.get(name, value) for name, value in options.items())


def expect_full_size(game: Game, options: Options) -> None:
    if not is_full_size(game, options):
        raise Problem("malformed", "server.rated-full-size")


def without_places(full: TableRow) -> TableRow:
    """Return a table whose game begins, without what its players share; it is casual if they share anything."""
    places = [chair.near for chair in full.chairs]
    full = full.with_chairs(*(replace(chair, near=None) for chair in full.chairs if chair.near is not None))
    return replace(full, casual="near", void=True) if full.rated and any_shared(places) else full


def casual_reason(facts: TableRow, draft: Match, *, taken_over: bool) -> Casual | None:
    """Return why a game changes no ratings, or not all: nobody had moved, or it was over too soon.

    In tournaments that are not rated points depend on it too.
    """
    if not facts.rated and facts.tournament is None:
        return None
    over, moves, early = draft.walk.over(), draft.moves(), draft.walk.quitter is not None
    if (over or taken_over) and not any(moves):
        return "unmoved"
    if over and early and min(moves) < rating_formula.FEWEST:
        return "early"
    if over and not early and facts.rated and not was_long_enough(facts, draft):
        return "short"
    return facts.casual


def was_long_enough(facts: TableRow, draft: Match) -> bool:
    """Return whether every seat has decided a few times, and people have taken their time; programs need none."""
    programs = all(chair.program for chair in facts.chairs if chair.player is not None)
    lasted = now() - (facts.started or 0)
    return min(draft.moves()) >= rating_formula.FEWEST and (programs or lasted >= rating_formula.SHORTEST_MS)
