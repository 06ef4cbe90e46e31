"""A page for each game: from its box, its rules, its options, its action table and its planes."""

import re
from importlib.resources import files
from itertools import groupby
from typing import Final

from docs_site.markdown import code, listed, lowered, table
from shoal.core.actions import Action
from shoal.core.catalogue import OURS, load
from shoal.core.edition import named_sections, sources_of
from shoal.core.game import Game
from shoal.core.options import Option, Options, format_value
from shoal.rl.observations.planes import features_for
from shoal.texts import Speaker

RULE: Final = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+[0-9]+[a-z]?)\*\*", re.MULTILINE)
TITLE: Final = re.compile(r"\A# .*\n+")
SHOWN: Final = 4
"""How many actions of a verb are named."""
BOARD: Final = """\
<div class="board" data-game="{name}">
<a class="board-open" href="../../learn/{name}">Play {title} here</a>
<p class="board-note">A lesson on a real board, with the engine that referees every game.
It takes a few seconds to start. Against people and bots you play it <a href="../../">in the lobby</a>.</p>
</div>
"""


def game_pages() -> dict[str, str]:
    """Return the page of each of our games by its path."""
    return {f"games/{name}.md": page_of(load(name)) for name in OURS}


def page_of(game: Game) -> str:
    say = Speaker(game, "en")
    parts = (
        f"# {game.meta.title}\n\n{say.about('summary')}",
        facts(game, say),
        BOARD.format(name=game.name, title=game.meta.title),
        f"```sh\nshoal play {game.name} --against mate\n```",
        f"## Options\n\n{options(game, say)}",
        f"## The rules\n\n{rules(game)}",
        f"## The action table\n\n{actions(game)}",
        f"## Planes for learning agents\n\n{planes(game)}",
        f"## The edition\n\n{edition(game)}",
    )
    return "\n\n".join(parts) + "\n"


def facts(game: Game, say: Speaker) -> str:
    meta = game.meta
    rows = [
        ("Players", f"{meta.seats[0]} to {meta.seats[-1]}" if len(meta.seats) > 1 else str(meta.seats[0])),
        ("Designer", meta.designer or say.about("designer")),
        ("Hidden", "nothing" if meta.open else "yes: each seat has a view of its own"),
        ("Ends", " ".join(say.about(f"ending-{ending}") for ending in meta.endings)),
        ("Rules version", str(meta.rules_version)),
        ("Name in commands", code(game.name)),
    ]
    return table(("on the box", game.meta.title), rows)


def options(game: Game, say: Speaker) -> str:
    meta = game.meta
    if not meta.options:
        return f"{meta.title} has no options."
    rows = [
        (code(option.name), values_of(option), code(format_value(option.default)), say.about(f"option-{option.name}"))
        for option in meta.options
    ]
    text = table(("option", "values", "if left out", "what it changes"), rows)
    if meta.presets:
        text += "\n" + table(("preset", "options"), [(code(n), settings(given)) for n, given in meta.presets.items()])
    return text


def values_of(option: Option) -> str:
    return option.range_text() if option.bounds() else listed(map(format_value, option.values))


def settings(given: Options) -> str:
    return listed(f"{name}={format_value(value)}" for name, value in given.items())


def rules(game: Game) -> str:
    """Return RULES.md below a heading of the page; every rule can be linked to by its id."""
    text = files(type(game).__module__.rpartition(".")[0]).joinpath("RULES.md").read_text(encoding="utf-8")
    return RULE.sub(r"**\1**{: #\1 .rule }", lowered(TITLE.sub("", text), 1))


def actions(game: Game) -> str:
    entries = game.actions.entries
    text = (
        f"{game.meta.title} has {len(entries):,} actions, the same for all seats and options. "
        "An agent chooses a number; people and records use the text.\n\n"
    )
    rows = []
    for (verb, chance), group in groupby(enumerate(entries), lambda pair: (pair[1].verb, pair[1].chance)):
        numbered = list(group)
        first, last = numbered[0][0], numbered[-1][0]
        span = str(first) if first == last else f"{first} to {last}"
        rows.append((span, verb or "(a place)", examples([action for _, action in numbered]), who(chance=chance)))
    return text + table(("numbers", "verb", "texts", "who"), rows)


def examples(group: list[Action]) -> str:
    named = listed(action.text for action in group[:SHOWN])
    return named if len(group) <= SHOWN else f"{named}, … {code(group[-1].text)}"


def who(*, chance: bool) -> str:
    return "chance" if chance else "a seat"


def planes(game: Game) -> str:
    seats = game.meta.seats[0]
    features = features_for(game, seats, {})
    text = (
        f"With {seats} seats an observation has {features.size:,} numbers in {len(features.planes)} planes. "
        "[Train an agent](../guides/agent.md) shows how to use them.\n\n"
    )
    rows = [(plane.name, " by ".join(map(str, plane.shape)), plane.meaning) for plane in features.planes]
    return text + table(("plane", "shape", "meaning"), rows)


def edition(game: Game) -> str:
    text = (
        "The printed numbers are in the file `edition.toml` of the game. "
        "[Editions](../reference/editions.md) explains how to change them.\n\n"
    )
    sections = {name.partition("[")[0]: section for name, section in named_sections(game.edition.sections)}
    rows = [
        (
            code(name),
            ", ".join(dict.fromkeys(map(str, sources_of(section)))),
            listed(k for k in section if k != "source"),
        )
        for name, section in sections.items()
    ]
    return text + table(("section", "source", "numbers"), rows)
