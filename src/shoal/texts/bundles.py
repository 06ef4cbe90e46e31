"""The texts of one package, such as a room, in one language."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from babel.dates import format_datetime
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Language = Literal["en", "de", "ja"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
MOMENTS: Final = {"en": "EEE d MMM, HH:mm", "de": "EEE, d. MMM, HH:mm", "ja": "M月d日(EEE) HH:mm"}


class Texts:
    """Texts by name. Those that the language lacks are said in English, with English plurals."""

    def __init__(self, package: str, language: str) -> None:
        self.package = package
        self.language = language
        self.bundles = [_bundle(package, code) for code in dict.fromkeys((language, "en"))]

    def has(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self.bundles)

    def text(self, name: str, values: Mapping[str, object] | None = None) -> str:
        """Return the text with its values put in. A text that is missing, or lacks a value, is an error."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                text, errors = bundle.format_pattern(
                    cast("Pattern", bundle.get_message(name).value), dict(values or {})
                )
                if errors:
                    raise errors[0]
                return str(text)
        raise KeyError(f"{self.package} has no text {name!r}")

    def listed(self, words: Sequence[str]) -> str:
        """Join words as a sentence does: a, b, and c."""
        return format_list(list(words), locale=self.language)

    def moment(self, moment: datetime) -> str:
        """Return a day and a time, as people say them when the year is plain."""
        return format_datetime(moment, MOMENTS[self.language], locale=self.language)


@cache
def texts_of(package: str, language: str) -> Texts:
    return Texts(package, language)


def _bundle(package: str, language: str) -> FluentBundle:
    file = files(package) / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    if file.is_file():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
