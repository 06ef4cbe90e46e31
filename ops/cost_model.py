"""Turn players a day into cores, database size and money, by the tables of docs/explanation/scale.md.

    python -m ops.cost_model [50000 200000] [--page FILE]
    python -m ops.cost_model --write

The page has what each thing costs, what people do and what machines cost. `--write` renews the two tables of the page
that follow from them. Copy the page, change what it assumes and name it with `--page` to plan for your own numbers.
"""

import argparse
import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "explanation" / "scale.md"
SIZES: Final = (1_000, 100_000, 1_000_000, 10_000_000)
LEVELS: Final = ("deckhand", "mate", "skipper", "admiral", "neptune")
GAMES: Final = ("fishery", "fleet", "fishery boom", "pisces", "fresh fish")
MONTH_DAYS: Final = 30
KIB_IN_GIB: Final = 2**20


class Game(NamedTuple):
    """A finished game: what it is made of, and KiB that stay, that leave for the archive, and that the archive has."""

    share: float
    seats: float
    steps: float
    moves: float
    stays: float
    leaves: float
    archived: float


class Model:
    """The numbers of the page's tables, by the first words of their rows."""

    def __init__(self, page: str) -> None:
        rows = re.findall(r"^\| (.+?) \| (.+) \|$", page, re.MULTILINE)
        self.rows = {name: [number(cell) for cell in cells.split(" | ")] for name, cells in rows}
        games = [Game(*self.rows[game][: len(Game._fields)]) for game in GAMES]
        self.shares = [game.share for game in games]
        self.game = Game(*(self.mean(column) for column in zip(*games, strict=True)))

    def mean(self, by_game: Sequence[float]) -> float:
        return sum(share * value for share, value in zip(self.shares, by_game, strict=True))

    def value(self, name: str) -> float:
        return self.rows[name][0]

    def decision_ms(self, level: str) -> float:
        """Return the mean processor time of a bot's decision, or of a whole review."""
        return self.mean(self.rows[level][1:])

    def seconds(self, column: int, counts: dict[str, float]) -> float:
        """Return the seconds of the nodes (column 0) or of PostgreSQL (1) that so many of each thing take."""
        return sum(count * self.rows[name][column] for name, count in counts.items()) / 1000


def number(cell: str) -> float:
    """Return the number with which a cell begins, or not a number."""
    begins = re.match(r"[\d.,]*\d", cell)
    return float(begins[0].replace(",", "")) if begins else math.nan


def plan_for(model: Model, players: int) -> dict[str, float]:
    """Return what so many players a day need in the busiest hour, by the names of the page."""
    value, game = model.value, model.game
    begun = players * value("games that a player begins on a day")
    alone = begun * value("share of games of one person against bots")
    tables = alone + (begun - alone) / game.seats
    moves = begun / game.seats * game.moves
    decisions = alone * game.steps * (game.seats - 1) / game.seats
    watchers = value("spectators for each player")
    minutes = players * value("minutes with an open table") * (1 + watchers)
    emails = players * value("e-mails for each player")
    # Both players are at different nodes, if there are many, and a worker makes a bot's move: each move wakes a node.
    made = {
        "a move, with one reader": moves,
        "a move of another node or a worker, with one reader": moves + decisions,
        "a table opened, joined and shown to two": tables,
        "a request: the lobby, one's own tables": players * value("requests to the server, without files"),
        "a websocket that is open for a minute": minutes,
    }
    node = model.seconds(0, made | {"each more reader of a move at this node": moves * watchers})
    database = model.seconds(1, made | {"a move, with one reader": moves + decisions})
    bot_ms = sum(model.value(level) * model.decision_ms(level) for level in LEVELS)
    unread_move_ms = value("a move, with one reader") - value("each more reader of a move at this node")
    reviewed = tables * value("review of a whole game") * model.decision_ms("review of a whole game")
    worker = (decisions * (bot_ms + unread_move_ms) + reviewed + emails * value("an e-mail")) / 1000

    busiest = value("share of the day in its busiest hour") / 3600
    nodes = cores(node * busiest / value("nodes busy in the busiest hour"))
    workers = cores(worker * busiest / value("workers busy in the busiest hour"))
    databases = cores(database * busiest / value("PostgreSQL busy in the busiest hour"))
    processes = nodes + math.ceil(workers / value("processes of a worker"))
    kept = tables * (game.stays * 365 + game.leaves * value("days until a game is archived")) / KIB_IN_GIB
    frames = (moves + decisions) * (2 + watchers) * MONTH_DAYS
    plan = {
        "open websockets": minutes * 60 * busiest,
        "moves a second": (moves + decisions) * busiest,
        "nodes of one core": nodes,
        "cores of workers": workers,
        "cores of PostgreSQL": databases,
        "connections to PostgreSQL": processes * value("connections of a process"),
        "messages of NATS a second": (moves + decisions) * 2 * busiest,
        "GiB of the database after a year": kept,
        "GiB of the archive after a year": tables * game.archived * 365 / KIB_IN_GIB,
        "GiB of traffic a month": frames * value("a frame of news") / KIB_IN_GIB,
    }
    plan["euros a month"] = money(model, plan, emails * MONTH_DAYS)
    plan["euros a month for 1,000 players"] = 1000 * plan["euros a month"] / players
    return plan


def cores(busy: float) -> int:
    """Return at least two, so that one may be lost."""
    return max(2, math.ceil(busy))


def money(model: Model, plan: dict[str, float], emails: float) -> float:
    value = model.value
    database = plan["cores of PostgreSQL"] * value("a core of PostgreSQL for a month, euros")
    database += plan["GiB of the database after a year"] * value("a GiB of disk for a month, euros")
    return (
        (plan["nodes of one core"] + plan["cores of workers"]) * value("a core for a month, euros")
        + database * value("copies of PostgreSQL")
        + plan["GiB of the archive after a year"] * value("a GiB of the archive for a month, euros")
        + plan["GiB of traffic a month"] * value("a GiB of traffic, euros")
        + emails / 1000 * value("a thousand e-mails, euros")
    )


def plan_table(model: Model, sizes: Sequence[int]) -> str:
    """Return what each size needs, and how much of its limit that is."""
    plans = [plan_for(model, players) for players in sizes]
    lines = [[name, *(shown(model, name, plan[name]) for plan in plans)] for name in plans[0]]
    return table(["in the busiest hour", *(f"{players:,} players a day" for players in sizes)], lines)


def shown(model: Model, name: str, figure: float) -> str:
    """Return a figure with as many digits as can be meant."""
    digits = f"{figure:,.0f}" if figure >= 20 else f"{figure:.2g}"
    limit = f"most {name}"
    return f"{digits} ({figure / model.value(limit):.0%})" if limit in model.rows else digits


def bot_table(model: Model) -> str:
    """Return the price list of bots: a core's time and money for a million decisions, by level."""
    busy = model.value("workers busy in the busiest hour")
    core_ms = MONTH_DAYS * 86_400_000 * busy
    lines = []
    for level in (*LEVELS, "review of a whole game"):
        mean_ms = model.decision_ms(level)
        euros = mean_ms * 1_000_000 / core_ms * model.value("a core for a month, euros")
        lines.append([f"{level}, mean", f"{mean_ms:,.1f} ms", f"{3_600_000 * busy / mean_ms:,.0f}", f"{euros:.2f}"])
    return table(["level", "a decision", "a core in an hour", "euros for a million"], lines)


def table(header: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (header, ["---"] * len(header), *lines))


def renewed(page: str) -> str:
    """Return the page with its two computed tables as they follow from the others."""
    model = Model(page)
    for name, text in (("plans", plan_table(model, SIZES)), ("bots", bot_table(model))):
        first, rest = page.split(f"<!-- {name}: written by ops/cost_model.py -->\n")
        page = f"{first}<!-- {name}: written by ops/cost_model.py -->\n{text}" + rest[rest.index("<!-- end of ") :]
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, nargs="*", default=SIZES, help="players a day")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page with the costs")
    parser.add_argument("--write", action="store_true", help="renew the tables of the page")
    chosen = parser.parse_args()
    page = chosen.page.read_text(encoding="utf-8")
    if chosen.write:
        chosen.page.write_text(renewed(page), encoding="utf-8")
    else:
        sys.stdout.write(plan_table(Model(page), chosen.players))


if __name__ == "__main__":
    main()
