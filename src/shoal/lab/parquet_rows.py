"""The results of a batch as Parquet: one row for each game, and one for each decision if the experiment asks for it.

Every row says where it is from: `case`, `game`, `seats`, and `variant` (what distinguishes the case from others of the
game). A game's row: `chance` and `choices` (its streams), `lineup` (the number that says who sits where), `exchanged`
(whether chance and choices differ, for `luck`), `bots`, `scores` and `shares` by seat, `ending`, `plies`, `forced`,
`lead_changes`, `settled` (a ply), `stocks` by era, `openings` by seat, and

    decisions:PHASE, choices:PHASE    how often seats decided in the phase, and the sum of their legal actions
    figure:NAME                         the game's own figures
    seat:NAME                         the figures of each seat
    map:NAME                          the places of each seat on the board, or those of nobody
"""

from io import BytesIO
from typing import NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.lab.plan import Batch, Case, Plan, Streams, games_of
from shoal.lab.play.measured_game import GameFigures, play
from shoal.lab.play.seats import LabPlayers
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
    streams = games_of(plan, batch)
    notes = [play_one(plan, case, game, sheet, game_streams) for game_streams in streams]
    decisions = _decisions(case, game, sheet, streams, notes) if plan.decisions else None
    return Written(_parquet(_games(case, sheet, streams, notes)), b"" if decisions is None else _parquet(decisions))


def play_one(plan: Plan, case: Case, game: Game, sheet: Sheet, streams: Streams) -> GameFigures:
    table = LabPlayers(game, case.seats, list(case.bots), plan.seed, streams.choices, streams.lineup)
    return play(game, sheet, case.options, table, Rng(plan.seed, streams.chance), trail=plan.decisions)


def _origin(case: Case, rows: int) -> dict[str, pa.Array]:
    """Return the columns that say where rows are from."""
    texts = {"case": case.name, "game": case.game, "variant": case.variant}
    columns = {name: pa.array([text] * rows, pa.string()) for name, text in texts.items()}
    return {**columns, "seats": pa.array([case.seats] * rows, pa.int8())}


def _games(case: Case, sheet: Sheet, streams: list[Streams], notes: list[GameFigures]) -> pa.Table:
    columns = {
        **_origin(case, len(notes)),
        "chance": pa.array([game_streams.chance for game_streams in streams], pa.int64()),
        "choices": pa.array([game_streams.choices for game_streams in streams], pa.int64()),
        "lineup": pa.array([game_streams.lineup for game_streams in streams], pa.int64()),
        "exchanged": pa.array([game_streams.chance != game_streams.choices for game_streams in streams], pa.bool_()),
        "bots": pa.array([game_notes.bots for game_notes in notes], TEXTS),
        "scores": pa.array([game_notes.scores for game_notes in notes], NUMBERS),
        "shares": pa.array([game_notes.shares for game_notes in notes], pa.list_(pa.float64())),
        "ending": pa.array([game_notes.ending for game_notes in notes], pa.string()),
        "plies": pa.array([game_notes.plies for game_notes in notes], pa.int32()),
        "forced": pa.array([game_notes.forced for game_notes in notes], pa.int32()),
        "lead_changes": pa.array([game_notes.lead_changes for game_notes in notes], pa.int32()),
        "settled": pa.array([game_notes.settled for game_notes in notes], pa.int32()),
        "stocks": pa.array([game_notes.stocks for game_notes in notes], NUMBERS),
        "openings": pa.array([game_notes.openings for game_notes in notes], TEXTS),
    }
    for place, phase in enumerate(sheet.phases):
        columns[f"decisions:{phase}"] = pa.array([game_notes.decisions[place] for game_notes in notes], pa.int32())
        columns[f"choices:{phase}"] = pa.array([game_notes.choices[place] for game_notes in notes], pa.int32())
    for figure in notes[0].figures:
        columns[f"figure:{figure}"] = pa.array([game_notes.figures[figure] for game_notes in notes], pa.int64())
    for place, (figure, _) in enumerate(sheet.figures):
        kind = TEXTS if isinstance(notes[0].seat_figures[0][place], str) else NUMBERS
        columns[f"seat:{figure}"] = pa.array(
            [[row[place] for row in game_notes.seat_figures] for game_notes in notes], kind
        )
    for place, (name, _) in enumerate(sheet.maps):
        columns[f"map:{name}"] = pa.array([game_notes.places[place] for game_notes in notes], pa.list_(TEXTS))
    return pa.table(columns)


def _decisions(case: Case, game: Game, sheet: Sheet, streams: list[Streams], notes: list[GameFigures]) -> pa.Table:
    """Return a row for each decision of the plain games; exchanged games are only for `luck`."""
    rows = [
        (game_streams.chance, *decision)
        for game_streams, game_notes in zip(streams, notes, strict=True)
        if game_streams.chance == game_streams.choices
        for decision in game_notes.trail
    ]
    number, ply, seat, phase, legal, action = zip(*rows, strict=True)
    return pa.table(
        {
            **_origin(case, len(rows)),
            "chance": pa.array(number, pa.int64()),
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
