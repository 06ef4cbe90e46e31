"""Checks of what readers know: views, imagined positions, previews, narration and insight."""

import json

from shoal.core.game import ALL, Game, State, act, show
from shoal.core.picture import PLAIN_WIDTH
from shoal.core.rng import Rng
from shoal.testkit.random_games import Setup, plain, play_on, random_ply, require, some_positions


def check_views(game: Game, rng: Rng, walks: int) -> None:
    """Views survive JSON, `view(ALL)` rebuilds the state, and an open game shows everybody the same."""
    for setup, state in some_positions(game, rng, walks):
        for reader in (*setup.readers(), ALL):
            view = state.view(reader)
            require(json.loads(plain(view)) == view, f"a view does not survive JSON: {view}")
            require(view.get("options") == dict(state.options), "a view does not hold the options")
            require(not game.meta.open or view == state.view(ALL), "an open game hides something", state)
        again = game.imagine(json.loads(plain(state.view(ALL))), rng)
        require(plain(again.view(ALL)) == plain(state.view(ALL)), "view(ALL) does not rebuild the position", state)
        same = again.turn() == state.turn() and again.odds() == state.odds()
        for seat in range(state.seats):
            same = same and again.legal(seat) == state.legal(seat)
        require(same, "view(ALL) rebuilds another decision", state)


def check_imagination(game: Game, rng: Rng, walks: int) -> None:
    """An imagined or reshuffled position fits what the seat knows, and can be played to the end."""
    for setup, state in some_positions(game, rng, walks):
        for reader in setup.readers():
            view = state.view(reader)
            imagined = game.imagine(json.loads(plain(view)), rng)
            reshuffled = state.copy()
            reshuffled.reshuffle(reader, rng)
            for other in (imagined, reshuffled):
                _check_fits(state, other, reader)
            if rng.below(10) == 0:
                play_on(setup, imagined, rng)
                play_on(setup, reshuffled, rng)


def _check_fits(state: State, other: State, reader: int) -> None:
    require(plain(other.view(reader)) == plain(state.view(reader)), "what is imagined is not what is known", state)
    require(set(state.turn()) <= set(other.turn()), "an imagined turn differs", state)
    if reader >= 0:
        require(other.legal(reader) == state.legal(reader), "imagined legal actions differ", state)


def check_previews(game: Game, rng: Rng, walks: int) -> None:
    """A preview shows what a step leads to, as far as the seat knows, and changes nothing."""
    for _setup, state in some_positions(game, rng, walks):
        for seat in state.turn():
            if seat < 0 or rng.below(3):
                continue
            before = plain(state.view(ALL))
            step = rng.pick(state.legal(seat))
            preview = state.preview(seat, [step])
            require(plain(state.view(ALL)) == before, "a preview changed the state")
            require(json.loads(plain(preview.view)) == preview.view, "a previewed view is not plain data")
            if state.turn() == (seat,) and game.imagine(state.view(seat), rng).turn() == (seat,):
                after = state.copy()
                act(after, seat, step)
                require(preview.legal == after.legal(seat), "a preview offers other actions", state)


def check_telling(game: Game, rng: Rng, walks: int) -> None:
    """Narration, insight and drawing work for every reader, from their views alone. Actions name the things drawn."""
    named = _named(game)
    for setup, state in some_positions(game, rng, walks):
        for text in {plain(state.view(reader)) for reader in setup.readers()}:
            view = json.loads(text)
            insight = game.insight(view)
            require(json.loads(plain(insight)) == insight, "insight is not plain data")
            spans = [span for line in game.picture(view, str, PLAIN_WIDTH) for span in line]
            require(any(span.text for span in spans), "a drawing is empty")
            unnamed = {span.what for span in spans} - named
            require(not unnamed, f"no action names what is drawn: {sorted(unnamed)}")
        if state.turn():
            _check_narration(setup, state, rng)


def _named(game: Game) -> set[str]:
    """Return what actions name, each also without its last words: `Tuna 3 for 1` names `Tuna 3` and `Tuna`."""
    words = [entry.what.split(" ") for entry in game.actions.entries]
    return {""} | {" ".join(phrase[:end]) for phrase in words for end in range(1, len(phrase) + 1)}


def _check_narration(setup: Setup, state: State, rng: Rng) -> None:
    seat, action = random_ply(state, rng)
    after = state.copy()
    after.apply(seat, action)
    for reader in setup.readers():
        shown = show(state, seat, action, reader)
        told = setup.game.tell(state.view(reader), shown, after.view(reader))
        require(bool(told), f"nothing is told of {shown.text!r}")
        data = [{"id": telling.id, **telling.args} for telling in told]
        require(json.loads(json.dumps(data)) == data, f"what is told of {shown.text!r} is not plain data")
