"""Messages of commits are checked as they are written, and again in a pull request."""

import subprocess
import sys
from pathlib import Path

import pytest

from commit_messages import faults

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "commit_messages.py"


@pytest.mark.parametrize(
    "message",
    [
        "web: show the clock of a waiting table",
        "bots, docs: calibrate the levels anew",
        "ops/cost-model: bring the prices up to date",
        "server: need a lease before work begins\n\nTwo nodes did the same work.",
        "server: process letters in order of their age",
        "w: " + "add" * 19,
    ],
)
def test_good_messages_pass(message: str) -> None:
    assert list(faults(message)) == []


@pytest.mark.parametrize(
    ("message", "word"),
    [
        ("show the clock", "part: what"),
        ("Web: show the clock", "part: what"),
        ("web:show the clock", "part: what"),
        ("", "part: what"),
        ("web: shows the clock", "`shows`"),
        ("web: showed the clock", "`showed`"),
        ("web: showing the clock", "`showing`"),
        ("web: the clock is shown", "`the`"),
        ("web: Show the clock", "`Show`"),
        ("web: 120 puzzles", "`120`"),
        ("web: show the clock.", "full stop"),
        ("web: show the clock\nof a table", "empty line"),
        ("w: " + "add" * 19 + "x", "1 too many"),
    ],
)
def test_each_fault_is_named(message: str, word: str) -> None:
    (fault,) = faults(message)
    assert word in fault


def check(source: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, source], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Return a repository with two commits in which the second message is bad, and a bad one before them."""
    git(tmp_path, "init", "--quiet")
    for message in ("everything", "core: draw a card", "Another card"):
        git(tmp_path, "commit", "--quiet", "--allow-empty", "--message", message)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    author = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "core.hooksPath=/dev/null"]
    return subprocess.run(
        ["git", *author, *arguments], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_commits_of_a_pull_request_are_checked_and_those_before_it_are_not(repository: Path) -> None:
    bad = git(repository, "rev-parse", "--short", "HEAD")
    checked = check("HEAD~2..HEAD", repository)
    assert (checked.returncode, checked.stderr.splitlines()) == (
        1,
        [line for line in checked.stderr.splitlines() if bad in line],
    )
    assert check("HEAD~2..HEAD~1", repository).returncode == 0


def test_merges_are_no_commits_of_their_own(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "-b", "other", "HEAD~1")
    git(repository, "commit", "--quiet", "--allow-empty", "--message", "core: draw two cards")
    git(repository, "merge", "--quiet", "--no-ff", "--message", "Merge branch of somebody", "HEAD~1")
    assert check("HEAD~2..HEAD", repository).returncode == 0


@pytest.mark.parametrize(
    "message", ["# what git says\ncore: draw a card\n# On branch main", "Merge branch 'x'", "fixup! core: y"]
)
def test_the_hook_reads_what_is_being_written(message: str, tmp_path: Path) -> None:
    (tmp_path / "COMMIT_EDITMSG").write_text(message)
    assert check("COMMIT_EDITMSG", tmp_path).returncode == 0


def test_the_hook_refuses_a_message_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "COMMIT_EDITMSG").write_text("core: draws a card\n# x")
    refused = check("COMMIT_EDITMSG", tmp_path)
    assert refused.returncode == 1
    assert "imperative" in refused.stderr
