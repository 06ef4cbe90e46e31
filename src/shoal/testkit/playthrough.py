"""Golden playthroughs: one random game as text that a person can read and review in a diff."""

from shoal.core.game import ALL, CHANCE, NOBODY, Game, show
from shoal.core.options import Options, format_value
from shoal.core.rng import Rng
from shoal.core.telling import Say
from shoal.testkit.random_games import Setup, actions_of, random_ply

DRAW_EVERY = 12


def playthrough(game: Game, seats: int, options: Options, seed: int, say: Say) -> str:
    """Tell a random game to a spectator, ply by ply: the number of choices, and the position every twelve plies."""
    setup = Setup(game, seats, options)
    rng = Rng(seed)
    state = setup.start()
    given = " ".join(f"{name}={format_value(value)}" for name, value in options.items()) or "none"
    lines = [f"{game.meta.title}, {seats} seats, options {given}, seed {seed}, rules version {game.meta.rules_version}"]
    for ply in range(setup.max_plies()):
        if ply % DRAW_EVERY == 0:
            lines += ["", game.draw(state.view(NOBODY), say), ""]
        if not state.turn():
            break
        seat, action = random_ply(state, rng)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        before, seen = state.view(NOBODY), show(state, seat, action, NOBODY)
        choices = len(actions_of(state, seat))
        state.apply(seat, action)
        lines.append(f"{ply:3} {who}, 1 of {choices}: {game.actions.format(action)}")
        lines += [f"      {say(telling)}" for telling in game.tell(before, seen, state.view(NOBODY))]
    lines += ["", game.draw(state.view(ALL), say), "", f"ending {state.ending()}, scores {state.scores()}", ""]
    return "\n".join(lines)
