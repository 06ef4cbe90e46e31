"""Whom players follow, mute and block: bounded, the same in both directions where it must be, and never told."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.social_graph import store
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.http.errors import Problem

PEOPLE = ("ann", "bo", "cy", "dee")


@pytest.fixture
async def connection(settings: Settings) -> AsyncIterator[AsyncConnection]:
    database = open_database(settings)
    async with database.transaction() as connection:
        for name in PEOPLE:
            await players.add_player(connection, name, f"{name} of the sea", None)
        yield connection
    await database.close()


async def followed(connection: AsyncConnection, player: str) -> list[str]:
    return [other for other, _ in await store.of_player(connection, player, "follow")]


@pytest.mark.anyio
async def test_a_block_works_both_ways_and_ends_following(connection: AsyncConnection) -> None:
    await store.add_relation(connection, "ann", "follow", "bo")
    await store.add_relation(connection, "bo", "follow", "ann")
    await store.add_relation(connection, "ann", "block", "bo")
    await store.add_relation(connection, "ann", "block", "bo")
    for one, other in (("ann", "bo"), ("bo", "ann")):
        assert await store.blocked_among(connection, one, PEOPLE) == {other}
    assert await store.blocked_among(connection, "cy", PEOPLE) == set()
    assert await store.blocked_by(connection, "ann", PEOPLE) == {"bo"}
    assert await store.blocked_by(connection, "bo", PEOPLE) == set()
    assert await followed(connection, "ann") == []
    assert await followed(connection, "bo") == ["ann"], "or bo would notice"
    await store.remove_relation(connection, "ann", "block", "bo")
    assert await store.blocked_among(connection, "bo", PEOPLE) == set()


@pytest.mark.anyio
async def test_lists_are_bounded(connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(store.MOST, "follow", 2)
    for other in ("bo", "cy", "bo"):
        await store.add_relation(connection, "ann", "follow", other)
    with pytest.raises(Problem):
        await store.add_relation(connection, "ann", "follow", "dee")
    assert set(await followed(connection, "ann")) == {"bo", "cy"}
    await store.add_relation(connection, "dee", "follow", "bo")
    await store.add_relation(connection, "dee", "follow", "ann")
    await store.add_relation(connection, "dee", "block", "cy")
    await store.give_relations(connection, "dee", "ann")
    assert set(await followed(connection, "ann")) == {"bo", "cy"}, "a guest's list does not make it longer"
    assert await store.blocked_among(connection, "ann", PEOPLE) == {"cy"}
    assert await store.blocked_among(connection, "dee", PEOPLE) == set()


@pytest.mark.anyio
async def test_who_blocks_a_guest_blocks_their_account(connection: AsyncConnection) -> None:
    await store.add_relation(connection, "ann", "block", "bo")
    await store.give_relations(connection, "bo", "cy")
    assert await store.blocked_among(connection, "cy", PEOPLE) == {"ann"}
    await store.forget_relations(connection, "cy")
    assert await store.blocked_among(connection, "ann", PEOPLE) == set()


@pytest.mark.anyio
async def test_who_hears_whom(connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unheard() -> set[tuple[str, str]]:
        return await store.unheard(connection, PEOPLE, {"bo", "cy"})

    assert await unheard() == set()
    await store.add_relation(connection, "bo", "block", "ann")
    assert await unheard() == {("ann", "bo")}, "ann does not read bo; what ann says nobody asked about"
    await store.add_relation(connection, "dee", "mute", "cy")
    assert await unheard() == {("ann", "bo"), ("dee", "cy")}, "a mute works one way"
    await store.set_hearing(connection, "cy", "friends")
    assert ("cy", "bo") in await unheard()
    await store.add_relation(connection, "cy", "follow", "bo")
    assert ("cy", "bo") not in await unheard()
    await store.set_hearing(connection, "cy", "nobody")
    monkeypatch.setattr(store, "READERS_AT_ONCE", 2)
    assert await unheard() == {("ann", "bo"), ("dee", "cy"), ("cy", "bo")}
    assert await store.hearing_of(connection, "cy") == "nobody"
    await store.set_hearing(connection, "cy", "everybody")
    assert await store.hearing_of(connection, "cy") == "everybody"
