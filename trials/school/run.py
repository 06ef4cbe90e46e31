"""Send a school through one address: classes that all arrive at once, one after the other, with all limits on.

    python -m trials.school.run [--people 24] [--classes 2] [--polls 5] [--json]

Starts a standalone server. Each pupil reads what the first page asks for and the files of the engine, becomes
a guest, follows the code of the teacher's table, enters the tournament and waits there, says a line at the table,
searches for somebody to play with and leaves. Half of them make an account. The script counts the answers that refuse
something because there was too much of it (429), those of a busy or lost server (503), and closed websockets. It fails
if there is one.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from trials.load.playing_pairs import SHOAL, free_port, wait_until_ready

PAGE: Final = ("/api/me", "/api/games", "/api/lobby", "/api/people/here", "/api/puzzles")
FILES: Final = 12
"""Files of the engine that a first visit loads."""
CUP: Final = {
    "name": "School Cup",
    "form": "arena",
    "game": "fishery",
    "preset": "puddle",
    "seats": 2,
    "clock": {"kind": "live", "main": 300, "increment": 3},
    "minutes": 60,
    "starts": 600,
}
SEARCH: Final = {"games": [{"game": "pisces", "seats": 6}], "clock": "either"}
HEADERS: Final = {"X-Shoal": "1"}
REFUSED: Final = (429, 503)


class School:
    """One server, what the teacher has made there, and what was refused."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers = 0
        self.refused: Counter[str] = Counter()
        self.table = self.code = self.cup = ""

    async def ask(self, person: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
        """Return the answer; note whether it was refused."""
        answer = await person.request(method, path, json=body)
        self.answers += 1
        if answer.status_code in REFUSED:
            self.refused[f"{method} {path} {answer.text[:120]}"] += 1
        return answer.json() if "json" in answer.headers.get("content-type", "") else None

    def person(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers=HEADERS, timeout=120)

    async def teacher(self) -> None:
        """Open a table and a tournament, and write the code of the table on the blackboard."""
        async with self.person() as host:
            await self.ask(host, "POST", "/api/players/guest", {})
            self.table = (await self.ask(host, "POST", "/api/tables", {"game": "pisces", "seats": 6}))["id"]
            self.code = (await self.ask(host, "POST", f"/api/tables/{self.table}/code", {}))["code"]
            self.cup = (await self.ask(host, "POST", "/api/tournaments", CUP))["tournament"]["id"]

    async def pupil(self, number: int, polls: int) -> None:
        async with self.person() as person:
            for path in (*PAGE, *["/engine/names.json"] * FILES):
                await self.ask(person, "GET", path)
            await self.ask(person, "POST", "/api/players/guest", {})
            await self.ask(person, "POST", "/api/codes", {"code": self.code})
            await self.ask(person, "POST", f"/api/tournaments/{self.cup}/enter", {})
            await self.talk(person, number)
            for _ in range(polls):
                await self.ask(person, "POST", f"/api/tournaments/{self.cup}/here", {})
                await asyncio.sleep(1)
            await self.ask(person, "POST", "/api/search", SEARCH)
            await self.ask(person, "GET", "/api/lobby")
            await self.ask(person, "POST", "/api/search/leave", {})
            if number % 2:
                account = {"name": f"Pupil{number}", "password": f"a long word {number}"}
                await self.ask(person, "POST", "/api/players/register", account)

    async def talk(self, person: httpx.AsyncClient, number: int) -> None:
        """Look at the teacher's table and say a line there."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play"
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, open_timeout=120) as line:
                await line.send(json.dumps({"type": "hello", "since": 0}))
                await line.send(json.dumps({"type": "talk", "key": f"k{number}", "text": "Good morning!"}))
                while (message := json.loads(await line.recv())).get("key") != f"k{number}":
                    pass
        except ConnectionClosed as closed:
            self.refused[f"websocket {closed}"] += 1
            return
        if message["type"] == "refused" and message["refusal"]["code"] in ("limit", "busy", "unavailable"):
            self.refused[f"talk {message['refusal']['telling']['id']}"] += 1


@contextmanager
def run_standalone(folder: Path, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    settings = {"SHOAL_DATABASE": f"sqlite:///{folder / 'school.sqlite'}", "SHOAL_SECRET": "x" * 40}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SHOAL_")}
    command = (*SHOAL, "serve", "--port", str(port))
    process = subprocess.Popen(command, env=environment | settings, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


async def run(options: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, run_standalone(Path(folder), port) as process:
        school = School(f"http://127.0.0.1:{port}")
        async with school.person() as janitor:
            await wait_until_ready(janitor, process)
        await school.teacher()
        begun = time.monotonic()
        for lesson in range(options.classes):
            numbers = range(lesson * options.people, (lesson + 1) * options.people)
            await asyncio.gather(*(school.pupil(number, options.polls) for number in numbers))
        return {
            "people": options.people,
            "classes": options.classes,
            "answers": school.answers,
            "refused": school.refused.total(),
            "what": dict(school.refused),
            "seconds": round(time.monotonic() - begun, 1),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--classes", type=int, default=2)
    parser.add_argument("--polls", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = asyncio.run(run(options))
    if options.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name:10} {value}" for name, value in found.items()))
    sys.exit(found["refused"] > 0)


if __name__ == "__main__":
    main()
