"""Every request that people send to a server, once and by name, and what nodes and workers do by themselves."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection, connect

from shoal.core.rng import Rng
from shoal.puzzles.collection import find
from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity.credentials import ADDRESS
from shoal.server.app.lifecycle import open_worker
from shoal.server.community.matchmaking.queue import matcher
from shoal.server.community.notifications import signed_links
from shoal.server.community.notifications.web_push_encryption import encode
from shoal.server.community.puzzles import rate_attempts
from shoal.server.community.puzzles.schema import TRIES, WAITING
from shoal.server.community.tournaments import scheduler
from shoal.server.community.tournaments.rounds import scheduler_steps
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db import leases_store
from shoal.server.platform.db.database import Database
from shoal.server.platform.resources import Resources
from shoal.server.play.presence import store as presence
from shoal.server.play.presence.presence_tracker import BATCH
from shoal.server.play.presence.schema import ATTENDANCE
from shoal.server.play.retention import background
from shoal.server.play.retention import store as tidying
from shoal.server.play.tables import chairs, commands, create_table, store, undo
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import HEAL_BATCH, TableRegistry
from shoal.server.play.tables.reveal_words import begin_overdue
from shoal.server.play.tables.schema import TABLES
from shoal.server.play.tables.table_row import RUNNING
from shoal.server.play.tables.waiting import limits_and_expiry
from shoal.server.play.tables.waiting import store as waits
from shoal.table.client_messages import Clock
from trials.database.explain_statements import Measuring

GAME = {"game": "fishery", "preset": "pond"}
PASSWORD = secrets.token_urlsafe(12)
PATIENCE = 60.0
UNAVAILABLE = 503
"""The node had no time for the database: this machine is busy, and explaining takes time."""
RETRIES = 20
RATED_MOVES = 4
"""A rated game counts when each seat has made so many moves."""


class Person:
    """A person with their own browser, who sends named requests."""

    def __init__(self, url: str, measuring: Measuring) -> None:
        self.url = url
        self.measuring = measuring
        self.client = httpx.AsyncClient(base_url=url, headers={"X-Shoal": "1"}, timeout=PATIENCE)
        self.id = self.name = ""

    async def ask(self, errand: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send a request. Its SQL statements are measured under the name of the errand, unless that is empty."""
        return await self.send(errand, "GET" if body is None else "POST", path, json=body, params=query)

    async def send(self, errand: str, method: str, path: str, **options: Any) -> Any:
        self.measuring.errand = errand
        answer = await self.client.request(method, path, **options)
        for _ in range(RETRIES):
            if answer.status_code != UNAVAILABLE:
                break
            await asyncio.sleep(1)
            answer = await self.client.request(method, path, **options)
        self.measuring.errand = ""
        assert answer.is_success, f"{errand or path}: {answer.text}"
        if answer.headers.get("content-type") == "application/x-ndjson":
            return [orjson.loads(line) for line in answer.content.splitlines()]
        return answer.json() if answer.content else None

    async def become_guest(self, errand: str = "") -> None:
        me = await self.ask(errand, "/api/players/guest", {})
        self.id, self.name = me["id"], me["name"]

    async def line(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        return await connect(url, additional_headers={"Cookie": cookies} if cookies else {}, max_size=2**22)

    async def say(self, errand: str, line: ClientConnection, **message: Any) -> Any:
        """Send a message and return its answer. The errand is its key, unless the message has one."""
        self.measuring.errand = errand
        key = {} if message["type"] == "hello" else {"key": errand}
        message = {**key, **message}
        await line.send(orjson.dumps(message).decode())
        while True:
            answer = orjson.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if answer["type"] == "welcome" or answer.get("key") == message.get("key", errand):
                self.measuring.errand = ""
                assert answer["type"] != "refused", f"{errand}: {answer}"
                return answer


async def move(tables: TableRegistry, live: LiveTable, rng: Rng) -> int:
    """Make a random step for a seat that owes a decision; return the seat."""
    playing = live.playing()
    seat = rng.pick(list(playing.turn()))
    legal = [playing.game.actions.format(action) for action in playing.state.legal(seat)]
    step = legal[rng.below(len(legal))]
    await commands.act(tables, live, seat, f"move {live.facts.entries}", playing.due[seat], [step])
    return seat


async def play(tables: TableRegistry, table: str, until: Callable[[list[int]], bool] = lambda _: False) -> int:
    """Play at random until `until` accepts the move counts, or the game is over; return the number of entries."""
    live, rng = await tables.newest(table), Rng(7)
    while live.facts.status == RUNNING and not until(live.playing().moves()):
        await move(tables, live, rng)
    return live.facts.entries


async def take_back(tables: TableRegistry, table: str, times: int) -> None:
    """Make the first move and take it back, so many times."""
    live, rng = await tables.newest(table), Rng(7)
    for number in range(times):
        acts = live.playing().acts
        seat = await move(tables, live, rng)
        await undo.undo(tables, live, seat, f"back {number}", acts)


async def begin(first: Person, second: Person, **wish: Any) -> str:
    table = (await first.ask("", "/api/tables", {**GAME, **wish}))["id"]
    await second.ask("", f"/api/tables/{table}/join", {})
    return str(table)


async def visit_lobby(stranger: Person, guests: dict[str, Person]) -> None:
    await stranger.ask("lobby", "/api/lobby")
    await stranger.ask("people", "/api/people/here")
    for name, guest in guests.items():
        page = f"/api/players/{guest.name}"
        await stranger.ask(f"profile of a {name}", page)
        own = await guest.ask(f"own profile of a {name}", page)
        await guest.ask(f"tables of a {name}", "/api/tables/mine")
        last = own["recent"][-1] if own["recent"] else {"ended": "2020-01-01T00:00:00Z", "id": ""}
        await stranger.ask(f"games of a {name}", f"{page}/games", before=last["ended"], below=last["id"])
    await guests["busy"].ask("profile of a rival", f"/api/players/{guests['regular'].name}")


async def look_at_players(stranger: Person, reader: Person) -> None:
    """Page through a leaderboard, and search for names with many and with no answers."""
    page = await stranger.ask("leaderboard", "/api/leaderboards/fishery")
    for _ in range(3):
        if page["more"]:
            after = page["leaders"][-1]["name"]
            page = await reader.ask("leaderboard, further", "/api/leaderboards/fishery", after=after)
    await stranger.ask("opening", "/api/openings/fishery")
    await stranger.ask("opening, further", "/api/openings/fishery", act=["0 d4", "1 e5"], strength="strong")
    await stranger.ask("leaderboard of bots", "/api/leaderboards/fishery", bots=True)
    for errand, name in (("search, many", "Player"), ("search, one", "Player bb"), ("search, none", "Nobody")):
        await stranger.ask(errand, "/api/players", name=name)


async def export_games(stranger: Person, player: Person) -> None:
    """Export the games of everybody and of one player, and go on after a cursor."""
    address = f"/api/games/{GAME['game']}/export"
    *_, end = await stranger.ask("export of games", address)
    await stranger.ask("export of games, further", address, after=end["cursor"])
    await stranger.ask("export of games with few found", address, seats=16)
    await stranger.ask("export of a player's games", address, player=player.name)


async def solve_puzzles(stranger: Person, player: Person) -> None:
    daily = (await stranger.ask("puzzles", "/api/puzzles"))["daily"]
    address = f"/api/puzzles/{daily['game']}/{daily['id']}"
    await player.ask("own rating at puzzles", "/api/puzzles/mine")
    await player.ask("hint of a puzzle", f"{address}/hint", {})
    answer = find(daily["game"], daily["id"]).answer
    await player.ask("try of a puzzle", f"{address}/try", {"steps": answer.steps})
    await player.ask("solution of a puzzle", f"{address}/solution", {})


async def count_tries(measuring: Measuring, database: Database) -> None:
    """Count a try at the puzzle of the day, as a worker does a day later."""
    measuring.errand = "worker: tries at puzzles"
    async with database.transaction() as connection:
        await connection.execute(update(TRIES).where(WAITING).values(due=0))
    await rate_attempts.count_due(database)
    measuring.errand = ""


async def confirm_address(database: Database, person: Person) -> None:
    """Confirm an address as the link of its letter does, and look for the accounts of an address."""
    secret = secrets.token_urlsafe(16)
    async with database.transaction() as connection:
        await tickets.issue_ticket(connection, ADDRESS, secret, person.id, DAY_MS)
    await person.ask("confirm an address", "/api/account/email/confirm", {"secret": secret})


async def keep_accounts(person: Person, database: Database) -> None:
    await person.become_guest("guest")
    await person.ask("me", "/api/me")
    await person.ask("name", "/api/players/name", {"name": f"Captain {person.id[:8]}"})
    account = {"name": f"Mate {person.id[:8]}", "password": PASSWORD}
    await person.ask("register", "/api/players/register", account)
    await person.ask("password", "/api/players/password", {"old": PASSWORD, "new": PASSWORD + "er"})
    await person.ask("account", "/api/account")
    await person.ask("words", "/api/account/words", {})
    await person.ask("email", "/api/account/email", {"email": f"{person.id}@example.org"})
    await confirm_address(database, person)
    await person.ask("proof", "/api/account/prove", {"password": PASSWORD + "er"})
    await person.ask("new passkey", "/api/account/passkeys/begin", {})
    await person.ask("use of a passkey", "/api/players/passkey/begin", {})
    await person.ask("end others", "/api/account/devices/end-others", {})
    await keep_programs(person)
    await person.ask("export", "/api/account/export")
    await person.ask("delete", "/api/account/delete", {"name": account["name"]})
    await person.ask("return", "/api/account/return", {})
    await person.ask("logout", "/api/players/logout", {})
    await person.ask("login", "/api/players/login", {**account, "password": PASSWORD + "er"})
    await person.ask("logout everywhere", "/api/players/logout-everywhere", {})
    await become_another(person, {**account, "password": PASSWORD + "er"})


async def keep_programs(person: Person) -> None:
    """Make and revoke a token, and make a bot account, play as it and delete it."""
    wish, robin = {"name": "A program", "scopes": ["read", "play"]}, f"Robin {person.id[:8]}"
    made = await person.ask("new token", "/api/me/tokens", wish)
    await person.ask("tokens", "/api/me/tokens")
    await person.send("revoke a token", "DELETE", f"/api/me/tokens/{made['id']}")
    await person.ask("new bot", "/api/me/bots", {"name": robin})
    made = await person.ask("token of a bot", f"/api/me/bots/{robin}/tokens", wish)
    await person.ask("bots", "/api/me/bots")
    program = Person(person.url, person.measuring)
    program.client.headers["Authorization"] = f"Bearer {made['token']}"
    await program.ask("tables by token", "/api/tables/mine")
    await program.ask("open by a bot", "/api/tables", {**GAME, "seats": 2})
    await program.client.aclose()
    await person.send("delete a bot", "DELETE", f"/api/me/bots/{robin}")


async def become_another(person: Person, account: dict[str, str]) -> None:
    """Link a second device of a guest, and add the guest's games to an account."""
    await person.become_guest()
    code = (await person.ask("link code", "/api/account/link", {}))["code"]
    await person.ask("link", "/api/players/link", {"code": code})
    await person.ask("open by a guest", "/api/tables", {**GAME, "chairs": [{"kind": "me"}, {"kind": "open"}]})
    await person.ask("", "/api/players/login", account)
    await person.ask("old guest", "/api/account/guest")
    await person.ask("add guest", "/api/account/guest", {})


async def wait_for_others(first: Person, second: Person) -> None:
    await first.ask("open (public)", "/api/tables", {**GAME, "door": "public", "seats": 2})
    table = (await first.ask("open (link)", "/api/tables", {**GAME, "door": "link", "seats": 2}))["id"]
    await second.ask("look", f"/api/tables/{table}")
    await first.ask("leave", f"/api/tables/{table}/leave", {})
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await first.ask("", "/api/tables", {"game": "pisces", "chairs": chairs}))["id"]
    await second.ask("join", f"/api/tables/{table}/join", {})
    await first.ask("turn away", f"/api/tables/{table}/turn-away", {"seat": 1})
    await first.ask("close", f"/api/tables/{table}/close", {})
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    await first.ask("open (bots)", "/api/tables", {**GAME, "chairs": bots})
    word = "0123456789abcdef" * 2
    seal = hashlib.sha256(word.encode()).hexdigest()
    table = (await first.ask("open (sealed)", "/api/tables", {**GAME, "chairs": bots, "seal": seal}))["id"]
    await first.ask("promise", f"/api/tables/{table}/promise")
    await first.ask("reveal", f"/api/tables/{table}/reveal", {"word": word})
    await first.ask("open (practice)", "/api/tables", {**GAME, "chairs": bots, "practice": True})
    people = [{"kind": "me"}, {"kind": "beside", "name": "Ann"}]
    table = (await first.ask("open (shared)", "/api/tables", {**GAME, "chairs": people}))["id"]
    await first.say("hello (shared)", await first.line(table), type="hello", since=0, seat=1)


async def find_people(tables: TableRegistry, resources: Resources, first: Person, second: Person) -> None:
    """Follow a code, look for people, challenge somebody, and let the node match."""
    table = (await first.ask("", "/api/tables", {**GAME, "door": "link", "seats": 2}))["id"]
    code = (await first.ask("code", f"/api/tables/{table}/code", {}))["code"]
    await second.ask("follow a code", "/api/codes", {"code": code})
    await first.ask("bot on a chair", f"/api/tables/{table}/bot", {"seat": 1, "level": "deckhand"})
    for person in (first, second):
        await person.ask("search", "/api/search", {"games": [{"game": "fleet", "seats": 2}], "clock": "either"})
    await first.ask("attend", "/api/finding", {})
    await first.ask("leave a search", "/api/search/leave", {})
    await second.ask("usual waits", "/api/finding/waits")
    for answer in ("decline", "accept"):
        await first.ask("challenge", "/api/challenges", {"name": second.name, "game": "fleet"})
        (got,) = (await second.ask("", "/api/finding", {}))["received"]
        await second.ask(f"{answer} a challenge", f"/api/challenges/{got['id']}/{answer}", {})
    (sent,) = (await first.ask("", "/api/finding", {}))["sent"]
    await first.ask("withdraw a challenge", f"/api/challenges/{sent['id']}/withdraw", {})
    first.measuring.errand = "node: match"
    await matcher.end_searches(resources)
    await matcher.settle_due(resources, tables)
    await matcher.match_all(resources)
    first.measuring.errand = ""


async def hold_tournaments(tables: TableRegistry, first: Person, second: Person) -> None:
    """Open an arena, enter it, and let a worker begin it, pair, settle and end it; look at it and at the calendar."""
    wish = {"name": "Harbour Cup", "form": "arena", "seats": 2, "clock": {"kind": "live"}, "starts": 60}
    made = await first.ask("open a tournament", "/api/tournaments", {**GAME, **wish, "door": "public"})
    tournament = made["tournament"]["id"]
    page = f"/api/tournaments/{tournament}"
    for person in (first, second):
        await person.ask("enter a tournament", f"{page}/enter", {})
    await first.ask("remove an entrant", f"{page}/remove", {"name": "Nobody"})
    await first.ask("start a tournament", f"{page}/start", {})
    first.measuring.errand = "worker: tournament"
    await scheduler.look_at_due(tables)
    for row in (await second.ask("", page))["tables"]:
        live = await tables.newest(row["table"])
        await commands.resign(tables, live, 1, None)
    first.measuring.errand = "worker: tournament, further"
    await scheduler_steps.step(tables, tournament)
    first.measuring.errand = ""
    await second.ask("tournament", page)
    await second.ask("there at a tournament", f"{page}/here", {})
    await second.ask("pause", f"{page}/pause", {})
    await second.ask("enter again", f"{page}/enter", {})
    await second.ask("withdraw", f"{page}/withdraw", {})
    await second.ask("calendar", "/api/tournaments")
    await first.ask("stop a tournament", f"{page}/stop", {})


async def begin_rated(tables: TableRegistry, first: Person, second: Person) -> str:
    """Begin a rated game, as if both had accounts and sat at different places."""
    clock: Clock = {"kind": "days", "main": 0, "increment": 0, "days": 2, "vacation": 4}
    wishes = [ChairPlan("me"), ChairPlan("open")]
    plan = TablePlan("fishery", None, {}, wishes, clock, "public", rated=True, talk=True)
    sitting = [chairs.Person(person.id, person.name, account=True) for person in (first, second)]
    table = (await create_table.open_table(tables, sitting[0], plan)).id
    await chairs.join_table(tables, await tables.live(table), sitting[1])
    return table


async def play_a_game(tables: TableRegistry, first: Person, second: Person) -> None:
    table = await begin_rated(tables, first, second)
    await play(tables, table, lambda moves: min(moves) >= RATED_MOVES)
    tables.cache.clear()
    lines = [await person.line(table) for person in (first, second)]
    welcomes = [
        await person.say("hello", line, type="hello", since=0, presence=True)
        for person, line in zip((first, second), lines, strict=True)
    ]
    (seat,) = welcomes[0]["position"]["turn"]
    who, line, seen = (first, second)[seat], lines[seat], welcomes[seat]["position"]
    await who.say("act", line, type="act", decision=seen["decision"], steps=[seen["legal"][0]])
    await who.say("act again", line, key="act", type="act", decision=seen["decision"], steps=[seen["legal"][0]])
    await who.say("talk", line, type="talk", text="Ahoy")
    await who.say("vacation", line, type="vacation", left=3)
    await who.say("steps", line, type="steps", auto=False)
    await who.say("awake", line, type="awake")
    await who.say("resign", line, type="resign")
    for one in lines:
        await one.close()
    tables.cache.clear()
    await first.ask("record", f"/api/tables/{table}/record")
    await first.ask("review", f"/api/tables/{table}/review", {})
    await first.ask("review so far", f"/api/tables/{table}/review")
    await first.ask("scenes", f"/api/tables/{table}/scenes")
    await first.ask("dice", f"/api/tables/{table}/dice")
    await first.ask("rematch", f"/api/tables/{table}/rematch", {})


async def go_on_without(tables: TableRegistry, first: Person, second: Person) -> None:
    """Let somebody be away for two days: they are reminded, a bot takes over, and they are back."""
    table = await begin(first, second)
    (seat,) = (await tables.newest(table)).facts.turn
    absent, other = ((first, second), (second, first))[seat]
    async with tables.database.transaction() as connection:
        await presence.note_table_open(connection, {(table, seat): 0})
        gone = update(ATTENDANCE).where(ATTENDANCE.c.table_id == table)
        await connection.execute(gone.values(gone=ATTENDANCE.c.seen - 2 * DAY_MS, seen=ATTENDANCE.c.seen - 2 * DAY_MS))
        begun = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(begun.values(started=TABLES.c.started - 2 * DAY_MS, version=TABLES.c.version + 1))
    line = await other.line(table)
    await other.say("hello and presence", line, type="hello", since=0, presence=True)
    await other.say("nudge", line, type="nudge", seat=seat)
    await other.say("claim", line, type="claim", seat=seat, what="bot")
    await line.close()
    line = await absent.line(table)
    await absent.say("hello of somebody who was away", line, type="hello", since=0, presence=True)
    await asyncio.sleep(1)
    await absent.say("back", line, type="back", key="back")
    await line.close()


async def meet_people(first: Person, second: Person) -> None:
    """Follow, mute, block and report somebody, and choose whose chat to read."""
    for kind in ("follow", "mute", "block"):
        await first.ask(kind, f"/api/people/{kind}", {"name": second.name})
    await first.ask("friends", "/api/people/friends")
    await first.ask("people", "/api/people")
    for kind in ("mute", "block"):
        await first.ask(f"no {kind}", f"/api/people/{kind}", {"name": second.name, "on": False})
    await first.ask("hearing", "/api/people/hearing", {"whom": "friends"})
    await first.ask("report", "/api/reports", {"kind": "name", "name": second.name})
    await first.ask("reports", "/api/reports")


async def be_told(resources: Resources, first: Person, second: Person) -> None:
    """Ask to be told of turns, let a turn begin, and use the links of a letter."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    device = {"endpoint": f"https://push.invalid/{first.id}", "key": point, "auth": encode(secrets.token_bytes(16))}
    await first.ask("device", "/api/notices/devices", device)
    await first.ask("wish for notices", "/api/notices", {"push": True, "mail": False})
    await first.ask("notices", "/api/notices")
    table = await begin(first, second)
    await first.ask("seen", f"/api/tables/{table}/seen", {})
    await first.ask("later", f"/api/tables/{table}/later", {})
    await first.ask("remove device", "/api/notices/devices/remove", {"endpoint": device["endpoint"]})
    for purpose, paths in ((signed_links.STOP, ("stop", "again")), (signed_links.CONFIRM, ("confirm",))):
        token = signed_links.signed_link_token(resources.settings, purpose, first.id, "nobody@example.org")
        for path in paths:
            await second.ask(f"letters: {path}", f"/api/letters/{path}/{token}", {})


async def look_after_tables(measuring: Measuring, tables: TableRegistry, known: list[str]) -> None:
    """Do what a node does by itself: reload missed changes, keep tables waiting, close tables that waited too long."""
    measuring.errand = "node: heal"
    await store.versions(tables.database, known[:HEAL_BATCH])
    measuring.errand = "node: keep waiting"
    await waits.stay(tables.database, known[: limits_and_expiry.AT_ONCE], 0)
    measuring.errand = "node: expire"
    await limits_and_expiry.expire_tables(tables)
    measuring.errand = "node: begin without words"
    await begin_overdue(tables)
    measuring.errand = "node: presence"
    async with tables.database.transaction() as connection:
        await presence.note_table_open(connection, {(table, 0): 0 for table in known[:BATCH]})
        await presence.attendances(connection, known[:BATCH])
        await presence.part(connection, [(table, 0) for table in known[:BATCH]])
        await presence.watch(connection, "a node", dict.fromkeys(known[:BATCH], 1))
        await presence.count_watchers(connection, known[:BATCH])
        await presence.forget_watchers(connection, "a node", known[:BATCH])
        await presence.forget_old(connection)
        await presence.count_people(connection)
    measuring.errand = ""


async def tidy(measuring: Measuring, tables: TableRegistry) -> None:
    """Put one finished table into an archive; a real batch has forty."""
    measuring.errand = "worker: tidy"
    database = tables.database
    await background.forget_guests(database)
    async with database.transaction() as connection:
        assert await leases_store.claim_lease(connection, "tidying")
        (old,) = await tidying.old_tables(connection, now(), 1)
        entries = await tidying.entries_of(connection, [old.id])
        kept = {table: len(some) for table, some in entries.items()}
        assert await tidying.put_away(connection, {old.id: "2026/a.ndjson.gz:0:1"}, kept) == 1
        await leases_store.release_lease(connection, "tidying")
    measuring.errand = ""


async def work_a_while(measuring: Measuring, resources: Resources, tables: TableRegistry, seconds: float) -> None:
    measuring.errand = "worker"
    async with open_worker(resources, tables, 1):
        await asyncio.sleep(seconds)
    measuring.errand = ""
