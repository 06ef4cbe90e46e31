"""Checked dice: each number fits its outcome, also after an undo, and a changed outcome is found."""

from dataclasses import replace

from shoal.core.catalogue import load
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE
from shoal.core.record import ActEntry, Entry, EventEntry, Record
from shoal.table.dice_verification import check_dice
from shoal.table.match import Match, begin

SECRET = bytes(range(32))


def played() -> Record:
    """Return a record with draws, some of them undone."""
    game = load("fishery_boom")
    match, chance = begin(game, 2, {}), CommittedChance(SECRET, "t1", ("herring",))
    match.settle(chance)
    decide(match, chance)
    match.feed(EventEntry("undo", 0, 0))
    match.settle(chance)
    decide(match, chance)
    entries: tuple[Entry, ...] = tuple(one.entry for one in match.remembered)
    return Record(
        game.name, game.meta.rules_version, game.edition.digest, 2, {}, entries, chance.commitment(reveal=True)
    )


def decide(match: Match, chance: CommittedChance) -> None:
    for _ in range(6):
        seat = match.turn()[0]
        match.feed(ActEntry(seat, match.game.actions.format(match.state.legal(seat)[0])))
        match.settle(chance)


def test_every_number_fits_its_outcome() -> None:
    record = played()
    checked = check_dice(record)
    draws = [entry for entry in record.entries if isinstance(entry, ActEntry) and entry.seat == CHANCE]
    assert (checked["draws"], checked["problem"]) == (len(draws), None)
    assert 0 < len(checked["drawn"]) < len(draws)
    assert all(drawn["low"] <= drawn["number"] < drawn["high"] for drawn in checked["drawn"])
    assert [drawn["action"] for drawn in checked["drawn"]] == [act.text for act in draws[-len(checked["drawn"]) :]]


def test_a_changed_outcome_is_found() -> None:
    record = played()
    other = next(act for act in record.entries if isinstance(act, ActEntry) and act.seat == CHANCE)
    changed = replace(other, text="die 1" if other.text != "die 1" else "die 2")
    place = record.entries.index(other)
    entries = (*record.entries[:place], changed, *record.entries[place + 1 :])
    checked = check_dice(replace(record, entries=entries))
    assert checked["problem"] is not None
    assert checked["drawn"] == []
