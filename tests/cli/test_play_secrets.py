"""shoal play with secrets, sealed choices and chance: nobody sees what only another player may know."""

import os
import re
import sys
from pathlib import Path
from select import select
from subprocess import PIPE, Popen
from typing import IO, cast

import pytest

from shoal.core.record import ActEntry, decode
from support.cli_runs import COMMAND, refused, run

TESTS = Path(__file__).parents[1]
HAND_OVER = "Hand over to Seat {}, press Enter> "
CONCEAL, REVEAL = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[?1049l"
END_OF_INPUT = "\x04"
PATIENCE = 30.0

needs_terminal = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def play_tide(file: Path, *arguments: str, keys: str) -> str:
    return run("play", "tide", "--seed", "3", "--record", str(file), *arguments, keys=keys)


def test_a_private_view_waits_for_its_owner(toys: Path, tmp_path: Path) -> None:
    told = play_tide(tmp_path / "t", keys="\ncall low\n\ncall high\n\n")
    first, second, third = re.split("Hand over to Seat ., press Enter> ", told)[1:]
    assert "cards [2, None]" in first
    assert "cards [None, 1]" in second
    assert "Seat 1: calls." in second
    assert "cards [2, None]" in third
    assert "Seat 2: calls." in third


def test_one_person_reads_what_the_seat_may_know(toys: Path, tmp_path: Path) -> None:
    told = play_tide(tmp_path / "t", "--bot", "2", keys="call low\nquit\n")
    assert "Hand over" not in told
    assert "Chance: draw 2.\nChance: draws a card.\n" in told
    assert "You: call low.\nSeat 2: calls.\n" in told


def test_a_hidden_choice_can_be_undone_until_something_new_is_learned(toys: Path, tmp_path: Path) -> None:
    told = play_tide(tmp_path / "t", "--bot", "2", keys="call low\nundo\ncall high\nhold\nundo\nquit\n")
    before, _, after = told.partition("Taken back.")
    assert "You: call low.\nSeat 2: calls.\n" in before
    assert "Chance: roll" in after
    assert "chance or a secret has been involved since" in after


def test_committed_chance_can_be_verified_and_not_be_changed(
    toys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tide.json"
    told = play_tide(file, "--bot", "1", "--bot", "2", keys="")
    assert "All cards are open." in told
    assert run("verify", str(file)) == f"{file}: replays exactly; 3 of 3 outcomes are the committed ones\n"
    file.write_text(re.sub(r'"roll .', lambda roll: '"roll 1' if roll[0] != '"roll 1' else '"roll 2', file.read_text()))
    assert refused(capsys, "verify", str(file)).startswith("entry 6: 'roll ")


def test_a_replay_tells_each_reader_what_they_knew(toys: Path, tmp_path: Path) -> None:
    file = tmp_path / "tide.json"
    play_tide(file, "--bot", "1", "--bot", "2", keys="")
    draws = [entry.text for entry in decode(file.read_text()).entries if isinstance(entry, ActEntry)][:2]
    veil = "draws a card"
    for arguments, lines in (
        ([], [veil, veil]),
        (["--seat", "2"], [veil, draws[1]]),
        (["--all"], draws),
    ):
        told = run("replay", str(file), *arguments).splitlines()
        assert told[:2] == [f"   {ply}  Chance: {line}." for ply, line in enumerate(lines, 1)]


def test_sealed_choices_are_asked_one_by_one(toys: Path) -> None:
    told = run("play", "lots", keys="\nbid 2\n\nbid 1\n\nbid 0\n\nbid 1\n")
    asked = [HAND_OVER.format(seat) for seat in (1, 2, 1, 2)]
    assert re.findall(r"Hand over .*?> ", told) == asked
    assert "Seat 1 seals a bid." in told
    assert "Seat 1 bids" not in told
    assert "Seat 2: 4 points, wins" in told


class Terminal:
    """A process with a terminal of its own, which echoes as terminals do."""

    def __init__(self, arguments: list[str], path: list[Path]) -> None:
        spawn = "import pty, sys; pty.spawn(sys.argv[1:])"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path), "TERM": "xterm"}
        command = [sys.executable, "-c", spawn, *COMMAND, *arguments]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, env=env, bufsize=0)

    def read_until(self, text: str) -> str:
        output = cast("IO[bytes]", self.process.stdout)
        seen = b""
        while not seen.endswith(text.encode()):
            if not select([output], [], [], PATIENCE)[0]:
                self.process.kill()
            byte = output.read(1)
            assert byte, seen
            seen += byte
        return seen.decode()

    def type(self, line: str) -> None:
        keyboard = cast("IO[bytes]", self.process.stdin)
        keyboard.write(f"{line}\n".encode())
        keyboard.flush()


@needs_terminal
def test_a_terminal_is_cleared_and_shows_no_sealed_choice(toys: Path) -> None:
    terminal = Terminal(["play", "lots", "--plain"], [toys, TESTS])
    with terminal.process:
        welcome = terminal.read_until(HAND_OVER.format(1))
        terminal.type("")
        terminal.read_until("Seat 1 (sealed)> ")
        terminal.type("bid 2")
        after_seat_1 = terminal.read_until(HAND_OVER.format(2))
        terminal.type("")
        terminal.read_until("Seat 2 (sealed)> ")
        terminal.type("quit")
        farewell = terminal.read_until("unfinished after 1 ply.")
    assert CONCEAL in welcome
    assert "bid" not in after_seat_1
    assert CONCEAL in after_seat_1
    assert REVEAL in farewell


@needs_terminal
def test_a_terminal_is_restored_after_leaving_at_the_hand_over(toys: Path) -> None:
    terminal = Terminal(["play", "lots", "--plain"], [toys, TESTS])
    with terminal.process:
        assert CONCEAL in terminal.read_until(HAND_OVER.format(1))
        terminal.type(END_OF_INPUT)
        assert REVEAL in terminal.read_until("unfinished after 0 plies.")
