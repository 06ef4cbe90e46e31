"""Programs that break the protocol in many ways: they lose by a named fault, in time, and cost the host nothing.

The attacker is the author of a program that somebody else runs in an arena: it may write what it likes, as much as it
likes, or nothing; it may crash, hang, start others, and use up memory.
"""

import os
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from shoal.bots.arena import play_game
from shoal.bots.bot import BotFailed, Budget
from shoal.bots.external_program import GRACE_S, START_ALLOWANCE_S, Program
from shoal.bots.program_pipes import FAREWELL_S
from shoal.bots.roster import UnknownBot, opponent
from shoal.core.catalogue import load
from shoal.core.rng import Rng

GAME = load("fishery")
QUICK = Budget(seconds=0.1)
GROWTH = 24 << 20
"""Bytes by which the host may grow while it plays against all of them."""

HEAD = """
import json, os, signal, sys, time
sys.stdin.readline()
def ask():
    return json.loads(sys.stdin.readline())
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
def good():
    legal = ask()["legal"]
    say(json.dumps({"action": legal[0]}) + "\\n")
    return legal
def answer(action, **more):
    ask()
    say(json.dumps({"action": action, **more}) + "\\n")
"""
"""What every program can do; each answers the first question well before it goes wrong."""

BAD = {
    "ends at once": ("ended", "sys.exit(0)"),
    "ends after an answer": ("ended", "good(); sys.exit(3)"),
    "raises an error": ("ended", "good(); raise ValueError('no idea')"),
    "is killed": ("ended", "good(); os.kill(os.getpid(), signal.SIGKILL)"),
    "crashes": ("ended", "good(); os.abort()"),
    "closes its output": ("ended", "good(); os.close(1); time.sleep(60)"),
    "ends in the middle of an answer": ("ended", "good(); ask(); say('{\"action'); sys.exit(0)"),
    "uses up memory": ("ended", "good(); ask(); hog = bytearray(3 << 30); time.sleep(60)"),
    "sleeps": ("late", "good(); ask(); time.sleep(60)"),
    "never reads": ("late", "good(); time.sleep(60)"),
    "thinks for ever": ("late", "good(); ask()\nwhile True: pass"),
    "never ends its line": ("late", "good(); say('{\"action\": '); time.sleep(60)"),
    "stops itself": ("late", "good(); os.kill(os.getpid(), signal.SIGSTOP)"),
    "leaves a child that holds its pipes": ("late", "good()\nif os.fork(): os._exit(0)\ntime.sleep(60)"),
    "complains for ever": ("late", "good()\nwhile True: sys.stderr.write('x' * 10000)"),
    "ignores signals": ("late", "good()\nfor n in (2, 15): signal.signal(n, signal.SIG_IGN)\ntime.sleep(60)"),
    "writes a line without end": ("flooded", "good(); ask()\nwhile True: say('x' * 10000)"),
    "writes lines without end": ("flooded", 'good()\nwhile True: say(\'{"action": "pass"}\\n\')'),
    "answers twice": ("flooded", 'good(); say(\'{"action": "pass"}\\n\'); time.sleep(60)'),
    "writes a long answer": ("flooded", "good(); answer('x' * 70000)"),
    "talks at the start": ("garbled", "say('Hello! I am a bot.\\n'); time.sleep(60)"),
    "writes no JSON": ("garbled", "good(); ask(); say('pass\\n')"),
    "writes an empty line": ("garbled", "good(); ask(); say('\\n')"),
    "answers with a number": ("garbled", "good(); ask(); say('7\\n')"),
    "answers with a list": ("garbled", "good(); ask(); say('[\"pass\"]\\n')"),
    "answers without an action": ("garbled", 'good(); ask(); say(\'{"move": "pass"}\\n\')'),
    "numbers its action": ("garbled", "good(); answer(0)"),
    "estimates too much": ("garbled", "answer(good()[0], estimate=2)"),
    "estimates no number": ("garbled", 'good(); ask(); say(\'{"action": "pass", "estimate": NaN}\\n\')'),
    "nests its answer": ("garbled", "good(); ask(); say('[' * 60000 + '\\n')"),
    "writes a number without end": ("garbled", "good(); ask(); say('{\"action\": ' + '9' * 5000 + '}\\n')"),
    "writes bytes that are no text": ("garbled", "good(); ask(); sys.stdout.buffer.write(b'\\xff\\xfe\\n'); say('')"),
    "invents an action": ("illegal", 'good(); ask(); say(\'{"action": "win"}\\n\')'),
    "writes an action in capitals": (
        "illegal",
        "answer(good()[0].upper())",
    ),
    "adds a space": ("illegal", "answer(good()[0] + ' ')"),
    "answers with nothing in it": ("illegal", 'good(); ask(); say(\'{"action": ""}\\n\')'),
}


def resident() -> int:
    """Return the memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def run(code: str, questions: int) -> Program:
    """Ask a program so many questions; raise what it does wrong."""
    program = Program("bad", (sys.executable, "-S", "-c", HEAD + code), GAME, 0)
    state = GAME.start(2, {})
    with closing(program):
        for _ in range(questions):
            program.choose(state.view(0), state.legal(0), QUICK, Rng(1))
            time.sleep(0.05)  # what it writes without being asked is there when it is asked again
    return program


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_program_loses_by_its_fault(kind: str) -> None:
    fault, code = BAD[kind]
    before, begun = resident(), time.monotonic()
    with pytest.raises(BotFailed) as failure:
        run(code, 3)
    assert failure.value.fault == fault, str(failure.value)
    assert time.monotonic() - begun < START_ALLOWANCE_S + GRACE_S + FAREWELL_S
    assert resident() - before < GROWTH


def test_what_a_program_complained_about_is_told() -> None:
    with pytest.raises(BotFailed, match="no idea"):
        run("good(); raise ValueError('no idea')", 2)


def test_a_program_that_never_answers_has_time_to_start_but_not_more() -> None:
    begun = time.monotonic()
    with pytest.raises(BotFailed, match="late"):
        run("time.sleep(60)", 1)
    assert START_ALLOWANCE_S < time.monotonic() - begun < START_ALLOWANCE_S + GRACE_S + 2


def test_children_of_a_program_end_with_it() -> None:
    code = "child = os.fork()\nif child == 0: time.sleep(60)\nanswer(str(child))"
    with pytest.raises(BotFailed) as failure:
        run(code, 1)
    child = Path("/proc", failure.value.detail.split("'")[1], "stat")
    for _ in range(50):
        if not child.exists() or child.read_text().split()[2] == "Z":
            return
        time.sleep(0.02)
    pytest.fail("the child goes on")


@pytest.mark.parametrize(("text", "mode"), [(None, 0), ("print('hello')", 0o644), ("\0\1\2", 0o755)])
def test_what_cannot_be_started_is_missing(tmp_path: Path, text: str | None, mode: int) -> None:
    program = tmp_path / "bot"
    if text is not None:
        program.write_text(text)
        program.chmod(mode)
    with pytest.raises(BotFailed) as failure:
        Program("bad", (str(program),), GAME, 0)
    assert failure.value.fault == "missing"


def test_a_good_program_may_say_what_it_expects() -> None:
    program = run(
        "while True:\n  legal = ask()['legal']; say(json.dumps({'action': legal[0], 'estimate': 0.25}) + '\\n')", 2
    )
    assert program.estimate == 0.25


def test_a_program_that_stays_after_the_game_is_ended() -> None:
    begun = time.monotonic()
    program = run("good(); good(); time.sleep(60)", 2)
    assert time.monotonic() - begun < START_ALLOWANCE_S
    assert program.pipes.process.returncode is not None


def test_a_level_that_a_stranger_names_is_never_a_program(tmp_path: Path) -> None:
    """Servers and pages take levels from people."""
    program, mark = tmp_path / "bot.py", tmp_path / "mark"
    program.write_text(f"open({str(mark)!r}, 'w')")
    for level in (str(program), "./bot.py", "random", "", "admiral@9"):
        with pytest.raises(UnknownBot, match="no level is called"):
            opponent(level, GAME, 0)
    assert not mark.exists()


def test_a_bad_program_loses_its_games_and_the_arena_goes_on(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(HEAD + "good(); good(); sys.exit(1)")
    for number in range(4):
        results = play_game(GAME, 2, {}, [str(bot), "random"], QUICK, 1, number)
        lost = {result.bot: (result.share, result.fault) for result in results}
        assert lost == {str(bot): (0.0, "ended"), "random": (1.0, "")}
