"""A table at this terminal: the position, its committed dice and its record."""

from shoal.bots.bot import Bot
from shoal.cli.starting import Start
from shoal.cli.story import tell
from shoal.cli.voice import Voice
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE, NOBODY, Shown, State, show
from shoal.core.record import Act, Entry, Event, Record
from shoal.core.replay import Replay


class Table:
    """A game in play.

    people      the seats that decide at the keyboard
    bots        the bots of the other seats; each is told what its seat may know
    reader      the reader of the news: the only person, or a spectator where several share the screen
    voice       says the news to the reader
    news        what has happened and was not shown yet
    private_to  the seat whose private view is on a screen that several people share
    """

    def __init__(self, start: Start, bots: dict[int, Bot], chance: CommittedChance, language: str) -> None:
        self.start = start
        self.bots = bots
        self.people = people = [seat for seat in range(start.seats) if seat not in bots]
        self.chance = chance
        self.reader = people[0] if len(people) == 1 else NOBODY
        self.walk = Replay(start.game.start(start.seats, start.options))
        self.voice = Voice(start.game, language, self.reader)
        self.news: list[str] = []
        self.private_to: int | None = None
        self._entries: list[Entry] = []
        self._can_be_undone: list[bool] = []

    def take(self, seat: int, text: str, *, sealed: bool = False) -> None:
        """Apply the action if it is legal, add it to the record and to the news, and tell the bots."""
        innocent = seat != CHANCE and not sealed and not has_secrets(self.walk.state)
        act = Act(seat, text)
        before = self.walk.state.copy()
        self.news += tell(self.walk, act, self.reader, self.voice.say)
        for listener, bot in self.bots.items():
            bot.notice(show(before, seat, self.start.game.actions.parse(text), listener))
        self._entries.append(act)
        self._can_be_undone.append(innocent)

    def draw(self) -> None:
        """Draw an outcome of chance and apply it."""
        outcome = self.chance.draw(self.walk.state.odds())
        self.take(CHANCE, self.start.game.actions.format(outcome))

    def undo(self) -> bool:
        """Undo to a person's last decision; return False if chance or a secret has been involved since."""
        decisions = [place for place, act in enumerate(self.walk.acts) if act.seat in self.people]
        if not decisions or not all(self._can_be_undone[decisions[-1] :]):
            return False
        to = decisions[-1]
        event = Event("undo", self.walk.acts[to].seat, to)
        self.walk.feed(event)
        self._entries.append(event)
        del self._can_be_undone[to:]
        for bot in self.bots.values():
            bot.notice(Shown(event.seat, "takes back", veiled=True))
        return True

    def record(self) -> Record:
        """Return the record of a table that is over or was left, with the secret of its dice."""
        game, seats, options = self.start
        commitment = self.chance.commitment(reveal=True)
        return Record(
            game.name, game.meta.rules_version, game.edition.digest, seats, options, tuple(self._entries), commitment
        )


def has_secrets(state: State) -> bool:
    public = state.view(NOBODY)
    return any(state.view(seat) != public for seat in range(state.seats))
