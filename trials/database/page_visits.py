"""The pages that people open most, and the queue, each opened as many players: for percentiles, not for one case."""

from collections.abc import Iterable
from statistics import median, quantiles

from shoal.server.accounts.identity import session_cookie, sessions, store
from shoal.server.platform.base.timestamps import HOUR_MS, now
from shoal.server.platform.resources import Resources
from trials.database.every_request import Person
from trials.database.explain_statements import Measuring, Plan

MARK = " #"
"""Stands between the kind of a visit and its number."""
WAITING = 8
"""Players who wait in the queue at a time: a network may have sixteen."""


async def visit_as_many(url: str, measuring: Measuring, resources: Resources, players: int, visits: int) -> None:
    """Open every page as so many players, from those with the most games to those with the fewest."""
    stranger = Person(url, measuring)
    people = [await sign_in(url, measuring, resources, players * number // visits) for number in range(visits)]
    after: dict[str, str] = {}
    for number, person in enumerate(people):
        mark, page = f"{MARK}{number}", f"/api/players/{person.name}"
        await person.ask(f"lobby{mark}", "/api/lobby")
        await stranger.ask(f"profile{mark}", page)
        await person.ask(f"own profile{mark}", page)
        games = await stranger.ask("", page)
        last = games["recent"][-1] if games["recent"] else {"ended": "2020-01-01T00:00:00Z", "id": ""}
        await stranger.ask(f"history{mark}", f"{page}/games", before=last["ended"], below=last["id"])
        board = await stranger.ask(f"leaderboard{mark}", "/api/leaderboards/fishery", **after)
        after = {"after": board["leaders"][-1]["name"]} if board["more"] else {}
        await person.ask(f"my games{mark}", "/api/tables/mine")
        await person.ask(f"queue{mark}", "/api/search", {"games": [{"game": "fleet", "seats": 4}], "clock": "live"})
        await person.ask(f"queue{mark}", "/api/finding", {})
        if number >= WAITING:
            await people[number - WAITING].ask("", "/api/search/leave", {})
    for person in people[-WAITING:]:
        await person.ask("", "/api/search/leave", {})
    for person in people:
        await person.client.aclose()
    await stranger.client.aclose()


async def sign_in(url: str, measuring: Measuring, resources: Resources, number: int) -> Person:
    """Return a player of the filled database, with a session of their own."""
    person, token = Person(url, measuring), sessions.new_token()
    async with resources.database.transaction() as connection:
        await store.open_session(connection, sessions.hash_of(token), f"p{number}", now() + HOUR_MS)
    signed = session_cookie.signer(resources.settings).sign(token).decode()
    person.client.cookies.set(session_cookie.NAME, signed)
    me = await person.ask("", "/api/me")
    person.id, person.name = me["id"], me["name"]
    return person


def share_of(plans: Iterable[Plan]) -> dict[str, tuple[int, float, float, float]]:
    """Return the statements, and of the slowest the median, the 95th percentile and the most, of each kind of visit."""
    runs: dict[str, dict[str, list[float]]] = {}
    for plan in plans:
        if MARK in plan.errand and plan.runs:
            runs.setdefault(plan.errand.split(MARK)[0], {}).setdefault(plan.statement, []).extend(plan.runs)
    slowest = {kind: max(map(spread, spent.values()), key=lambda one: one[1]) for kind, spent in runs.items()}
    return {kind: (len(runs[kind]), *spreads) for kind, spreads in slowest.items()}


def spread(spent: list[float]) -> tuple[float, float, float]:
    """Return the median, the 95th percentile and the most."""
    return median(spent), quantiles(spent, n=20, method="inclusive")[-1], max(spent)
