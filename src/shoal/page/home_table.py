"""One table inside a page: people at this device, bots in this process, nothing over a network.

What it says to a reader is made as a server makes it. The secret of its chance comes from the page; the hash is shown
from the start and the secret at the end, so that a record taken elsewhere can be checked.
"""

from collections.abc import Callable
from typing import Any, Final, TypedDict, cast

from shoal.bots.advice import advise
from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.chance import CommittedChance
from shoal.core.errors import OtherRules, ShoalError
from shoal.core.game import NOBODY
from shoal.core.options import Value
from shoal.core.record import Event, Record, decode_entry, encode_entry
from shoal.core.rng import Rng
from shoal.table.messages import Chair, ClientMessage, ServerMessage, Summary, Welcome
from shoal.table.reading import happenings, news, position, previewed, reasons, refusal_of
from shoal.table.table import Table, begin

HINT: Final = Budget(seconds=2.0)
Addressed = tuple[int | None, ServerMessage]
"""A message and the seat it is for; None for whoever sent the command."""


class NotHere(ShoalError):
    """A table inside a page has nobody to say that to."""


class Saved(TypedDict):
    """Everything that a page stores of a table."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, Value]
    chairs: list[Chair]
    created: str
    secret: str
    words: list[str]
    seed: int
    entries: list[Any]


class HomeTable:
    """A table that a page has, from what is saved of it."""

    def __init__(self, saved: Saved) -> None:
        game = load(saved["game"])
        if saved["rules_version"] != game.meta.rules_version:
            raise OtherRules(f"{game.meta.title} has new rules since this table was begun")
        self.saved = saved
        self.table = begin(game, saved["seats"], saved["options"])
        for entry in saved["entries"]:
            self.table.feed(decode_entry(entry))
        if not saved["entries"]:
            self._do(None)

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.saved["chairs"]) if chair["kind"] == "person"]

    def receive(self, seat: int, message: ClientMessage) -> list[Addressed]:
        """Carry out what a reader says; give the answers, each with the seat it is for."""
        if message["type"] == "hello":
            return [(None, self.welcome(seat, message["since"]))]
        try:
            return self._answer(seat, message)
        except ShoalError as error:
            return [(None, {"type": "refused", "key": message["key"], "refusal": refusal_of(error)})]

    def _answer(self, seat: int, message: ClientMessage) -> list[Addressed]:
        table = self.table
        if message["type"] == "preview":
            return [(None, previewed(table, message["key"], seat, message["decision"], message["steps"]))]
        if message["type"] == "why":
            asked = (message["decision"], message["steps"], message["actions"])
            return [(None, reasons(table, message["key"], seat, *asked))]
        if message["type"] == "hint":
            return [(None, self._advice(seat, message["key"], message["decision"]))]
        if message["type"] == "act":
            decision, steps = message["decision"], message["steps"]
            return self._done(message["key"], lambda draft: draft.act(seat, decision, steps))
        if message["type"] == "undo":
            to = message["to"]
            return self._done(message["key"], lambda draft: draft.feed(Event("undo", seat, to)))
        if message["type"] == "resign":
            return self._resign(seat, message["key"])
        raise NotHere("Nobody else is at this table.")

    def _resign(self, seat: int, key: str) -> list[Addressed]:
        told = self._done(key, lambda draft: draft.quit(seat, "resign"))
        if not self.table.walk.over():
            self.saved["chairs"][seat] = {"kind": "bot", "name": "Mate", "level": "mate", "rating": None}
        return told

    def _advice(self, seat: int, key: str, decision: int) -> ServerMessage:
        self.table.expect(seat, decision)
        game = self.table.game
        found = advise(game, seat, self.table.state.view(seat), HINT, Rng(self.saved["seed"], self.table.entries))
        best = [{"action": game.actions.format(action), "share": share} for action, share in found]
        return cast("ServerMessage", {"type": "advised", "key": key, "best": best})

    def think(self) -> list[Addressed]:
        """Let one bot that owes a decision make it; nothing is said when none does."""
        for seat in self.table.turn():
            level = self.saved["chairs"][seat]["level"] if seat >= 0 else None
            if level is not None:
                state, rng = self.table.state, Rng(self.saved["seed"], self.table.entries)
                action = bot_for(level, state.game, seat).choose(state.view(seat), state.legal(seat), Budget(), rng)
                step, decision = state.game.actions.format(action), self.table.due[seat]
                return self._do(lambda draft: draft.act(seat, decision, [step]))  # noqa: B023  (called at once)
        return []

    def _done(self, key: str, command: Callable[[Table], None]) -> list[Addressed]:
        told = self._do(command)
        return [(None, {"type": "accepted", "key": key}), *told]

    def _do(self, command: Callable[[Table], None] | None) -> list[Addressed]:
        """Try a command on a draft with whatever chance follows, keep its entries, and tell everybody here."""
        draft = self.table.draft()
        if command is not None:
            command(draft)
        draft.settle(self.chance())
        self.saved["entries"] += [encode_entry(entry) for entry in draft.fresh]
        self.table = draft
        return [(seat, news(draft, seat)) for seat in (*self.people(), NOBODY)]

    def welcome(self, seat: int, since: int) -> Welcome:
        told = happenings(self.table, seat, since)
        return {
            "type": "welcome",
            "table": self.summary(),
            "you": seat if seat >= 0 else None,
            "earlier": told[0]["entry"] if told else self.table.entries,
            "happenings": told,
            "position": position(self.table, seat),
            "talk": [],
            "asked": None,
        }

    def summary(self) -> Summary:
        saved = self.saved
        over = self.table.walk.over()
        commitment = self.chance().commitment(reveal=over)
        return {
            "id": saved["id"],
            "game": saved["game"],
            "seats": saved["seats"],
            "options": saved["options"],
            "chairs": saved["chairs"],
            "clock": {"kind": "none", "main": 0, "increment": 0, "days": 0},
            "door": "link",
            "rated": False,
            "talk": False,
            "status": "over" if over else "running",
            "turn": list(self.table.turn()),
            "entries": self.table.entries,
            "created": saved["created"],
            "commitment": {"hash": commitment.hash, "words": list(commitment.words), "secret": commitment.secret},
            "rematch": None,
        }

    def chance(self) -> CommittedChance:
        saved = self.saved
        return CommittedChance(
            bytes.fromhex(saved["secret"]), saved["id"], tuple(saved["words"]), self.table.walk.drawn
        )

    def record(self) -> Record:
        """Give the record as it may leave this device: with the secret once the game is over."""
        saved, game = self.saved, self.table.game
        return Record(
            game=saved["game"],
            rules_version=saved["rules_version"],
            edition=game.edition.digest,
            seats=saved["seats"],
            options=saved["options"],
            entries=tuple(decode_entry(entry) for entry in saved["entries"]),
            commitment=self.chance().commitment(reveal=self.table.walk.over()),
        )
