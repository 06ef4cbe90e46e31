"""A table at this terminal: the position, its committed chance, and what is written down."""

from shoal.bots.bot import Bot
from shoal.cli.starting import Start
from shoal.cli.story import tell
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE, NOBODY, Shown, State, show
from shoal.core.record import Act, Entry, Event, Record
from shoal.core.replay import Replay


class Table:
    """A game in play.

    people      the seats that decide at the keyboard
    bots        who plays the other seats, each told what its seat may hear
    reader      whom the news is for: the only person, or a spectator where several share the screen
    news        what has happened and was not shown yet
    private_to  the seat whose private view stands on a screen that several share
    """

    def __init__(self, start: Start, bots: dict[int, Bot], chance: CommittedChance) -> None:
        self.start = start
        self.bots = bots
        self.people = people = [seat for seat in range(start.seats) if seat not in bots]
        self.chance = chance
        self.reader = people[0] if len(people) == 1 else NOBODY
        self.walk = Replay(start.game.start(start.seats, start.options))
        self.news: list[str] = []
        self.private_to: int | None = None
        self._entries: list[Entry] = []
        self._can_be_undone: list[bool] = []

    def take(self, seat: int, text: str, *, sealed: bool = False) -> None:
        """Take an action at the door, write it down and add it to the news."""
        innocent = seat != CHANCE and not sealed and not has_secrets(self.walk.state)
        act = Act(seat, text)
        before = self.walk.state.copy()
        self.news += tell(self.walk, act, self.reader)
        for listener, bot in self.bots.items():
            bot.notice(show(before, seat, self.start.game.actions.parse(text), listener))
        self._entries.append(act)
        self._can_be_undone.append(innocent)

    def draw(self) -> None:
        """Let chance decide."""
        outcome = self.chance.draw(self.walk.state.odds())
        self.take(CHANCE, self.start.game.actions.format(outcome))

    def undo(self) -> bool:
        """Go back to a person's last decision, unless chance or a secret has played a part since."""
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
        """Give the record of a table that has ended or was left: its secret is published."""
        game, seats, options = self.start
        commitment = self.chance.commitment(reveal=True)
        return Record(
            game.name, game.meta.rules_version, game.edition.digest, seats, options, tuple(self._entries), commitment
        )


def has_secrets(state: State) -> bool:
    public = state.view(NOBODY)
    return any(state.view(seat) != public for seat in range(state.seats))
