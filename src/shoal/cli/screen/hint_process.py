"""Hints from a process of their own, so that the screen never freezes."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from shoal.bots.bot import Budget
from shoal.bots.hints import advise
from shoal.core.catalogue import load
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.table.hint_messages import hinted
from shoal.table.server_messages import Hinted


def find_hint(name: str, edition: Path | None, seat: int, view: View, seconds: float, seed: int) -> Hinted:
    """Return the best actions for the seat, from its own view."""
    game = load(name, edition)
    return hinted(game, *advise(game, seat, view, Budget(seconds), Rng(seed)))


class Adviser:
    """Finds hints in another process, which starts with the first one."""

    def __init__(self, game: Game, edition: Path | None) -> None:
        self.game = game
        self.edition = edition
        self.pool = ProcessPoolExecutor(1, get_context("spawn"))

    async def hint(self, seat: int, view: View, seconds: float, rng: Rng) -> Hinted:
        asked = self.pool.submit(find_hint, self.game.name, self.edition, seat, view, seconds, rng.word())
        return await asyncio.wrap_future(asked)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
