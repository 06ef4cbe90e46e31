"""Check the dice of a finished game: compute every outcome again from the secret that was committed to."""

from typing import Final

from shoal.core.chance import Commitment, committed_number
from shoal.core.errors import ShoalError
from shoal.core.game import CHANCE
from shoal.core.record import Act, Record
from shoal.core.replay import Replay, game_of, verify
from shoal.core.telling import told
from shoal.table.messages import Checked, Drawn
from shoal.table.reading import telling_of_error

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
    found: dict[int, Drawn] = {}
    for entry in record.entries:
        acts = len(walk.acts)
        if isinstance(entry, Act) and entry.seat == CHANCE and record.commitment is not None:
            found[acts] = _fallen(record.commitment, walk, entry.text)
        walk.feed(entry)
        found = {before: drawn for before, drawn in found.items() if before < len(walk.acts)}
    return list(found.values())


def _fallen(commitment: Commitment, walk: Replay, text: str) -> Drawn:
    """Return where the next committed number falls among the weighted outcomes."""
    secret = bytes.fromhex(commitment.secret or "")
    number = committed_number(secret, commitment.table, commitment.words, walk.drawn) / WHOLE
    odds = walk.state.odds()
    place = [action for action, _ in odds].index(walk.game.actions.parse(text))
    whole = sum(weight for _, weight in odds)
    low = sum(weight for _, weight in odds[:place])
    high = low + odds[place][1]
    return {"acts": len(walk.acts), "action": text, "number": number, "low": low / whole, "high": high / whole}
