"""Run the command line, in this process or in another, with success or with an error."""

import subprocess
import sys
from collections.abc import Mapping

import pytest
from typer.testing import CliRunner

from shoal.cli import app, main

COMMAND = [sys.executable, "-c", "from shoal.cli import main; main()"]


def run(*arguments: str, keys: str = "") -> str:
    """Return what a command prints; it must succeed."""
    result = CliRunner().invoke(app, list(arguments), input=keys, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def misused(*arguments: str) -> str:
    """Return the error of a command that was called in a wrong way."""
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False, env={"COLUMNS": "200"})
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one line that a command prints when it refuses."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    printed = capsys.readouterr()
    assert end.value.code == 1
    assert printed.err.startswith("shoal: ")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("shoal: ").rstrip("\n")


def run_process(
    *arguments: str, keys: str = "", env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*COMMAND, *arguments], input=keys, env=env, capture_output=True, text=True, check=False)
