"""Options of a game: a name, the values it may have, and what it changes."""

from collections.abc import Mapping
from dataclasses import dataclass

from shoal.core.errors import BadOption
from shoal.core.pickling import pickle_by_fields
from shoal.core.telling import telling

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice that a group makes before play. What it changes is said by the text `option-<name>` of the room."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def check(self, value: Value) -> None:
        if not any(type(value) is type(allowed) and value == allowed for allowed in self.values):
            raise self.refused(value)

    def refused(self, value: Value) -> BadOption:
        """Return the error for a value that the option cannot have."""
        said = telling("core.option-range", option=self.name, range=self.range_text())
        return BadOption(f"{self.name} is one of {self.range_text()}, not {value!r}", said)

    def bounds(self) -> tuple[int, int] | None:
        """Return the lowest and the highest value, if every whole number between them is allowed too."""
        numbers = [value for value in self.values if type(value) is int]
        if len(numbers) == len(self.values) > 3 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return numbers[0], numbers[-1]
        return None

    def range_text(self) -> str:
        bounds = self.bounds()
        if bounds is not None:
            return f"{bounds[0]} to {bounds[1]}"
        return ", ".join(format_value(value) for value in self.values)

    def parse(self, text: str) -> Value:
        for value in self.values:
            if format_value(value) == text:
                return value
        raise self.refused(text)


pickle_by_fields(Option)


def format_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete(options: tuple[Option, ...], given: Options) -> dict[str, Value]:
    """Return every option with its value: the one given, or its default."""
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name not in by_name:
            said = telling("core.option-unknown", option=name)
            raise BadOption(f"there is no option {name!r}; there are {', '.join(by_name) or 'none'}", said)
        by_name[name].check(value)
    return {name: given.get(name, option.default) for name, option in by_name.items()}


def flag(options: Options, name: str) -> bool:
    """Return the value of an option that is true or false."""
    value = options[name]
    if not isinstance(value, bool):
        raise BadOption(f"{name} is true or false, not {value!r}")
    return value


def number(options: Options, name: str) -> int:
    """Return the value of an option that is a whole number."""
    value = options[name]
    if type(value) is not int:
        raise BadOption(f"{name} is a whole number, not {value!r}")
    return value


def choice(options: Options, name: str) -> str:
    """Return the value of an option that is a word."""
    value = options[name]
    if not isinstance(value, str):
        raise BadOption(f"{name} is a word, not {value!r}")
    return value
