"""Tables on both databases: no command is lost, done twice, or refused as stale by accident."""

import asyncio

import pytest
from sqlalchemy import func, select

from shoal.core.catalogue import OURS
from shoal.core.errors import GameOver, IllegalAction, UnknownAction
from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import ActEntry, decode, encode
from shoal.core.replay import verify
from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import chairs, commands, create_table, game_record, rematch, store, undo
from shoal.server.play.tables.broadcast import Reader
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable, load
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import ENTRIES, SNAPSHOTS
from shoal.server.play.tables.table_row import OVER, WAITING
from shoal.table.errors import Denied, NoUndo, Stale
from shoal.table.reader_view import happenings
from support.running_tables import NO_CLOCK, act_at_random, begin, guest, into, legal, pick, play_on, run_tables

pytestmark = pytest.mark.anyio
SEATS = {"fishery": 2, "fleet": 3, "fishery_boom": 3, "pisces": 4, "fresh_fish": 3}


async def count(tables: TableRegistry, table: str) -> int:
    async with tables.database.reading() as connection:
        rows = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == table)
        return (await connection.execute(rows)).scalar_one()


@pytest.mark.parametrize("game", OURS)
async def test_two_nodes_play_the_same_game(settings: Settings, game: str) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, game, SEATS[game])
        facts = await play_on([here, there], live.facts.id, Rng(1))
        assert (facts.status, facts.turn) == (OVER, [])
        assert facts.result is not None
        assert sum(facts.result["shares"]) == pytest.approx(1)
        assert await count(here, facts.id) == facts.entries
        loaded = await load(there.database, facts.id)
        assert loaded is not None
        assert loaded.playing().snapshot() == (await here.newest(facts.id)).playing().snapshot()
        record = decode(await game_record.record_of(here.database, facts, NOBODY))
        assert verify(record) == loaded.playing().walk.drawn
        assert record.commitment is not None
        assert record.commitment.words == tuple(f"word {seat}" for seat in range(SEATS[game]))


async def test_a_table_loads_from_its_snapshot(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "pisces", 2)
        await play_on([tables], live.facts.id, Rng(2), entries=75)
        async with tables.database.reading() as connection:
            at = (await connection.execute(select(SNAPSHOTS.c.entries))).scalar_one()
        loaded = await load(tables.database, live.facts.id)
        assert loaded is not None
        assert 0 < live.facts.entries - at < 50
        assert loaded.playing().walk.before > 0
        assert loaded.playing().snapshot() == live.playing().snapshot()
        assert [one.entry for one in loaded.playing().remembered[-20:]] == [
            one.entry for one in live.playing().remembered[-20:]
        ]


async def test_a_command_sent_twice_is_done_once(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2)
        other = await there.live(live.facts.id)
        step = legal(live, 0)[0]
        twice = (commands.act(node, table, 0, "same", 0, [step]) for node, table in ((here, live), (there, other)) * 3)
        await asyncio.gather(*twice)
        assert await count(here, live.facts.id) == 1
        await play_on([here, there], live.facts.id, Rng(3), entries=30)
        await commands.act(there, other, 0, "same", 0, [step])
        assert await count(here, live.facts.id) == 30


async def test_refused_commands_raise_the_matching_error(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2)
        with pytest.raises(UnknownAction):
            await commands.act(tables, live, 0, "a", 0, ["castle"])
        with pytest.raises(Stale):
            await commands.act(tables, live, 1, "b", 0, ["a1"])
        placed = legal(live, 0)[0]
        await commands.act(tables, live, 0, "c", 0, [placed])
        with pytest.raises(IllegalAction) as refused:
            await commands.act(tables, live, 1, "d", 1, [placed])
        assert refused.value.refusal.rule.startswith("FI-")
        assert live.facts.entries == 1
        await commands.resign(tables, live, 1, "e")
        with pytest.raises(GameOver):
            await commands.act(tables, live, 0, "f", 1, [placed])
        await commands.resign(tables, live, 1, "e")
        assert live.facts.result is not None
        assert (live.facts.result["quitter"], live.facts.result["shares"]) == (1, [1.0, 0.0])
        assert live.facts.commitment().secret == live.facts.secret


async def test_sealed_bids_at_two_nodes_do_not_make_each_other_stale(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fresh_fish", 3)
        rng = Rng(4)
        sealed = 0
        while sealed < 3:
            playing = (await here.newest(live.facts.id)).playing()
            if len(playing.turn()) < 3:
                await act_at_random(here, live.facts.id, rng, f"k{playing.entries}")
                continue
            bids = [(seat, playing.due[seat], pick(rng, legal(live, seat))) for seat in playing.turn()]
            elsewhere = await there.live(live.facts.id)
            at = (here, live), (there, elsewhere), (here, live)
            await asyncio.gather(
                *(
                    commands.act(*node, seat, f"bid {playing.entries}", due, [bid])
                    for node, (seat, due, bid) in zip(at, bids, strict=True)
                )
            )
            sealed += 1


async def test_when_one_of_three_resigns_a_bot_takes_the_seat(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery_boom", 3)
        seat = live.playing().turn()[0]
        await commands.resign(tables, live, seat, "gone")
        chair = live.facts.chairs[seat]
        assert (chair.kind, chair.player, live.facts.status) == ("bot", f"player{seat}", "running")
        assert chair.due is not None
        assert live.facts.seat_of(f"player{seat}") == NOBODY
        shown = {"kind": "bot", "name": guest(seat).name, "level": "mate", "rating": None}
        assert live.facts.summary()["chairs"][seat] == shown, "data: the page says it in the reader's language"


async def test_a_table_closes_when_its_last_person_leaves(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        plan = TablePlan(
            "fishery", "pond", {}, [ChairPlan("open"), ChairPlan("me")], NO_CLOCK, "public", rated=False, talk=True
        )
        facts = await create_table.open_table(tables, guest(0), plan)
        live = await tables.live(facts.id)
        assert (facts.status, facts.seat_of("player0"), facts.options["rows"]) == (WAITING, 1, 5)
        assert facts.summary()["commitment"]["secret"] is None
        await chairs.leave_table(tables, live, "player0")
        assert live.facts.status == OVER
        with pytest.raises(Denied, match=r"^server\.closed-empty$"):
            await chairs.join_table(tables, live, guest(1))


@pytest.mark.parametrize(
    ("wishes", "rated"),
    [
        ([ChairPlan("me"), ChairPlan("me")], False),
        ([ChairPlan("bot", "mate")] * 2, False),
        ([ChairPlan("me"), ChairPlan("bot", "x")], False),
    ],
)
async def test_impossible_wishes_for_chairs_are_refused(
    settings: Settings, wishes: list[ChairPlan], rated: bool
) -> None:
    async with run_tables(settings) as tables:
        plan = TablePlan("fishery", None, {}, wishes, NO_CLOCK, "link", rated=rated, talk=True)
        with pytest.raises(Problem):
            await create_table.open_table(tables, guest(0), plan)


async def test_several_requests_for_a_rematch_open_one_table(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2)
        await commands.resign(here, live, 0, "enough")
        other = await there.newest(live.facts.id)
        facts = await asyncio.gather(
            rematch.open_rematch(here, live, guest(0)),
            rematch.open_rematch(there, other, guest(1)),
            rematch.open_rematch(there, other, guest(0)),
        )
        assert len({one.id for one in facts}) == 1
        again = (await here.newest(facts[0].id)).facts
        assert again.status == "running"
        assert [chair.player for chair in again.chairs] == ["player1", "player0"]
        with pytest.raises(Problem):
            await rematch.open_rematch(here, live, guest(2))


async def test_undo_of_own_steps_adds_an_entry_and_deletes_nothing(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2)
        await commands.act(tables, live, 0, "a", 0, [legal(live, 0)[0]])
        await undo.undo(tables, live, 0, "b", 0)
        await undo.undo(tables, live, 0, "b", 0)
        assert (live.playing().acts, live.facts.entries, await count(tables, live.facts.id)) == (0, 2, 2)
        await commands.act(tables, live, 0, "c", live.playing().due[0], [legal(live, 0)[1]])


async def test_a_longer_undo_needs_the_consent_of_the_others(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2)
        await play_on([here], live.facts.id, Rng(5), entries=50)
        other = await there.newest(live.facts.id)
        assert other.playing().walk.before > 3
        before = other.facts.entries
        await undo.undo(there, other, 0, "back", 3)
        assert other.facts.asked == {"seat": 0, "to": 3, "agreed": [0]}
        await here.newest(live.facts.id)
        await undo.answer_undo(here, live, 1, "no", agree=False)
        assert live.facts.asked is None
        await undo.undo(there, other, 0, "back again", 3)
        await here.newest(live.facts.id)
        await undo.answer_undo(here, live, 1, "yes", agree=True)
        assert (live.playing().acts, live.facts.entries, live.facts.asked) == (3, before + 1, None)
        for node in (here, there):
            assert (await node.newest(live.facts.id)).playing().snapshot() == live.playing().snapshot()
            loaded = await load(node.database, live.facts.id)
            assert loaded is not None
            assert loaded.playing().snapshot() == live.playing().snapshot()
        with pytest.raises(NoUndo):
            await undo.undo(here, live, 0, "never", 50)
        assert (await play_on([here, there], live.facts.id, Rng(6))).status == OVER


async def solo(tables: TableRegistry, game: str, *, practice: bool) -> LiveTable:
    """Open a table of one person and one bot."""
    wishes = [ChairPlan("me"), ChairPlan("bot", "deckhand")]
    plan = TablePlan(game, None, {}, wishes, NO_CLOCK, "link", rated=False, talk=True, practice=practice)
    return await tables.live((await create_table.open_table(tables, guest(0), plan)).id)


@pytest.mark.parametrize("practice", [False, True])
async def test_only_practice_undoes_chance_and_what_bots_have_shown(settings: Settings, practice: bool) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await solo(here, "pisces", practice=practice)
        await play_on([here], live.facts.id, Rng(3), entries=60)
        assert any(act.seat == CHANCE for act in live.playing().walk.acts[4:])
        other = await there.newest(live.facts.id)
        for tables, table in ((here, live), (there, other)):
            if practice:
                await undo.undo(tables, table, 0, f"back {table.playing().acts}", 4)
                assert table.playing().acts < 10, "chance is drawn anew"
                await play_on([tables], live.facts.id, Rng(4), entries=table.facts.entries + 50)
                await there.newest(live.facts.id)
            else:
                with pytest.raises(NoUndo, match="chance"):
                    await undo.undo(tables, table, 0, "back", 4)
                assert table.facts.asked is None


async def test_persons_cannot_agree_to_undo_chance(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery_boom", 2)
        await play_on([tables], live.facts.id, Rng(3), entries=40)
        assert any(act.seat == CHANCE for act in live.playing().walk.acts[4:])
        with pytest.raises(NoUndo, match="chance"):
            await undo.undo(tables, live, 0, "back", 4)
        assert live.facts.asked is None


async def test_other_nodes_know_which_steps_the_table_took(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "pisces", 2)
        other = await there.live(live.facts.id)
        taken = 0
        while not taken:
            await play_on([here], live.facts.id, Rng(live.facts.entries), entries=live.facts.entries + 1)
            await there.newest(live.facts.id)
            loaded = await load(here.database, live.facts.id)
            assert loaded is not None
            told = [happenings(one.playing(), 0, live.facts.entries - 3) for one in (live, other, loaded)]
            assert told[0] == told[1] == told[2]
            taken = sum("auto" in one for one in told[1])
        assert live.playing().forced() is None
        record = decode(await game_record.record_of(here.database, live.facts, 0))
        assert "auto" not in encode(record)


async def test_a_player_who_wants_to_takes_their_forced_steps(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "pisces", 2)
        other = await there.live(live.facts.id)
        await commands.choose_steps(there, other, 0, auto=False)
        with pytest.raises(DuplicateCommand):
            await commands.choose_steps(there, other, 0, auto=False)
        await play_on([here, there], live.facts.id, Rng(4), entries=150)
        acts = (await there.newest(live.facts.id)).playing().walk.acts
        assert {act.seat for act in acts if act.auto} == {1}
        assert live.facts.by_hand() == other.facts.by_hand() == [0]


async def test_chat_messages_are_stored_once_and_read_at_both_nodes(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2)
        other = await there.live(live.facts.id)
        await asyncio.gather(
            commands.say(here, live, "player0", "Player 0", "a", "hello"),
            commands.say(there, other, "player1", "Player 1", "b", "good luck"),
        )
        with pytest.raises(DuplicateCommand):
            await commands.say(there, other, "player0", "Player 0", "a", "hello")
        heard = (await here.newest(live.facts.id)).said
        assert sorted(one.text for one in heard) == ["good luck", "hello"]
        silent = await begin(here, "fishery", 2, talk=False)
        with pytest.raises(Problem):
            await commands.say(here, silent, "player0", "Player 0", "a", "hello")


async def test_the_record_of_a_running_table_is_veiled(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fleet", 2)
        await play_on([tables], live.facts.id, Rng(7), entries=60)
        text = await game_record.record_of(tables.database, live.facts, 0)
        record = decode(text)
        assert live.facts.secret not in text
        assert any(entry.veiled for entry in record.entries if isinstance(entry, ActEntry))
        assert await store.was_done(tables.database, live.facts.id, 0, "nothing") is False


async def test_a_table_whose_wake_up_was_lost_is_found_and_reloaded(settings: Settings) -> None:
    async with run_tables(settings) as here, run_tables(settings) as there:
        live = await begin(here, "fishery", 2)
        frames: list[bytes] = []
        reader = Reader(None, NOBODY, write=into(frames))
        await there.listen(await there.live(live.facts.id), reader)
        await act_at_random(here, live.facts.id, Rng(8), "unheard")
        found = [await there.missed() for _ in range(2)]
        assert found == [[], [live.facts.id]]
        await there.look_again(live.facts.id)
        assert b'"entry":1' in frames[0]
        assert [await there.missed() for _ in range(2)] == [[], []]
