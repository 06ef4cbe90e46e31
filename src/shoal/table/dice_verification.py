"""Dice verification: every outcome of a finished game is computed again from the secret that was committed to."""

from typing import Final

from shoal.core.chance import ChanceCommitment, committed_number
from shoal.core.errors import ShoalError
from shoal.core.game import CHANCE
from shoal.core.record import ActEntry, Record
from shoal.core.replay import Replay, game_of, verify
from shoal.core.telling import told
from shoal.table.http_types import Checked, Drawn
from shoal.table.reader_view import telling_of_error

WHOLE: Final = 2**256


def check_dice(record: Record) -> Checked:
    """Check every outcome. For those that were not undone, show where the committed number fell."""
    try:
        draws = verify(record)
    except ShoalError as error:
        return {"draws": 0, "problem": told(telling_of_error(error)), "drawn": []}
    return {"draws": draws, "problem": None, "drawn": _drawn(record) if draws else []}


def _drawn(record: Record) -> list[Drawn]:
    walk = Replay(game_of(record).start(record.seats, record.options))
    draws: dict[int, Drawn] = {}
    for entry in record.entries:
        acts = len(walk.acts)
        if isinstance(entry, ActEntry) and entry.seat == CHANCE and record.commitment is not None:
            draws[acts] = _fallen(record.commitment, walk, entry.text)
        walk.feed(entry)
        draws = {before: drawn for before, drawn in draws.items() if before < len(walk.acts)}
    return list(draws.values())


def _fallen(commitment: ChanceCommitment, walk: Replay, text: str) -> Drawn:
    """Return where the next committed number falls among the weighted outcomes."""
    secret = bytes.fromhex(commitment.secret or "")
    number = committed_number(secret, commitment.table, commitment.words, walk.drawn) / WHOLE
    odds = walk.state.odds()
    place = [action for action, _ in odds].index(walk.game.actions.parse(text))
    whole = sum(weight for _, weight in odds)
    low = sum(weight for _, weight in odds[:place])
    high = low + odds[place][1]
    return {"acts": len(walk.acts), "action": text, "number": number, "low": low / whole, "high": high / whole}
