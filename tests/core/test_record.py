"""Records: written and read, replayed, shown to one reader, and checked."""

from dataclasses import replace

import pytest

from shoal.core.chance import CommittedChance
from shoal.core.errors import BadRecord, ChanceMismatch, OtherEdition, OtherRules
from shoal.core.game import ALL, CHANCE, NOBODY, Game
from shoal.core.record import ActEntry, EventEntry, Record, decode, encode
from shoal.core.replay import Replay, redact, replay, verify
from shoal.core.rng import Rng
from toys.lots import GAME as LOTS_GAME
from toys.tide import TIDE

pytestmark = pytest.mark.usefixtures("toys")


def record_of(game: Game, entries: list[ActEntry | EventEntry], seats: int = 2) -> Record:
    return Record(game.name, game.meta.rules_version, game.edition.digest, seats, {}, tuple(entries))


def committed_game(*, undo: bool = False, seed: int = 1) -> Record:
    """Play Tide with committed chance; with `undo`, undo the last hold once, and roll again."""
    chance = CommittedChance(b"a secret of thirty-two bytes....", "k7q2", ("herring", "tide"))
    walk, rng = Replay(TIDE.start(2, {})), Rng(seed)
    entries: list[ActEntry | EventEntry] = []
    while not walk.over():
        (seat,) = walk.state.turn()
        action = chance.draw(walk.state.odds()) if seat == CHANCE else rng.pick(walk.state.legal(seat))
        entries.append(ActEntry(seat, TIDE.actions.format(action)))
        walk.feed(entries[-1])
        if undo and len(walk.acts) == 7:
            undo = False
            entries.append(EventEntry("undo", 0, to=6))
            walk.feed(entries[-1])
    return replace(record_of(TIDE, entries), commitment=chance.commitment(reveal=True))


def test_a_record_is_read_back_as_it_was_written() -> None:
    record = committed_game(undo=True)
    assert decode(encode(record)) == record
    assert encode(decode(encode(record))) == encode(record)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"shoal_record": 2}', '{"shoal_record": 1, "game": 3}'])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        decode(text)


@pytest.mark.parametrize(
    "entry",
    [
        "[0]",
        '["0", "hold"]',
        '{"event": "dance", "seat": 0}',
        '{"event": "undo", "seat": 0}',
        '[0, "hold", "open"]',
        "3",
    ],
)
def test_what_is_no_entry(entry: str) -> None:
    text = encode(record_of(TIDE, [ActEntry(0, "hold")])).replace('[0, "hold"]', entry)
    with pytest.raises(BadRecord):
        decode(text)


def test_committed_records_verify() -> None:
    assert verify(committed_game()) == 3
    assert verify(committed_game(undo=True)) == 4


@pytest.mark.parametrize("seed", range(5))
def test_a_record_edited_in_one_outcome_fails(seed: int) -> None:
    record = committed_game(undo=True, seed=seed)
    edits = 0
    for place, entry in enumerate(record.entries):
        if not (isinstance(entry, ActEntry) and entry.seat == CHANCE):
            continue
        kind, _, value = entry.text.partition(" ")
        for other in {"1", "2", "3"} - {value}:
            entries = list(record.entries)
            entries[place] = ActEntry(CHANCE, f"{kind} {other}")
            with pytest.raises(ChanceMismatch, match=f"entry {place}: "):
                verify(replace(record, entries=tuple(entries)))
            edits += 1
    assert edits == 8


def test_a_secret_that_is_not_the_committed_one_fails() -> None:
    record = committed_game()
    assert record.commitment is not None
    for secret, reason in ((b"another".hex(), "not the one"), (None, "not published")):
        with pytest.raises(ChanceMismatch, match=reason):
            verify(replace(record, commitment=replace(record.commitment, secret=secret)))


def test_chance_that_was_not_committed_to_cannot_be_checked() -> None:
    with pytest.raises(ChanceMismatch, match="was not committed"):
        verify(replace(committed_game(), commitment=None))


def test_an_outcome_where_no_chance_is_due() -> None:
    record = committed_game()
    entries = (*record.entries[:2], ActEntry(CHANCE, "roll 1"), *record.entries[2:])
    with pytest.raises(ChanceMismatch, match="entry 2: 'roll 1' stands where no chance was due"):
        verify(replace(record, entries=entries))


def test_undo_goes_back_and_play_goes_on() -> None:
    entries = [
        ActEntry(CHANCE, "draw 1"),
        ActEntry(CHANCE, "draw 3"),
        ActEntry(0, "call low"),
        ActEntry(1, "call high"),
    ]
    walk = replay(record_of(TIDE, [*entries, EventEntry("undo", 1, to=3), ActEntry(1, "call low")]))
    assert walk.state.view(ALL)["calls"] == [1, 1]
    assert [act.text for act in walk.acts] == ["draw 1", "draw 3", "call low", "call low"]
    with pytest.raises(BadRecord, match="undo to act 9, of acts 0 to 4"):
        walk.feed(EventEntry("undo", 0, to=9))


def test_resigning_ends_the_game_unless_a_bot_takes_over() -> None:
    walk = Replay(LOTS_GAME.start(3, {}))
    walk.feed(EventEntry("resign", 1))
    assert walk.over()
    assert walk.shares() == [0.5, 0.0, 0.5]
    with pytest.raises(BadRecord, match="seat 1 had quit"):
        walk.feed(ActEntry(0, "bid 1"))
    walk.feed(EventEntry("takeover", 1))
    assert not walk.over()
    walk.feed(ActEntry(0, "bid 1"))
    walk.feed(EventEntry("timeout", 0))
    assert walk.quitter == 0
    with pytest.raises(BadRecord, match="there is no seat 3"):
        walk.feed(EventEntry("resign", 3))


def test_a_broken_rule_names_its_entry() -> None:
    with pytest.raises(BadRecord, match=r"entry 1: TURN: core\.not-your-decision"):
        replay(record_of(LOTS_GAME, [ActEntry(0, "bid 1"), ActEntry(0, "bid 1")]))
    with pytest.raises(BadRecord, match="entry 0: no action is called 'fold'"):
        replay(record_of(LOTS_GAME, [ActEntry(0, "fold")]))


def test_other_rules_and_other_editions_are_named() -> None:
    record = record_of(TIDE, [])
    with pytest.raises(OtherRules, match="rules version 7"):
        replay(replace(record, rules_version=7))
    with pytest.raises(OtherEdition):
        replay(replace(record, edition="0123"))


def test_a_running_record_veils_what_its_reader_may_not_read() -> None:
    entries = [
        ActEntry(CHANCE, "draw 1"),
        ActEntry(CHANCE, "draw 3"),
        ActEntry(0, "call low"),
        ActEntry(1, "call high"),
        ActEntry(0, "hold"),
    ]
    record = replace(committed_game(), entries=tuple(entries))
    veiled = redact(record, 0)
    assert [act.text for act in veiled.entries if isinstance(act, ActEntry)] == [
        "draw 1", "draws a card", "call low", "calls", "hold",
    ]  # fmt: skip
    assert veiled.commitment is not None
    assert veiled.commitment.secret is None
    assert decode(encode(veiled)) == veiled
    with pytest.raises(BadRecord, match="a veiled entry cannot be replayed"):
        replay(veiled)


@pytest.mark.parametrize("reader", [0, 1, 2, NOBODY])
def test_sealed_choices_open_together(reader: int) -> None:
    entries: list[ActEntry | EventEntry] = [
        ActEntry(2, "bid 1"),
        ActEntry(0, "bid 3"),
        ActEntry(1, "bid 0"),
        ActEntry(1, "bid 2"),
    ]
    before_the_last = redact(record_of(LOTS_GAME, entries[:2], seats=3), reader)
    assert [entry.veiled for entry in before_the_last.entries if isinstance(entry, ActEntry)] == [
        reader != 2,
        reader != 0,
    ]
    after = redact(record_of(LOTS_GAME, entries, seats=3), reader)
    assert after.entries[:3] == tuple(entries[:3])
    assert after.entries[3] == (entries[3] if reader == 1 else ActEntry(1, "seals a bid", veiled=True))


@pytest.mark.parametrize("reader", [0, 1, NOBODY])
def test_a_sealed_choice_that_was_taken_back_never_opens(reader: int) -> None:
    entries: list[ActEntry | EventEntry] = [
        ActEntry(2, "bid 1"),
        EventEntry("undo", 2, 0),
        ActEntry(2, "bid 0"),
        ActEntry(0, "bid 3"),
        ActEntry(1, "bid 0"),
    ]
    after = redact(record_of(LOTS_GAME, entries, seats=3), reader)
    assert after.entries == (ActEntry(2, "seals a bid", veiled=True), *entries[1:])
