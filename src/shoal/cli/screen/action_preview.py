"""What an action would do, and why another one is refused: from the view of its seat alone."""

from contextlib import suppress
from typing import NamedTuple

from shoal.cli.language import Voice
from shoal.core.game import Game, Shown, State, View
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.table.game_descriptions import rules_of


class ActionPreview(NamedTuple):
    """The view after an action that was not made, and what would be told of it."""

    view: View
    lines: list[str]


def look_ahead(state: State, seat: int, action: int, voice: Voice) -> ActionPreview:
    """Return what the seat would see and read after its action, and whose points would change."""
    game, view = state.game, state.view(seat)
    after = state.preview(seat, [action]).view
    shown = Shown(seat, game.actions.format(action), veiled=False)
    lines = [voice.say(telling) for telling in game.tell(view, shown, after)]
    scores = zip(state.scores(), game.imagine(after, Rng(0)).scores(), strict=True)
    for other, (old, new) in enumerate(scores):
        if old != new:
            lines.append(voice.of_seat("screen-points", other, before=old, after=new))
    return ActionPreview(after, lines)


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    """Return why the action is refused, computed from the seat's view, so that asking never tells a secret."""
    return state.game.imagine(state.view(seat), Rng(0)).refusal(seat, action)


def rule_text(game: Game, name: str) -> str:
    """Return the wording of a rule; nothing if it is a rule of the protocol, or the game brings no RULES.md."""
    with suppress(FileNotFoundError):
        rules = (rule for section in rules_of(game)["sections"] for rule in section["rules"])
        return next((rule["text"].replace("`", "") for rule in rules if rule["id"] == name), "")
    return ""
