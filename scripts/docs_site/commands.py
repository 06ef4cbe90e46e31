"""The page of the command line, from the commands themselves."""

from collections.abc import Iterator
from typing import Any

import typer

from docs_site.markdown import code, table
from shoal.cli import app

HEAD = """\
# Command line

Every command of `shoal`, with all its arguments and options. `shoal COMMAND --help` prints the same.
"""


def commands_page() -> str:
    return HEAD + "".join(f"\n## {name}\n\n{section(name, command)}" for name, command in commands())


def commands() -> Iterator[tuple[str, Any]]:
    """Return every command with its name; those of a group follow each other."""
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]  # app is a group
        inner = getattr(command, "commands", None)
        if inner is None:
            yield f"shoal {name}", command
        else:
            yield from ((f"shoal {name} {one}", other) for one, other in inner.items())


def section(name: str, command: Any) -> str:
    parameters = [one for one in command.params if not getattr(one, "hidden", False)]
    usage = " ".join([name, *(placeholder(one) for one in parameters if one.param_type_name == "argument")])
    text = f"{command.help.strip()}\n\n```text\n{usage}{' [options]' if has_options(parameters) else ''}\n```\n"
    return text + "\n" + table(("argument", "meaning"), [row(one) for one in parameters]) if parameters else text


def has_options(parameters: list[Any]) -> bool:
    return any(one.param_type_name == "option" for one in parameters)


def placeholder(parameter: Any) -> str:
    name = parameter.metavar or parameter.name.upper()
    return name if parameter.required else f"[{name}]"


def row(parameter: Any) -> tuple[str, str]:
    if parameter.param_type_name == "argument":
        return code(placeholder(parameter)), parameter.help or ""
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    value = f" {parameter.metavar}" if parameter.metavar else ""
    return code(names + value), f"{parameter.help or ''}{default_of(parameter)}"


def default_of(parameter: Any) -> str:
    """Return what is used if the option is left out, where that is a value."""
    default = parameter.default
    plain = isinstance(default, (int, float, str)) and not isinstance(default, bool) and default != ""
    return f" If left out: {code(default)}." if plain and "If left out" not in (parameter.help or "") else ""
