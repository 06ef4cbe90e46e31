"""Check commit messages: `part: what`, in the imperative, at most 60 characters, then an empty line and why.

python scripts/commit_messages.py FILE          # one message: the commit-msg hook
python scripts/commit_messages.py BASE..HEAD    # all commits of a pull request
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LONGEST: Final = 60
SUBJECT: Final = re.compile(r"[a-z][\w./-]*(?:, [a-z][\w./-]*)*: (?P<verb>\S+).*")
OF_GIT: Final = ("Merge ", "fixup! ", "squash! ", "amend! ")
"""What git writes itself. None of it is left in a pull request but merges, which are not listed."""
NO_VERB: Final = re.compile(
    "a|all|an|and|any|are|both|can|cannot|each|every|five|four|had|has|how|if|in|is|it|its|made|many|may|more|most|must"
    "|new|no|not|now|of|on|one|only|our|said|some|that|the|their|there|these|they|this|those|three|to|two|was|we|were"
    "|what|when|where|which|who|why|will|with|you|your"
)
VERB: Final = re.compile("alias|bring|embed|focus|ping|ring|shed|spring|string|swing")
"""Verbs that end as other forms of verbs do, or as plurals."""
OTHER_FORM: Final = re.compile(r".*(?:(?<!e)ed|ing|[^s]s)")


def faults(message: str) -> Iterator[str]:
    """Yield what is wrong with a message, as far as a plain rule can tell."""
    subject, _, rest = message.strip().partition("\n")
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} characters, {len(subject) - LONGEST} too many"
    if rest and not rest.startswith("\n"):
        yield "an empty line comes after the subject"
    if subject.endswith("."):
        yield "the subject ends without a full stop"
    shape = SUBJECT.fullmatch(subject)
    if not shape:
        yield "the subject reads `part: what`, such as `web: show the clock of a waiting table`"
    elif not is_imperative(shape["verb"]):
        yield f"after the part comes a verb in the imperative (`add`, `mend`, `say`), not `{shape['verb']}`"


def is_imperative(word: str) -> bool:
    """Return whether a word may be a verb in the imperative: no article, no number, not `added`, `adding` or `adds`."""
    if VERB.fullmatch(word):
        return True
    return word.isalpha() and word.islower() and not NO_VERB.fullmatch(word) and not OTHER_FORM.fullmatch(word)


def messages(source: str) -> Iterator[tuple[str, str]]:
    """Yield names and messages: of the commits in a range, or of the one that is being written to a file."""
    if ".." not in source:
        lines = Path(source).read_text(encoding="utf-8").splitlines()
        written = "\n".join(line for line in lines if not line.startswith("#"))
        if not written.startswith(OF_GIT):
            yield "this commit", written
        return
    log = ["git", "log", "--no-merges", "--reverse", "-z", "--format=%h %B", source]
    for commit in subprocess.run(log, capture_output=True, text=True, check=True).stdout.split("\0"):
        if commit:
            name, _, message = commit.partition(" ")
            yield name, message


def main() -> None:
    wrong = [f"{name}: {fault}" for name, message in messages(sys.argv[1]) for fault in faults(message)]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
