"""The results of a batch as Parquet: one row for each game, and one for each decision if the experiment asks for it.

A game's row: `chance` and `choices` (its streams, equal unless exchanged for `luck`), `bots`, `scores` and `shares` by
seat, `ending`, `plies`, `forced`, `lead_changes`, `settled` (a ply), `stocks` by era, `openings` by seat, and

    decisions:PHASE, choices:PHASE    how often seats decided in the phase, and the sum of their legal actions
    figure:NAME                         the game's own figures
    seat:NAME                         the figures of each seat
"""

from io import BytesIO
from typing import NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.lab.plan import Batch, Case, Plan
from shoal.lab.play.playing import Notes, play
from shoal.lab.play.seats import Table
from shoal.lab.play.sheet import Sheet, sheet_for

NUMBERS = pa.list_(pa.int32())
TEXTS = pa.list_(pa.string())


class Written(NamedTuple):
    """The files of a batch; `decisions` is empty if they were not asked for."""

    games: bytes
    decisions: bytes


def play_batch(plan: Plan, batch: Batch) -> Written:
    """Play the games of a batch; the bytes depend only on the plan and the batch."""
    case = plan.cases[batch.case]
    game = case.load()
    sheet = sheet_for(game)
    streams = batch.games(plan.luck)
    notes = [_play_one(plan, case, game, sheet, chance, choices) for chance, choices in streams]
    decisions = _decisions(game, sheet, streams, notes) if plan.decisions else None
    return Written(_parquet(_games(sheet, streams, notes)), b"" if decisions is None else _parquet(decisions))


def _play_one(plan: Plan, case: Case, game: Game, sheet: Sheet, chance: int, choices: int) -> Notes:
    table = Table(game, case.seats, list(case.bots), plan.seed, choices)
    return play(game, sheet, case.options, table, Rng(plan.seed, chance), trail=plan.decisions)


def _games(sheet: Sheet, streams: list[tuple[int, int]], notes: list[Notes]) -> pa.Table:
    columns = {
        "chance": pa.array([chance for chance, _ in streams], pa.int64()),
        "choices": pa.array([choices for _, choices in streams], pa.int64()),
        "bots": pa.array([one.bots for one in notes], TEXTS),
        "scores": pa.array([one.scores for one in notes], NUMBERS),
        "shares": pa.array([one.shares for one in notes], pa.list_(pa.float64())),
        "ending": pa.array([one.ending for one in notes], pa.string()),
        "plies": pa.array([one.plies for one in notes], pa.int32()),
        "forced": pa.array([one.forced for one in notes], pa.int32()),
        "lead_changes": pa.array([one.lead_changes for one in notes], pa.int32()),
        "settled": pa.array([one.settled for one in notes], pa.int32()),
        "stocks": pa.array([one.stocks for one in notes], NUMBERS),
        "openings": pa.array([one.openings for one in notes], TEXTS),
    }
    for place, phase in enumerate(sheet.phases):
        columns[f"decisions:{phase}"] = pa.array([one.decisions[place] for one in notes], pa.int32())
        columns[f"choices:{phase}"] = pa.array([one.choices[place] for one in notes], pa.int32())
    for figure in notes[0].figures:
        columns[f"figure:{figure}"] = pa.array([one.figures[figure] for one in notes], pa.int64())
    for place, (figure, _) in enumerate(sheet.figures):
        kind = TEXTS if isinstance(notes[0].seat_figures[0][place], str) else NUMBERS
        columns[f"seat:{figure}"] = pa.array([[row[place] for row in one.seat_figures] for one in notes], kind)
    return pa.table(columns)


def _decisions(game: Game, sheet: Sheet, streams: list[tuple[int, int]], notes: list[Notes]) -> pa.Table:
    """Return a row for each decision of the plain games; exchanged games are only for `luck`."""
    rows = [
        (chance, *decision)
        for (chance, choices), one in zip(streams, notes, strict=True)
        if chance == choices
        for decision in one.trail
    ]
    number, ply, seat, phase, legal, action = zip(*rows, strict=True)
    return pa.table(
        {
            "game": pa.array(number, pa.int64()),
            "ply": pa.array(ply, pa.int32()),
            "seat": pa.array(seat, pa.int8()),
            "phase": pa.array([sheet.phases[place] for place in phase], pa.string()),
            "legal": pa.array(legal, pa.int32()),
            "action": pa.array([game.actions.format(index) for index in action], pa.string()),
        }
    )


def _parquet(table: pa.Table) -> bytes:
    buffer = BytesIO()
    pq.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()
