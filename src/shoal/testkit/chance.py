"""Checks of chance: odds are well formed, `sample` follows them, and `reshuffle` draws secrets by the same odds."""

from collections import Counter

from shoal.core.game import ALL, CHANCE, Game, State, show
from shoal.core.rng import Rng
from shoal.testkit.random_games import plain, positions, random_ply, require, setups

SAMPLES = 600
NODES_SAMPLED = 40
PROBES = 30
MOST_SECRETS = 12
LAW_PLIES = 8
TOLERANCE = 5.0


def check_odds(game: Game, rng: Rng, walks: int) -> None:
    """`odds` rises by index with positive whole weights, is empty unless chance is due, and `sample` follows it."""
    sampled = 0
    for _setup, state in positions(game, rng, walks):
        odds = state.odds()
        require(bool(odds) == (state.turn() == (CHANCE,)), f"odds {odds} at turn {state.turn()}")
        outcomes = [outcome for outcome, _ in odds]
        require(outcomes == sorted(set(outcomes)), "the outcomes of odds() do not rise")
        require(all(type(w) is int and w > 0 for _, w in odds), f"weights of {odds} are not positive whole numbers")
        if odds and sampled < NODES_SAMPLED:
            sampled += 1
            drawn = Counter(str(state.sample(rng)) for _ in range(SAMPLES))
            total = sum(weight for _, weight in odds)
            expected = {str(outcome): weight / total for outcome, weight in odds}
            require(_agree(drawn, expected), "sample() does not follow odds()", state)


def check_law(game: Game, rng: Rng, walks: int) -> None:
    """`reshuffle` deals by the probabilities of chance given what the seat has seen, and can deal all that is possible.

    The other histories are made by brute force: the same game again, where everything that the seat saw is kept and
    everything that it did not see is drawn again. If other seats chose something hidden, only what is possible is
    compared, not how often it comes.
    """
    for setup in setups(game):
        for _ in range(walks):
            length = 1 + rng.below(LAW_PLIES)
            history: list[tuple[int, int]] = []
            state = setup.start()
            while state.turn() and len(history) < length:
                seat, action = random_ply(state, rng)
                history.append((seat, action))
                state.apply(seat, action)
            for reader in setup.readers():
                _check_law_of(setup.start(), history, state, reader, rng)


def _check_law_of(start: State, history: list[tuple[int, int]], end: State, reader: int, rng: Rng) -> None:
    if len(end.turn()) > 1 or _sealed_in(start, history):
        return
    possible: Counter[str] = Counter()
    weights: dict[str, float] = {}
    by_chance_alone = True
    for number in range(SAMPLES):
        if number == PROBES and len(possible) < 2:
            return
        other_secret, weight, chance_alone = _other_history(start.copy(), history, reader, rng)
        by_chance_alone = by_chance_alone and chance_alone
        if other_secret is not None:
            possible[other_secret] += 1
            weights[other_secret] = weights.get(other_secret, 0.0) + weight
    if len(possible) > MOST_SECRETS:
        return
    dealt: Counter[str] = Counter()
    for _ in range(SAMPLES):
        other = end.copy()
        other.reshuffle(reader, rng)
        dealt[plain(other.view(ALL))] += 1
    common = [secret for secret, count in possible.items() if count > SAMPLES // 20]
    missed = [secret for secret in common if not dealt[secret]]
    require(not missed, f"reshuffle never gives what is possible: {missed[:1]}")
    if by_chance_alone:
        total = sum(weights.values())
        law = {secret: weight / total for secret, weight in weights.items()}
        require(_agree(dealt, law, law_samples=SAMPLES), f"reshuffle does not follow the law {law}: {dealt}")


def _sealed_in(state: State, history: list[tuple[int, int]]) -> bool:
    state = state.copy()
    for seat, action in history:
        if len(state.turn()) > 1:
            return True
        state.apply(seat, action)
    return False


def _other_history(
    state: State, history: list[tuple[int, int]], reader: int, rng: Rng
) -> tuple[str | None, float, bool]:
    """Play the history again, drawing again what the reader cannot see.

    Return the position (None if what the reader saw could not have followed), its weight by the outcomes that the
    reader saw, and whether everything hidden was chance.
    """
    weight, chance_alone = 1.0, True
    for seat, action in history:
        shown = show(state, seat, action, reader)
        if seat == CHANCE:
            odds = state.odds()
            alike = [(other, w) for other, w in odds if show(state, seat, other, reader) == shown]
            if not alike:
                return None, 0.0, chance_alone
            weight *= sum(w for _, w in alike) / sum(w for _, w in odds)
            taken = rng.weighted(alike)
        else:
            choices = [other for other in state.legal(seat) if show(state, seat, other, reader) == shown]
            if not choices:
                return None, 0.0, chance_alone
            chance_alone = chance_alone and not shown.veiled
            taken = rng.pick(choices)
        state.apply(seat, taken)
    return plain(state.view(ALL)), weight, chance_alone


def _agree(drawn: Counter[str], law: dict[str, float], *, law_samples: int = 0) -> bool:
    """Compare counts with probabilities, within five standard errors; those found by samples have their own error."""
    total = drawn.total()
    unheard_of = sum(count for outcome, count in drawn.items() if outcome not in law)
    if unheard_of > (total // 20 if law_samples else 0):
        return False
    doubt = 1 / total + (1 / law_samples if law_samples else 0)
    return all(
        abs(drawn[outcome] / total - share) <= TOLERANCE * (share * (1 - share) * doubt) ** 0.5 + 1e-9
        for outcome, share in law.items()
    )
