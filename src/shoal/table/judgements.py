"""Judgements of each act of a finished game, for its review."""

from collections.abc import Iterator

from shoal.bots.bot import Budget
from shoal.bots.review import Judgement, judge_act
from shoal.core.record import ActEntry, Record
from shoal.core.replay import replay
from shoal.core.rng import Rng
from shoal.table.http_types import Judged
from shoal.table.scenes import match_after
from shoal.table.server_messages import Ranked


def judgements(record: Record, first: int, budget: Budget) -> Iterator[Judged]:
    """Yield judgements of each act from number `first` on, and of the position before it."""
    acts = replay(record).acts
    match = match_after(record, acts[:first])
    for number, act in enumerate(acts[first:], first):
        yield tell_judgement(number, act, judge_act(match.state, act, budget, Rng(number)))
        match.feed(act)


def tell_judgement(number: int, act: ActEntry, judgement: Judgement) -> Judged:
    best: list[Ranked] = [{"action": action, "share": share} for action, share in judgement.best]
    return {
        "acts": number,
        "seat": act.seat,
        "played": act.text,
        "shares": judgement.shares,
        "best": best,
        "proven": judgement.proven,
    }
