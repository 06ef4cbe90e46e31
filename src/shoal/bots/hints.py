"""Hints: the actions that the strongest bot prefers for a seat's decision, and what speaks for them."""

from dataclasses import dataclass
from typing import Final

from shoal.bots.bot import Budget
from shoal.bots.find_mind import mind_for, tuning_for
from shoal.bots.mcts import TreeSearch
from shoal.bots.mind import Mind
from shoal.core.game import Game, State, View
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng
from shoal.core.telling import Telling, telling

MOST_REASONS: Final = 3
MOST_STEPS: Final = 12


@dataclass(frozen=True)
class Recommendation:
    """An action, its expected share of the win, and at most three reasons that can be checked on the board.

    `then` are the seat's next actions, as long as nobody else acts and nothing is drawn.
    """

    action: int
    share: float
    reasons: list[Telling]
    then: list[int]


pickle_by_fields(Recommendation)


def advise(
    game: Game, seat: int, view: View, budget: Budget, rng: Rng, best: int = 3
) -> tuple[list[Recommendation], Telling]:
    """Return the best actions that a search from the seat's view finds, and what that search was."""
    search = search_for(game, seat, view, rng)
    search.run(budget)
    return advice_of(search, game, seat, view, best)


def search_for(game: Game, seat: int, view: View, rng: Rng, mind: Mind | None = None) -> TreeSearch:
    """Return a search from a seat's view; with ALL as the seat and its view, nothing is hidden.

    The mind is the one that all bots have, unless another is given.
    """
    return TreeSearch(game, mind or mind_for(game), tuning_for(game), seat, view, rng)


def best_of(search: TreeSearch, best: int = 3) -> list[tuple[int, float]]:
    return [(action, share) for action, _visits, share in search.findings()[:best]]


def advice_of(
    search: TreeSearch, game: Game, seat: int, view: View, best: int = 3
) -> tuple[list[Recommendation], Telling]:
    """Return what a search from the seat's view has found, with reasons from that view alone."""
    winner, sure = proof_of(game.imagine(view, search.rng))
    advice = [
        Recommendation(
            action,
            share,
            game.reasons(view, seat, action)[:MOST_REASONS],
            then_of(search, game, seat, view, action),
        )
        for action, share in (best_of(search, best) if winner < 0 else proven_best(search, sure, best))
    ]
    if winner >= 0:
        return advice, telling("core.proven-won" if winner == seat else "core.proven-lost")
    return advice, origin_of(search)


def proof_of(state: State) -> tuple[int, int]:
    """Return what the mind of the game can prove of a position, as `Mind.proven`; nothing if anything is hidden."""
    return mind_for(state.game).proven(state) if state.game.meta.open else (-1, -1)


def proven_best(search: TreeSearch, sure: int, best: int = 3) -> list[tuple[int, float]]:
    """Return the action that is proven to win, with all the win. If there is none, the best ones have nothing of it."""
    return [(sure, 1.0)] if sure >= 0 else [(action, 0.0) for action, _share in best_of(search, best)]


def then_of(search: TreeSearch, game: Game, seat: int, view: View, action: int) -> list[int]:
    """Return what the seat would do next, as far as that can be done at once: by the search, else by the mind."""
    rng = Rng(0)
    state = game.imagine(view, rng)
    state.apply(seat, action)
    line = [action]
    while len(line) < MOST_STEPS and (legal := state.legal(seat)):
        next_action = search.next_after(line)
        following = next_action if next_action in legal else search.mind.order(state, seat, legal, rng)[0][1]
        state.apply(seat, following)
        line.append(following)
    return line[1:]


def origin_of(search: TreeSearch) -> Telling:
    """Tell where the shares come from: games that were played on, or positions that were judged at once."""
    if search.tuning.horizon == 0:
        return telling("core.from-positions", positions=search.done)
    return telling("core.from-games", games=search.done)
