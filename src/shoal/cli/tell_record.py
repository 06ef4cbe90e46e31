"""Tell a recorded game in sentences: read its record, tell each act to a reader, tell the end."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shoal.cli.language import Voice
from shoal.core.errors import BadRecord, IllegalAction
from shoal.core.game import show
from shoal.core.record import ActEntry, Record, decode
from shoal.core.replay import Replay
from shoal.core.telling import Say, telling


def read_record(path: Path) -> Record:
    try:
        return decode(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord("not a record: it is not a text file") from error


@contextmanager
def said_by(voice: Voice) -> Iterator[None]:
    """Replace the refusal in the error of a broken record by its sentence."""
    try:
        yield
    except BadRecord as error:
        refused = error.__context__  # the compiled build sets no __cause__
        if not isinstance(refused, IllegalAction):
            raise
        entry = str(error).partition(":")[0]
        raise BadRecord(f"{entry}: {voice.refusal(refused.refusal)}") from error


def tell(walk: Replay, act: ActEntry, reader: int, say: Say) -> list[str]:
    """Apply the act to the replay and return what happened, as far as the reader may know it."""
    before = walk.state.copy()
    walk.feed(act)
    shown = show(before, act.seat, walk.game.actions.parse(act.text), reader)
    return [say(sentence) for sentence in walk.game.tell(before.view(reader), shown, walk.state.view(reader))]


def tell_end(walk: Replay, voice: Voice) -> list[str]:
    """Return how the game ended and the result of each seat, or only that the game is unfinished."""
    if not walk.over():
        return [voice.text("unfinished", plies=len(walk.acts))]
    if walk.quitter is None:
        how = voice.say.about(f"ending-{walk.state.ending()}")
    else:
        how = voice.say(telling("core.quit", seat=walk.quitter))
    results = zip(walk.state.scores(), walk.shares(), strict=True)
    return [how, *(_result(voice, seat, points, share) for seat, (points, share) in enumerate(results))]


def _result(voice: Voice, seat: int, points: int, share: float) -> str:
    if share == 1:
        return voice.of_seat("result-won", seat, points=points)
    if share:
        return voice.of_seat("result-shared", seat, points=points, share=share)
    return voice.of_seat("result", seat, points=points)
