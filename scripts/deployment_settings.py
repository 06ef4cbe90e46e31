"""Write the one table of settings, `deploy/settings.toml`, to all places that print or use it.

    python scripts/deployment_settings.py [--check]

These are docs/reference/operations.md (between marks), the files of settings for compose, Kubernetes and systemd, and
every value of a line that ends with a mark such as `# = node.memory`. A test runs this with `--check`.
"""

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
DEPLOY: Final = ROOT / "deploy"
HEAD: Final = "# Written by scripts/deployment_settings.py from deploy/settings.toml.\n"
PLACES: Final = {
    "compose": "compose/settings.env",
    "kubernetes": "kubernetes/base/settings.env",
    "systemd": "systemd/settings.env",
}
MARKED: Final = re.compile(
    r"^(?P<before> *(?:- )?(?:[\w.-]+(?:: |=))?\"?)(?P<value>\w+)(?P<mark>\"? # = (?P<name>[\w.]+))$", re.MULTILINE
)
"""A line of YAML whose value the table decides."""
ABOVE: Final = re.compile(r"^# = (?P<name>[\w.]+)\n(?P<before>\w+=(?:.* )?)(?P<value>\w+)$", re.MULTILINE)
"""The same for systemd, where a remark must stand on a line of its own."""
UNITS: Final = {"compose": "m", "kubernetes": "Mi", "systemd": "M"}
"""How each writes a mebibyte."""
COLUMNS: Final = {
    "number": "number",
    "most": "at most",
    "memory": "memory, MiB",
    "cores": "cores",
    "processes": "processes",
    "connections": "connections",
    "sockets": "websockets",
    "errands": "errands due",
    "files": "open files",
    "stopping": "seconds to stop",
}
"""What the page calls each number."""


def table() -> dict[str, Any]:
    return tomllib.loads((DEPLOY / "settings.toml").read_text(encoding="utf-8"))


def outputs() -> dict[Path, str]:
    """Return every file that depends on the table, as it should be."""
    known = table()
    settings = known["settings"]
    made = {DEPLOY / file: environment(settings, kind) for kind, file in PLACES.items()}
    made[DEPLOY / "secrets.example.env"] = secrets(settings)
    for file in sorted(DEPLOY.glob("*/**/*")):
        if file.suffix in {".yaml", ".service"}:
            made[file] = filled(file, known["sizes"])
    page = ROOT / "docs" / "reference" / "operations.md"
    text = between(page.read_text(encoding="utf-8"), "settings", printed_settings(settings))
    made[page] = between(text, "sizes", printed_sizes(known["sizes"]))
    return made


def environment(settings: Mapping[str, Mapping[str, Any]], kind: str) -> str:
    """Return the settings of one kind of deployment that are no secrets."""
    values = {name: one.get(kind, one.get("cluster")) for name, one in settings.items() if not one.get("secret")}
    return HEAD + "".join(f"{name}={value}\n" for name, value in values.items() if value)


def secrets(settings: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the file that an operator copies and fills in."""
    named = [f"{name}={one['example']}\n" for name, one in settings.items() if one.get("secret")]
    return HEAD + "# Copy it, fill it in, and let nobody else read the copy.\n" + "".join(named)


def filled(file: Path, sizes: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a file with the values of the table in its marked lines."""
    kind = file.relative_to(DEPLOY).parts[0]

    def value(name: str) -> str:
        thing, _, what = name.partition(".")
        found = sizes[thing][what]
        return f"{found}{UNITS[kind]}" if what == "memory" else str(found)

    text = file.read_text(encoding="utf-8")
    text = MARKED.sub(lambda line: line["before"] + value(line["name"]) + line["mark"], text)
    return ABOVE.sub(lambda line: f"# = {line['name']}\n{line['before']}{value(line['name'])}", text)


def printed_settings(settings: Mapping[str, Mapping[str, Any]]) -> str:
    lines = ["| variable | what it sets | if left out | in a cluster |", "|---|---|---|---|"]
    rows = (f"| {name} | {one['what']} | {one['otherwise']} | {in_cluster(one)} |" for name, one in settings.items())
    return "\n".join([*lines, *rows])


def in_cluster(one: Mapping[str, Any]) -> str:
    if one.get("secret"):
        return "a secret"
    values = {kind: one[kind] for kind in UNITS if one.get(kind)}
    if values:
        return ", ".join(f"`{value}` ({kind})" for kind, value in values.items())
    return f"`{one['cluster']}`" if "cluster" in one else ""


def printed_sizes(sizes: Mapping[str, Mapping[str, Any]]) -> str:
    lines = [f"| | {' | '.join(COLUMNS.values())} |", "|---" * (len(COLUMNS) + 1) + "|"]
    cells = ([one["what"], *(str(one.get(name, "")) for name in COLUMNS)] for one in sizes.values())
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in cells)])


def between(text: str, mark: str, inner: str) -> str:
    """Return a page with other lines between two marks."""
    begin, end = f"<!-- {mark}: written by scripts/deployment_settings.py -->\n", f"\n<!-- end of {mark} -->"
    head, _, rest = text.partition(begin)
    _, found, tail = rest.partition(end)
    if not found:
        raise SystemExit(f"docs/reference/operations.md lacks the marks of {mark}")
    return head + begin + inner + end + tail


def main() -> None:
    made = outputs()
    old = [file for file, text in made.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        sys.exit("\n".join(map(str, old)) or None)
    for file in old:
        file.write_text(made[file], encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
