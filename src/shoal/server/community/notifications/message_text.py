"""What a player is told: which game, with whom, until when. No position is known here, only the facts of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import orjson

from shoal.core.catalogue import load
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.play.tables.table_row import TableRow
from shoal.texts import Texts, texts_of


@dataclass(frozen=True)
class WaitingGame:
    """A turn that a player owes: the table, their seat, and when their time ends."""

    facts: TableRow
    seat: int
    entries: int

    @property
    def deadline(self) -> int | None:
        return self.facts.chairs[self.seat].due

    @property
    def title(self) -> str:
        return load(self.facts.game).meta.title

    def others(self, texts: Texts) -> str:
        names = [chair.name for chair in self.facts.chairs if chair.seat != self.seat]
        return texts.listed(names)


def most_urgent_first(games: Sequence[WaitingGame]) -> list[WaitingGame]:
    def order(game: WaitingGame) -> tuple[bool, int, str]:
        return game.deadline is None, game.deadline or 0, game.facts.id

    return sorted(games, key=order)


def push_of(game: WaitingGame, wishes: NotificationSettingsRow) -> bytes:
    """Return the message of a push, as the service worker of the page reads it."""
    texts = texts_of("shoal.server.community.notifications", wishes.language)
    told = {
        "table": game.facts.id,
        "turn": game.entries,
        "title": texts.text("push-title", {"game": game.title}),
        "body": body_of(game, wishes, texts),
        "play": texts.text("push-play"),
        "later": texts.text("push-later"),
        "language": wishes.language,
    }
    return orjson.dumps(told)


def body_of(game: WaitingGame, wishes: NotificationSettingsRow, texts: Texts) -> str:
    shared = {"others": game.others(texts)}
    if game.deadline is None:
        return texts.text("with", shared)
    return texts.text("with-until", {**shared, "until": texts.moment(there(game.deadline, wishes))})


def email_data(games: Sequence[WaitingGame], wishes: NotificationSettingsRow, url: str) -> dict[str, str]:
    """Return the data of a letter about some games."""
    texts = texts_of("shoal.server.community.notifications", wishes.language)
    lines = [f"{game.title}\n{body_of(game, wishes, texts)}\n{url}/t/{game.facts.id}" for game in games]
    return {"games": "\n\n".join(lines), "count": str(len(games)), "first": games[0].title, "hours": str(wishes.hours)}


def there(moment: int, wishes: NotificationSettingsRow) -> datetime:
    """Return a moment as a clock of the player shows it."""
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(wishes.zone))
