"""What the pages say has the same texts, in the same order and with the same values, in every language."""

from pathlib import Path

import pytest

from shoal.core.catalogue import OURS
from shoal.texts import LANGUAGES
from support.text_sources import PAGE, SOURCE, texts_in

SHELL = Path(__file__).parents[2] / "web" / "src" / "strings"


def values_in(file: Path, group: str | None = None) -> list[tuple[str, set[str]]]:
    """Return the texts of a file with the values that they use; `x_is` is how a language chooses a form for `x`."""
    texts = [(name, text) for name, text in texts_in(file).items() if group is None or text.group == group]
    return [(name, {variable.removesuffix("_is") for variable in text.variables}) for name, text in texts]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", [SHELL, *(path for path in sorted(SHELL.iterdir()) if path.is_dir())])
def test_the_shell_says_the_same_in_every_language(folder: Path, language: str) -> None:
    assert values_in(folder / f"{language}.ftl") == values_in(folder / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", OURS)
def test_a_room_says_the_same_on_the_page_in_every_language(room: str, language: str) -> None:
    folder = SOURCE / "games" / room
    assert values_in(folder / f"{language}.ftl", PAGE) == values_in(folder / "en.ftl", PAGE)
