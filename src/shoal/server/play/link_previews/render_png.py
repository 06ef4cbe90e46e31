"""Cards as PNG, made in a process of their own: the library holds a process for 0.1 s, and play must not wait."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).with_name("fonts")
NICENESS: Final = 10
MOST_PICTURES: Final = 500
"""A process ends after that many pictures, and another begins with the next."""


class PngRenderer:
    """Draws pictures one after another. Its process begins with the first picture."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def paint(self, svg: str) -> bytes:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                1, context, initializer=os.nice, initargs=(NICENESS,), max_tasks_per_child=MOST_PICTURES
            )
        return await asyncio.get_running_loop().run_in_executor(self.pool, render_png, svg)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def render_png(svg: str) -> bytes:
    """Return a picture of a card, with our own fonts and no others."""
    import resvg_py  # noqa: PLC0415  # the process that paints needs it, and no other

    fonts = sorted(str(file) for file in FONTS.glob("*.ttf"))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))
