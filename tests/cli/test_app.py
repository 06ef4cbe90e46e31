"""The command line as a whole: version, help, errors, exit codes."""

import re
from platform import python_version
from typing import Any

import pytest
import typer

import shoal
from shoal.builds import running
from shoal.cli import app
from support.cli_runs import misused, refused, run, run_process

COMMANDS: dict[str, Any] = vars(typer.main.get_command(app))["commands"]


def test_version() -> None:
    assert run("--version") == f"shoal {shoal.__version__} ({running()}, Python {python_version()})\n"


def test_every_command_is_there() -> None:
    played = ["games", "edition", "play", "replay", "verify", "sim", "arena", "perft", "bench"]
    hosted = ["site", "serve", "worker", "migrate", "doctor", "bridge", "mcp"]
    assert list(COMMANDS) == [*played, *hosted, "lab", "puzzles", "admin"]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_names_every_option_and_explains_it(name: str) -> None:
    options = [option for option in COMMANDS[name].params if option.param_type_name == "option"]
    named = set(re.findall(r"--[a-z]+", run(name, "--help")))
    assert named == {"--help"}.union(*(option.opts for option in options))
    assert all(option.help for option in options)


@pytest.mark.parametrize("command", [["play"], ["sim"], ["perft", "--depth", "1"]])
@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        (["nope"], "no game is called 'nope'"),
        (["fishery", "--seats", "3"], "Fishery is for 2 players, not 3"),
        (["fishery", "--option", "depth=1"], "there is no option 'depth'; there are rows, columns"),
        (["fishery", "--option", "rows=8"], "rows is one of 2 to 7, not '8'"),
        (["fishery", "--preset", "lake"], "there is no preset 'lake'; there are pond, puddle"),
        (["fishery", "--preset", "puddle", "--option", "ships=5"], "10 ships do not fit on 3 x 3 squares"),
    ],
)
def test_a_start_that_is_not_possible_is_refused(
    command: list[str], start: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *command, *start).startswith(sentence)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "fishery", "--option", "rows"], "'rows' is not NAME=VALUE"),
        (["play", "fishery", "--seed", "-1"], "a seed must be from 0 to 18446744073709551615"),
        (["play", "fishery", "--record", "/no/such/folder/record"], "No such file"),
        (["sim", "fishery", "--policy", "wild"], "'wild' is not one of uniform, eager"),
        (["sim", "fishery", "--games", "0"], "--games"),
        (["verify", "/no/such/record"], "does not exist"),
        (["perft", "fishery"], "--depth"),
    ],
)
def test_a_wrong_argument_is_refused(arguments: list[str], sentence: str) -> None:
    assert sentence in misused(*arguments)


def test_a_refusal_is_one_line_without_a_traceback() -> None:
    ended = run_process("sim", "fishery", "--option", "rows=8")
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", "shoal: rows is one of 2 to 7, not '8'\n")
