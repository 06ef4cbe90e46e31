"""Attacks over HTTP: many requests, tables of bots, a full lobby, guessed passwords, half requests, odd records."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress
from typing import Final

from trials.attacks.websocket_attacks import DISCONNECTED, Attack, Gain, Target, ask, is_mishandled, open_table

MANY: Final = [{"kind": "me"}, *[{"kind": "bot", "level": "neptune"}] * 5]


async def request_flood(target: Target, seconds: float, paths: tuple[str, ...], at_once: int = 8) -> Gain:
    """Request the same paths again and again, without a pause."""
    cookie, gain, end = await target.guest(), Gain(), time.monotonic() + seconds

    async def one() -> None:
        async with target.client(cookie) as client:
            while time.monotonic() < end:
                for path in paths:
                    gain.asked += 1
                    gain.granted += (await ask(client, "GET", path)).status_code == 200
                await asyncio.sleep(0.005)

    await asyncio.gather(*(one() for _ in range(at_once)))
    return gain


async def page_flood(target: Target, seconds: float) -> Gain:
    """The attacker requests the lobby, a profile and their own tables without a pause."""
    return await request_flood(target, seconds, ("/api/lobby", f"/api/players/{target.owner}", "/api/tables/mine"))


async def neptunes(target: Target, seconds: float) -> Gain:
    """The attacker opens tables with five Neptunes and resigns at once, so that bots would play on alone."""
    cookie, gain, end = await target.guest(), Gain(), time.monotonic() + seconds
    async with target.client(cookie) as client:
        while time.monotonic() < end and gain.asked < 116:
            gain.asked += 1
            table = await open_table(client, game="pisces", chairs=MANY)
            if table is not None:
                gain.granted += 1
                with suppress(*DISCONNECTED):
                    line = await target.line(table, cookie)
                    await line.send(json.dumps({"type": "resign", "key": "gone"}))
                    await line.recv()
                    await line.close()
            await asyncio.sleep(0.05)
    return gain


async def neptunes_kept(target: Target, seconds: float) -> Gain:
    """The attacker, as several guests of one address, opens tables against Neptunes and lets the bots think."""
    gain, end = Gain(), time.monotonic() + seconds
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(target.client(await target.guest())) for _ in range(6)]
        chairs = [*MANY[1:], MANY[0]]
        while time.monotonic() < end and gain.asked < 116:
            gain.asked += 1
            gain.granted += await open_table(clients[gain.asked % 6], game="pisces", chairs=chairs) is not None
            await asyncio.sleep(0.05)
        await asyncio.sleep(max(0, end - time.monotonic()))
    return gain


async def lobby_flood(target: Target, seconds: float) -> Gain:
    """The attacker, as several guests, fills the lobby with tables that nobody will play at."""
    gain, end = Gain(), time.monotonic() + seconds
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(target.client(await target.guest())) for _ in range(6)]
        while time.monotonic() < end and gain.asked < 400:
            gain.asked += 1
            gain.granted += await open_table(clients[gain.asked % 6], door="public") is not None
            await asyncio.sleep(0.02)
    return gain


async def guessed_passwords(target: Target, seconds: float) -> Gain:
    """The attacker guesses the password of an honest account."""
    gain, end = Gain(), time.monotonic() + seconds
    async with target.client() as client:
        while time.monotonic() < end:
            gain.asked += 1
            guess = {"name": target.owner, "password": f"guess {gain.asked}"}
            gain.granted += (await ask(client, "POST", "/api/players/login", guess)).status_code == 200
            await asyncio.sleep(0.02)
    return gain


async def half_requests(target: Target, seconds: float) -> Gain:
    """The attacker sends half a request on each of 300 connections; granted are those still open at the end."""
    gain, writers = Gain(), []
    for _ in range(300):
        gain.asked += 1
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
            writer.write(b"POST /api/players/guest HTTP/1.1\r\nHost: shoal\r\n")
            writers.append((reader, writer))
    await asyncio.sleep(max(seconds, 12))
    for reader, writer in writers:
        gain.granted += not reader.at_eof()
        writer.close()
    return gain


async def deep_records(target: Target, seconds: float) -> Gain:
    """The attacker sends records that are only brackets, and studies with options of the wrong type."""
    cookie, gain, end = await target.guest(), Gain(), time.monotonic() + seconds
    study = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "reader": 0}
    async with target.client(cookie) as client:
        while time.monotonic() < end:
            answers = [
                await ask(client, "POST", "/api/records", {"text": "[" * 30_000}),
                await ask(client, "POST", "/api/study", {**study, "options": {"rows": 10**9}}),
                await ask(client, "POST", "/api/study", {**study, "options": {"rows": [[]]}}),
            ]
            gain.asked += len(answers)
            gain.granted += sum(map(is_mishandled, answers))
            await asyncio.sleep(0.02)
    return gain


OVER_HTTP: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (neptunes, neptunes_kept, page_flood, guessed_passwords, half_requests, lobby_flood, deep_records)
}
