"""A table at this terminal: the match, its committed dice and its record."""

from shoal.bots.bot import Bot, BotFailed
from shoal.cli.game_arguments import GameArguments
from shoal.cli.language import Voice
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE, NOBODY, Shown, show
from shoal.core.record import ActEntry, Entry, EventEntry, Record
from shoal.core.replay import Replay
from shoal.table.errors import NoUndo
from shoal.table.match import begin


class TerminalTable:
    """A game in play.

    people      the seats that decide at the keyboard
    bots        the bots of the other seats; each is told what its seat may know
    reader      the reader of the news: the only person, or a spectator where several share the screen
    voice       says the news to the reader
    news        what has happened and was not shown yet
    private_to  the seat whose private view is on a screen that several people share
    """

    def __init__(self, start: GameArguments, bots: dict[int, Bot], chance: CommittedChance, language: str) -> None:
        self.start = start
        self.bots = bots
        self.people = people = [seat for seat in range(start.seats) if seat not in bots]
        self.chance = chance
        self.reader = people[0] if len(people) == 1 else NOBODY
        self.match = begin(start.game, start.seats, start.options)
        self.voice = Voice(start.game, language, self.reader)
        self.news: list[str] = []
        self.private_to: int | None = None
        self._entries: list[Entry] = []

    @property
    def walk(self) -> Replay:
        return self.match.walk

    def player_at(self, seat: int) -> str:
        """Return who plays a seat: a bot, you, or another person."""
        if seat in self.bots:
            return "bot"
        return "you" if seat == self.reader else "person"

    def take(self, seat: int, text: str, *, auto: bool = False) -> None:
        """Apply the action if it is legal, add it to the record and to the news, and tell the bots."""
        game, before = self.start.game, self.walk.state.copy()
        act = ActEntry(seat, text, auto=auto)
        self.match.feed(act)
        action, after = game.actions.parse(text), self.walk.state
        shown = show(before, seat, action, self.reader)
        self.news += map(self.voice.say, game.tell(before.view(self.reader), shown, after.view(self.reader)))
        for listener, bot in self.bots.items():
            bot.notice(show(before, seat, action, listener))
        self._entries.append(act)

    def draw(self) -> None:
        """Draw an outcome of chance and apply it."""
        outcome = self.chance.draw(self.walk.state.odds())
        self.take(CHANCE, self.start.game.actions.format(outcome))

    def take_forced(self) -> bool:
        """Take the only legal step, if everybody can see that it is, and nobody has just gone back to take it."""
        step = None if self.match.undone() else self.match.forced()
        if step is None:
            return False
        self.news.append(self.voice.say(step.why))
        self.take(step.seat, self.start.game.actions.format(step.action), auto=True)
        return True

    def fail(self, failure: BotFailed) -> None:
        """End the game, because the program of a bot has failed: its seat has resigned."""
        event = EventEntry("resign", failure.seat)
        self.match.feed(event)
        self._entries.append(event)
        told = {"bot": failure.bot, "fault": failure.fault, "detail": failure.detail}
        self.news.append(self.voice.text("bot-failed", **told))

    def undo(self) -> bool:
        """Undo to a person's last decision; return False if they have learned something since, or chance was due.

        All people are here, so they agree to it. The seat goes back as it could at any other table.
        """
        acts = self.walk.acts
        to = next((place for place in reversed(range(len(acts))) if self._by_hand(acts[place])), len(acts))
        if to == len(acts):
            return False
        event = EventEntry("undo", acts[to].seat, to)
        try:
            self.match.go_back(event.seat, to)
        except NoUndo:
            return False
        self._entries.append(event)
        for bot in self.bots.values():
            bot.notice(Shown(event.seat, "takes back", veiled=True))
        return True

    def _by_hand(self, act: ActEntry) -> bool:
        return act.seat in self.people and not act.auto

    def record(self) -> Record:
        """Return the record of a table that is over or was left, with the secret of its dice."""
        game, seats, options = self.start
        commitment = self.chance.commitment(reveal=True)
        return Record(
            game.name, game.meta.rules_version, game.edition.digest, seats, options, tuple(self._entries), commitment
        )
