"""One table inside a page: people at this device, bots in this process, nothing over a network.

It sends the same messages as a server. The secret of its chance comes from the page. Its hash is shown from the start
and the secret at the end, so that anybody can check the record.
"""

from collections.abc import Callable
from typing import Any, Final, NotRequired, TypedDict

from shoal.bots.bot import Budget
from shoal.bots.hints import advice_of, search_for
from shoal.bots.roster import opponent
from shoal.browser_engine.time_slices import Task, choosing, helped
from shoal.core.catalogue import load
from shoal.core.chance import ChanceCommitment, CommittedChance
from shoal.core.errors import OtherRules, ShoalError
from shoal.core.game import NOBODY
from shoal.core.options import Value
from shoal.core.record import ActEntry, Record, decode, decode_entry, encode_entry
from shoal.core.replay import game_of
from shoal.core.rng import Rng
from shoal.core.telling import Telling
from shoal.table.client_messages import Chair, ClientMessage, Hint, Look, Preview, Result, Summary, Why
from shoal.table.errors import Denied
from shoal.table.hint_messages import hinted
from shoal.table.match import Match, begin
from shoal.table.reader_view import happenings, hides, news, position, previewed, reasons, refusal_of, result
from shoal.table.scenes import looked
from shoal.table.server_messages import ServerMessage, Welcome

HINT: Final = Budget(seconds=2.0)
Addressed = tuple[int | None, ServerMessage]
"""A message and the seat it is for; None for the sender of the command."""


class NotHere(Denied):
    """A table inside a page cannot do that."""

    def __init__(self, name: str) -> None:
        super().__init__("malformed", Telling(name, {}))


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
    practice: NotRequired[bool]
    auto: NotRequired[list[int]]
    """The numbers of entries that the table took for a seat."""
    by_hand: NotRequired[list[int]]
    """The seats that take their forced steps themselves."""
    taken: NotRequired[str]
    """The record, if the game was played elsewhere: it can be looked at, but nobody can play on."""


class KeptTable(TypedDict):
    """A table as a page stores it, with what the page's lists show of it."""

    saved: Saved
    summary: Summary
    result: Result | None


class LocalTable:
    """A table in a page, made from what is saved of it."""

    def __init__(self, saved: Saved) -> None:
        game = load(saved["game"])
        taken = saved.get("taken")
        if taken is not None:
            game = game_of(decode(taken))
        elif saved["rules_version"] != game.meta.rules_version:
            raise OtherRules(f"{game.meta.title} has new rules since this table was begun.")
        self.saved = saved
        self.match = begin(game, saved["seats"], saved["options"], practice=saved.get("practice", False))
        for number, entry in enumerate(map(decode_entry, saved["entries"])):
            auto = number in saved.get("auto", ())
            self.match.feed(ActEntry(entry.seat, entry.text, auto=auto) if isinstance(entry, ActEntry) else entry)
        if not saved["entries"]:
            self._do(None)

    @property
    def over(self) -> bool:
        return self.match.walk.over() or "taken" in self.saved

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.saved["chairs"]) if chair["kind"] == "person"]

    def hides(self) -> bool:
        return hides(self.match, self.people())

    def kept(self) -> KeptTable:
        return {"saved": self.saved, "summary": self.summary(), "result": result(self.match)}

    def receive(self, seat: int, message: ClientMessage) -> list[Addressed]:
        """Handle a message of a reader; return the answers, each with the seat it is for."""
        if message["type"] == "hello":
            return [(None, self.welcome(seat, message["since"]))]
        try:
            return self._answer(seat, message)
        except ShoalError as error:
            return [(None, {"type": "refused", "key": message["key"], "refusal": refusal_of(error)})]

    def _answer(self, seat: int, message: ClientMessage) -> list[Addressed]:
        if message["type"] == "preview" or message["type"] == "why" or message["type"] == "look":
            return [(None, self._reply(seat, message))]
        if message["type"] == "act":
            decision, steps = message["decision"], message["steps"]
            return self._done(message["key"], lambda draft: draft.act(seat, decision, steps))
        if message["type"] == "undo":
            to = message["to"]
            return self._done(message["key"], lambda draft: draft.go_back(seat, to))
        if message["type"] == "steps":
            others = [other for other in self.saved.get("by_hand", ()) if other != seat]
            self.saved["by_hand"] = others if message["auto"] else [*others, seat]
            return [(None, {"type": "accepted", "key": message["key"]})]
        if message["type"] == "resign":
            return self._resign(seat, message["key"])
        raise NotHere("core.nobody-else")

    def _reply(self, seat: int, message: Preview | Why | Look) -> ServerMessage:
        """Answer a question that changes nothing."""
        key = message["key"]
        if message["type"] == "preview":
            return previewed(self.match, key, seat, message["decision"], message["steps"])
        if message["type"] == "why":
            return reasons(self.match, key, seat, message["decision"], message["steps"], message["actions"])
        return looked(self.record(), key, seat, message["entry"])

    def _resign(self, seat: int, key: str) -> list[Addressed]:
        told = self._done(key, lambda draft: draft.quit(seat, "resign", self.people()))
        if self.match.walk.over():
            return told
        chairs = self.saved["chairs"]
        chairs[seat] = {**chairs[seat], "kind": "bot", "level": "mate"}
        changed: ServerMessage = {"type": "changed", "table": self.summary()}
        return [*told, *((reader, changed) for reader in (seat, *self.people(), NOBODY))]

    def advising(self, seat: int, message: Hint) -> Task[ServerMessage]:
        """Search for the best actions of a seat that owes a decision."""
        try:
            self.match.expect(seat, message["decision"])
        except ShoalError as error:
            return {"type": "refused", "key": message["key"], "refusal": refusal_of(error)}
        game, rng = self.match.game, Rng(self.saved["seed"], self.match.entries)
        view = self.match.state.view(seat)
        search = search_for(game, seat, view, rng)
        yield from helped(search, view, HINT)
        hint = hinted(game, *advice_of(search, game, seat, view))
        return {"type": "advised", "key": message["key"], "best": hint["best"], "origin": hint["origin"]}

    def thinking(self) -> Task[list[Addressed]]:
        """Let one bot decide; return no messages if no bot owes a decision or the match has changed meanwhile."""
        for seat in self.match.turn():
            level = self.saved["chairs"][seat]["level"] if seat >= 0 else None
            if level is not None and not self.over:
                return (yield from self._thinking(seat, level))
        return []

    def _thinking(self, seat: int, level: str) -> Task[list[Addressed]]:
        match, decision = self.match, self.match.due[seat]
        bot, rng = opponent(level, match.game, seat), Rng(self.saved["seed"], match.entries)
        action = yield from choosing(bot, match.state, seat, Budget(), rng)
        if self.match is not match:
            return []
        step = match.game.actions.format(action)
        return self._do(lambda draft: draft.act(seat, decision, [step]))

    def _done(self, key: str, command: Callable[[Match], None]) -> list[Addressed]:
        told = self._do(command)
        return [(None, {"type": "accepted", "key": key}), *told]

    def _do(self, command: Callable[[Match], None] | None) -> list[Addressed]:
        """Try a command on a draft, draw the chance that follows, keep the entries; return the news of all readers."""
        draft = self.match.draft()
        if command is not None:
            command(draft)
        draft.proceed(self.chance(), self.saved.get("by_hand", ()))
        self.saved["entries"] += [encode_entry(entry) for entry in draft.fresh]
        taken = (
            number
            for number, entry in enumerate(draft.fresh, draft.drafted)
            if isinstance(entry, ActEntry) and entry.auto
        )
        self.saved["auto"] = [*self.saved.get("auto", ()), *taken]
        self.match = draft
        return [(seat, news(draft, seat, draft.drafted)) for seat in (*self.people(), NOBODY)]

    def welcome(self, seat: int, since: int) -> Welcome:
        told = happenings(self.match, seat, since)
        greeting: Welcome = {
            "type": "welcome",
            "table": self.summary(),
            "you": seat if seat >= 0 else None,
            "earlier": told[0]["entry"] if told else self.match.entries,
            "happenings": told,
            "position": position(self.match, seat),
            "talk": [],
            "asked": None,
        }
        if seat >= 0:
            greeting["auto"] = seat not in self.saved.get("by_hand", ())
        return greeting

    def summary(self) -> Summary:
        saved = self.saved
        over = self.over
        commitment = self.commitment() or ChanceCommitment(saved["id"], "")
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
            "turn": list(self.match.turn()),
            "entries": self.match.entries,
            "created": saved["created"],
            "commitment": {"hash": commitment.hash, "words": list(commitment.words), "secret": commitment.secret},
            "rematch": None,
            "practice": saved.get("practice", False),
            "shared": sum(chair["kind"] == "person" for chair in saved["chairs"]) > 1,
        }

    def chance(self) -> CommittedChance:
        saved = self.saved
        return CommittedChance(
            bytes.fromhex(saved["secret"]), saved["id"], tuple(saved["words"]), self.match.walk.drawn
        )

    def commitment(self) -> ChanceCommitment | None:
        """Return what is published about this table's chance; for a record from elsewhere, what the record says."""
        if "taken" in self.saved:
            return decode(self.saved["taken"]).commitment
        return self.chance().commitment(reveal=self.match.walk.over())

    def record(self) -> Record:
        """Return the record, with the secret once the game is over."""
        saved, game = self.saved, self.match.game
        return Record(
            game=saved["game"],
            rules_version=saved["rules_version"],
            edition=game.edition.digest,
            seats=saved["seats"],
            options=saved["options"],
            entries=tuple(decode_entry(entry) for entry in saved["entries"]),
            commitment=self.commitment(),
        )
