"""Entries in one database table or in partitions: the short version of ops/partitions.py."""

import asyncio

import pytest

import partitions

pytestmark = [pytest.mark.ops, pytest.mark.usefixtures("services")]


def test_both_ways_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partitions, "ROUNDS", 50)
    one, many = asyncio.run(partitions.compare(500, 4))
    assert (one.partitions, many.partitions) == (0, 4)
    for found in (one, many):
        assert min(found.move_ms, found.game_ms, found.deletion_ms, found.vacuum_ms, found.gigabytes) > 0
