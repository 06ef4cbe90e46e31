"""shoal puzzles: mining goes on where it stopped, collecting leaves out what was seen, checking searches again."""

from dataclasses import replace
from pathlib import Path

import pytest

from shoal.bot_games import play
from shoal.bots.find_mind import MINDS
from shoal.core.record import encode
from shoal.core.replay import game_of, replay
from shoal.puzzles import journal
from shoal.puzzles.collection import puzzles_of
from shoal.puzzles.mining import MOST_OF_A_GAME, NEAR, Yield, mine, spots
from shoal.puzzles.puzzle import Puzzle, Valued, read_lines
from shoal.puzzles.puzzle import encode as written
from shoal.puzzles.selection import select
from support.cli_runs import refused, run
from support.puzzle_examples import ANSWER, LITTLE, VIEW, mirrored, spot

SMALL = ["--option", "rows=2", "--option", "columns=3", "--option", "ships=1"]


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return select(spot(), LITTLE, 1)


def figures(text: str) -> dict[str, int]:
    return {name: int(number) for name, number, *_seconds in map(str.split, text.splitlines())}


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "fishery.journal"
    mining = ["puzzles", "mine", "fishery", *SMALL, "--level", "deckhand", "--journal", str(file)]
    first = figures(run(*mining, "--games", "1"))
    written = file.read_text()
    assert first["games"] == 1
    assert first["looked"] == sum(number for name, number in first.items() if name not in ("games", "looked", "seen"))
    again = figures(run(*mining, "--games", "2", "--jobs", "2"))
    assert again["games"] == 2
    assert file.read_text().startswith(written)
    assert figures(run(*mining, "--games", "2")) == again


def test_a_journal_that_was_cut_off_is_read_up_to_there(tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "journal"
    journal.append(file, "one", Yield(7, puzzles=[puzzle]))
    journal.append(file, "two", Yield(9))
    file.write_bytes(file.read_bytes()[:-5])
    (entry,) = journal.read(file)
    assert (entry.source, entry.found.puzzles) == ("one", [puzzle])


def test_records_are_mined_once(tmp_path: Path) -> None:
    file, record = tmp_path / "journal", tmp_path / "game.json"
    options = {"rows": 2, "columns": 3, "ships": 1}
    record.write_text(encode(play("fishery", ["random", "random"], options=options)), encoding="utf-8")
    mining = ["puzzles", "mine", "fishery", str(record), "--journal", str(file)]
    assert figures(run(*mining))["games"] == 1
    assert figures(run(*mining))["games"] == 1


def test_every_decision_of_a_game_is_looked_at_as_its_seat_knew_it() -> None:
    record = play("fleet", ["random", "random"], seed=3)
    game, acts = game_of(record), replay(record).acts
    state, number = game.start(2, record.options), 0
    for one in spots(record, "random"):
        while number < one.acts:
            state.apply(acts[number].seat, game.actions.parse(acts[number].text))
            number += 1
        assert one.view == state.view(one.seat)
        assert one.played == [act.text for act in acts[number : number + len(one.played)]]
        assert {act.seat for act in acts[number : number + len(one.played)]} == {one.seat}
    assert number > len(acts) // 2


def test_one_game_gives_few_puzzles(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
    monkeypatch.setattr("shoal.puzzles.mining.select", lambda spot, *_: replace(puzzle, acts=spot.acts))
    pond = {"rows": 5, "columns": 5, "ships": 3}
    found = mine(play("fishery", ["random", "random"], options=pond), "", LITTLE, 1)
    assert len(found.puzzles) == MOST_OF_A_GAME
    assert found.looked == MOST_OF_A_GAME + found.refused["near"]
    assert found.refused["near"] == (MOST_OF_A_GAME - 1) * (NEAR - 1)


def test_mirrored_puzzles_are_collected_once(tmp_path: Path, puzzle: Puzzle) -> None:
    file, out = tmp_path / "journal", tmp_path / "fishery.jsonl"
    twin = select(spot(mirrored(VIEW)), LITTLE, 1)
    assert twin.id != puzzle.id
    journal.append(file, "one", Yield(2, puzzles=[puzzle]))
    journal.append(file, "two", Yield(3, puzzles=[twin]))
    assert run("puzzles", "collect", str(file), "--out", str(out)) == f"{out}: 1 puzzles\n"
    assert read_lines(out.read_text().splitlines()) == [puzzle]
    assert journal.figures(journal.read(file))["seen"][0] == 1


def test_no_answer_stands_too_often(puzzle: Puzzle) -> None:
    others = [replace(puzzle, choices=[Valued([step], 1.0), *puzzle.choices[1:]]) for step in ("a1", "b1", "b1", "b1")]
    assert journal.varied([puzzle, *others], 2) == [puzzle, *others[:3]]


def test_an_answer_that_does_not_stand_is_told(tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "journal"
    out = tmp_path / "fishery.jsonl"
    journal.append(file, "one", Yield(2, puzzles=[puzzle]))
    run("puzzles", "collect", str(file), "--out", str(out))
    assert run("puzzles", "check", str(out)) == "1 of 1 confirmed\n"
    other = puzzle.choices[1].steps[0]
    out.write_text(
        out.read_text().replace(f'"{ANSWER[0]}"', '"?"').replace(other, ANSWER[0]).replace('"?"', f'"{other}"')
    )
    answer = run("puzzles", "check", str(out))
    assert answer.endswith(": -100 points ahead\n0 of 1 confirmed\n")


def test_a_net_gives_a_second_opinion(tmp_path: Path) -> None:
    file, out = tmp_path / "fleet.jsonl", tmp_path / "confirmed.jsonl"
    net = str(MINDS / "fleet" / "net_2.toml")
    clear = max(puzzles_of("fleet"), key=lambda one: one.answer.share - one.choices[1].share)
    best, second, *others = clear.choices
    turned = replace(clear, choices=[Valued(second.steps, best.share), Valued(best.steps, second.share), *others])
    for one, confirmed in ((clear, [clear]), (turned, [])):
        file.write_text(written(one) + "\n")
        told = run("puzzles", "check", str(file), "--net", net, "--out", str(out), "--iterations", "100")
        assert told.endswith(f"{len(confirmed)} of 1 confirmed\n")
        assert read_lines(out.read_text().splitlines()) == confirmed


def test_a_file_that_has_no_puzzles_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fishery.jsonl"
    file.write_text("no puzzle\n")
    assert "one line of JSON" in refused(capsys, "puzzles", "check", str(file))
