"""Tell a recorded game in sentences: read its record, tell each act to a reader, tell the end."""

from pathlib import Path

from shoal.core.errors import BadRecord
from shoal.core.game import show
from shoal.core.record import Act, Record, decode
from shoal.core.replay import Replay


def read_record(path: Path) -> Record:
    try:
        return decode(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"not a record: {error}") from error


def tell(walk: Replay, act: Act, reader: int) -> list[str]:
    """Apply the act to the replay and return what happened, as far as the reader may know it."""
    before = walk.state.copy()
    walk.feed(act)
    shown = show(before, act.seat, walk.game.actions.parse(act.text), reader)
    return walk.game.narrate(before.view(reader), shown, walk.state.view(reader))


def tell_end(walk: Replay) -> list[str]:
    """Return how the game ended and the result of each seat, or only that the game is unfinished."""
    if not walk.over():
        plies = "1 ply" if len(walk.acts) == 1 else f"{len(walk.acts)} plies"
        return [f"The game was left unfinished after {plies}."]
    quitter, name = walk.quitter, walk.game.meta.seat_name
    how = walk.game.meta.endings[walk.state.ending()] if quitter is None else f"{name(quitter)} has quit."
    results = zip(walk.state.scores(), walk.shares(), strict=True)
    return [how, *(_result(name(seat), points, share) for seat, (points, share) in enumerate(results))]


def _result(name: str, points: int, share: float) -> str:
    line = f"{name}: {points} {'point' if points == 1 else 'points'}"
    if share == 1:
        return f"{line}, wins"
    return f"{line}, shares the win ({share:.0%})" if share else line
