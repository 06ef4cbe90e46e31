"""When a player may be told: after the moment that they wish, and not in their quiet hours."""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.platform.base.timestamps import MINUTE_MS

BEFORE_QUIET_MS: Final = MINUTE_MS
"""Milliseconds before quiet hours at which comes what cannot wait until they end."""


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def next_allowed_moment(wishes: NotificationSettingsRow, now: int, earliest: int, deadline: int | None) -> int:
    """Return the moment at which to tell: `earliest` or later, but before the quiet hours in which the time ends."""
    wanted = max(now, earliest)
    span = quiet_at(wishes, wanted)
    if span is None:
        return wanted
    begin, end = span
    if deadline is not None and deadline <= end and begin - BEFORE_QUIET_MS > now:
        return begin - BEFORE_QUIET_MS
    return end


def quiet_at(wishes: NotificationSettingsRow, moment: int) -> tuple[int, int] | None:
    """Return the beginning and the end of the quiet hours around a moment, or None."""
    if wishes.quiet_from == wishes.quiet_until:
        return None
    zone = ZoneInfo(wishes.zone)
    there = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone)
    for day in (there.date() - timedelta(days=1), there.date()):
        begin = datetime(day.year, day.month, day.day, wishes.quiet_from, tzinfo=zone)
        last = day + timedelta(days=wishes.quiet_until < wishes.quiet_from)
        end = datetime(last.year, last.month, last.day, wishes.quiet_until, tzinfo=zone)
        span = round(begin.timestamp() * 1000), round(end.timestamp() * 1000)
        if span[0] <= moment < span[1]:
            return span
    return None
