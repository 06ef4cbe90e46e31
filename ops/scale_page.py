"""Write the tables of docs/scale.md from the costs of `costs.toml`.

    python ops/scale_page.py [--check]

With `--check` it fails if the page has other tables.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from capacity import MONTH, MOVE, PEOPLE, PLAN, SIZES, Plan, breaking, plan_for
from costs import COSTS, mean, move_ms, of_games

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "scale.md"
DAY: Final = 86_400


def shown(value: float) -> str:
    """Return a figure with as many digits as can be meant."""
    return f"{value:,.0f}" if value >= 20 else f"{value:.2g}"


def rows(header: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    parts = [header, ["---"] * len(header), *lines]
    return "".join(f"| {' | '.join(part)} |\n" for part in parts)


def plan_table(plans: Sequence[Plan]) -> str:
    """Return what each size needs, and what breaks first."""
    names = {
        "sockets": "open websockets",
        "moves": "moves a second",
        "nodes": "nodes of one core",
        "worker_cores": "cores of workers",
        "database_cores": "cores of PostgreSQL",
        "connections": "connections to PostgreSQL, without a pooler",
        "messages": "messages of NATS a second",
        "database_gib": "database after a year, GiB",
        "archive_gib": "archive after a year, GiB",
        "traffic_gib": "traffic a month, GiB",
        "month": "euros a month",
    }
    lines = [[words, *(shown(getattr(plan, name)) for plan in plans)] for name, words in names.items()]
    lines.append(["euros a month for 1,000 players", *(shown(1000 * plan.month / plan.players) for plan in plans)])
    lines.append(["fullest", *(fullest(plan) for plan in plans)])
    return rows(["in the busiest hour", *(f"{plan.players:,} players a day" for plan in plans)], lines)


def fullest(plan: Plan) -> str:
    name, used = next(iter(breaking(plan).items()))
    return f"{name.replace('_', ' ')}, {used:.0%}"


def limit_table() -> str:
    lines = [
        [name.replace("_", " "), f"{limit['most']:,}", limit["from"], players_at(name), limit["then"]]
        for name, limit in COSTS["limits"].items()
    ]
    return rows(["what", "most", "whence", "reached at players a day", "what is done then"], lines)


def players_at(name: str) -> str:
    """Return at how many players a day a limit is reached, to two digits."""
    most = COSTS["limits"][name]["most"]
    low, high = 1_000, 10**10
    while high - low > low / 200:
        middle = (low + high) // 2
        low, high = (middle, high) if getattr(plan_for(middle), name) < most else (low, middle)
    digits = 10 ** (len(str(high)) - 2)
    return f"{round(high / digits) * digits:,}"


def cost_table() -> str:
    """Return what each thing costs."""
    socket, opening, hello, request = (COSTS[name] for name in ("socket", "opening", "hello", "request"))
    wake, kept = MOVE["wake_ms"], of_games("entries_bytes") + of_games("snapshots_bytes")
    parts: list[tuple[str, float, float]] = [
        ("a move, with one reader", move_ms(1), MOVE["database_ms"]),
        ("each more reader of a move at this node", MOVE["reader_ms"], 0),
        ("a move of another node or a worker, with one reader", wake + MOVE["reader_ms"], MOVE["wake_database_ms"]),
        ("a table opened, joined and shown to two", opening["node_ms"], opening["database_ms"]),
        ("a websocket opened again", hello["node_ms"], hello["database_ms"]),
        ("a request: the lobby, one's own tables", request["node_ms"], request["database_ms"]),
        ("a websocket that is open for a minute", socket["node_ms"] * 60, socket["database_ms"] * 60),
    ]
    lines = [[words, f"{node:.2g} ms", f"{database:.2g} ms" if database else ""] for words, node, database in parts]
    lines.append(["a letter", f"{COSTS['mail']['worker_ms']:.2g} ms of a worker", ""])
    lines.append(["an open websocket, with its table", f"{socket['kib']:.0f} KiB of memory", ""])
    lines.append(["a frame of news", f"{MOVE['frame_bytes'] / 1024:.1f} KiB of traffic", ""])
    stays = of_games("tables_bytes") + of_games("chairs_bytes")
    lines.append(["a finished table, for ever", "", f"{stays / 1024:.1f} KiB"])
    lines.append(["its entries and snapshot, until they are archived", "", f"{kept / 1024:.1f} KiB"])
    return rows(["what", "node", "PostgreSQL"], lines)


def price_table() -> str:
    """Return the price list of bots: a core's time and money for a decision, by level."""
    games = list(COSTS["games"])
    a_second = COSTS["prices"]["core_month"] / (MONTH * DAY * PLAN["worker_use"])
    lines = []
    for level, by_game in COSTS["bots"].items():
        name = "review of a whole game" if level == "review" else level
        euros = f"{mean(by_game) * a_second * 1000:.2f}"
        a_core = shown(3600_000 * PLAN["worker_use"] / mean(by_game))
        lines.append([name, *(f"{by_game[game]:,.0f}" for game in games), a_core, euros])
    header = ["level", *(f"{game.replace('_', ' ')}, ms" for game in games), "a core in an hour", "euros for a million"]
    return rows(header, lines)


def input_table() -> str:
    """Return what is assumed of people and prices."""
    words: dict[str, str] = {
        "games": "games that a player begins on a day",
        "minutes": "minutes with an open table",
        "requests": "requests to the server, without files",
        "against_bots": "share of games of one person against bots",
        "watchers": "spectators for each player",
        "reviews": "share of games that a worker must review, because no page can",
        "letters": "e-mails for each player",
    }
    lines = [[text, str(PEOPLE[name])] for name, text in words.items()]
    lines.append(["share of the day in its busiest hour", str(max(COSTS["hours"]["share"]))])
    for kind in ("level", "game"):
        chosen = ", ".join(f"{name.replace('_', ' ')} {share}" for name, share in PEOPLE[kind].items())
        lines.append([f"share of each {kind}", chosen])
    lines += [[f"{name.replace('_', ' ')}, euros", str(price)] for name, price in COSTS["prices"].items()]
    lines += [[f"plan: {name.replace('_', ' ')}", str(value)] for name, value in PLAN.items()]
    return rows(["assumed", "value"], lines)


def page() -> str:
    """Return docs/scale.md with the tables of the costs as they are."""
    text = PAGE.read_text(encoding="utf-8")
    tables = {
        "costs": cost_table(),
        "plans": plan_table([plan_for(players) for players in SIZES]),
        "limits": limit_table(),
        "prices": price_table(),
        "inputs": input_table(),
    }
    for name, table in tables.items():
        marked = re.compile(rf"(<!-- {name}: [^\n]*-->\n).*?(<!-- end of {name} -->)", re.DOTALL)
        text = marked.sub(lambda found, table=table: found[1] + table + found[2], text)  # type: ignore[misc]  # a default
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if docs/scale.md has other tables")
    if not parser.parse_args().check:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/scale.md is old: run python ops/scale_page.py")


if __name__ == "__main__":
    main()
