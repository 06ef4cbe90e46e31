"""Export whole games of an experiment: they are played again, compared with their rows, and written as records."""

from collections.abc import Iterator
from pathlib import Path

from shoal.bots.bot import BotFailed
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.record import ActEntry, Entry, EventEntry, Record, encode
from shoal.core.replay import Replay
from shoal.core.rng import Rng
from shoal.lab.errors import NoSuchCase, OtherResult
from shoal.lab.folder import Folder, write_whole
from shoal.lab.plan import Case, Plan
from shoal.lab.play.seats import LabPlayers


def export(folder: Folder, out: Path, case: str, games: int) -> Iterator[Path]:
    """Write the first games of each case, or of the case of that name, and the edition of a case if it has its own.

    The name of a file is that of its batch: the numbers of the case and the game.
    """
    names = [planned.name for planned in folder.plan.cases]
    if case and case not in names:
        raise NoSuchCase(f"no case is called {case!r}; there are {', '.join(names)}")
    out.mkdir(parents=True, exist_ok=True)
    for place, planned in enumerate(folder.plan.cases):
        if case in ("", planned.name):
            yield from _export_case(folder, out, place, games)


def _export_case(folder: Folder, out: Path, place: int, games: int) -> Iterator[Path]:
    case, table = folder.plan.cases[place], folder.games(place)
    rows = {row["chance"]: row for row in table.to_pylist() if not row["exchanged"]}
    game = case.load()
    if case.edition_text:
        write_whole(out / f"{place:03d}.toml", case.edition_text.encode())
    for number in range(min(games, folder.plan.games)):
        record, end = play_again(folder.plan, case, game, number)
        if (end.state.scores(), end.shares()) != (rows[number]["scores"], rows[number]["shares"]):
            raise OtherResult(f"game {number} of {case.name} ended otherwise; does a program play it that varies?")
        path = out / f"{place:03d}-{number:010d}.json"
        write_whole(path, encode(record).encode())
        yield path


def play_again(plan: Plan, case: Case, game: Game, number: int) -> tuple[Record, Replay]:
    """Play a game of an experiment again; return its record, and the record's own replay."""
    table = LabPlayers(game, case.seats, list(case.bots), plan.seed, number, number)
    state = game.start(case.seats, case.options)
    entries: list[Entry] = []
    failure: BotFailed | None = None
    try:
        table.sit_down(game)
        _play_on(state, table, Rng(plan.seed, number), entries)
    except BotFailed as failed:
        failure = failed
        entries.append(EventEntry("resign", failed.seat))
    finally:
        table.part(state, failure)
    record = Record(game.name, case.rules_version, case.edition, case.seats, case.options, tuple(entries))
    return record, _replayed(game, record)


def _play_on(state: State, table: LabPlayers, chance: Rng, entries: list[Entry]) -> None:
    while (mover := state.mover()) != NOBODY:
        action = state.sample(chance) if mover == CHANCE else table.choose(state, mover, state.legal(mover))
        entries.append(ActEntry(mover, state.game.actions.format(action)))
        table.notice(state, mover, action)
        state.apply(mover, action)


def _replayed(game: Game, record: Record) -> Replay:
    walk = Replay(game.start(record.seats, record.options))
    for entry in record.entries:
        walk.feed(entry)
    return walk
