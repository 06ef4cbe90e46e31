"""Checks of the rules: the action table, legality and refusals, turns, ends, pieces, copies, records."""

from shoal.core.actions import ActionTable
from shoal.core.errors import UnknownAction
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State
from shoal.core.record import ActEntry, Record, decode, encode
from shoal.core.replay import Replay
from shoal.core.rng import Rng
from shoal.testkit.random_games import (
    Setup,
    actions_of,
    plain,
    positions,
    random_ply,
    require,
    setups,
    some_positions,
    walk,
)

OWED_BY_GAME = ("start", "imagine", "max_plies", "insight", "tell", "picture")
OWED_BY_STATE = ("turn", "legal", "apply", "refusal", "copy", "scores", "shares", "ending", "view")


def check_complete(game: Game, _rng: Rng, _walks: int) -> None:
    """The game has every method that the protocol asks of it: compiled classes do not check that themselves."""
    state = setups(game)[0].start()
    for kind, base, owed in ((type(game), Game, OWED_BY_GAME), (type(state), State, OWED_BY_STATE)):
        missing = [name for name in owed if getattr(kind, name) is getattr(base, name)]
        require(not missing, f"{kind.__name__} does not say {', '.join(missing)}")
    meta = game.meta
    require(len(game.actions) > 0, "the action table is empty")
    require(bool(meta.endings), "the game names no way to end")
    require(meta.rules_version in meta.releases, "no release is named for the present rules version")


def check_texts(game: Game, _rng: Rng, _walks: int) -> None:
    """`parse` and `format` are exact inverses over the whole action table, and other text is refused."""
    actions = game.actions
    for action in range(len(actions)):
        text = actions.format(action)
        require(_parsed(actions, text) == action, f"{text!r} is not read back as action {action}")
        require(text == text.strip() and bool(text), f"action {action} has no clean text: {text!r}")
    require(_parsed(actions, "no such action") is None, "a text that names no action was parsed")


def _parsed(actions: ActionTable, text: str) -> int | None:
    try:
        return actions.parse(text)
    except UnknownAction:
        return None


def check_legality(game: Game, rng: Rng, walks: int) -> None:
    """An action is refused exactly when it is not legal, for every seat, for chance, over the whole action table."""
    for _setup, state in some_positions(game, rng, walks):
        for seat in (*range(state.seats), CHANCE):
            allowed = actions_of(state, seat)
            require(allowed == sorted(set(allowed)), "legal actions do not rise", state)
            require(seat in state.turn() or not allowed, f"seat {seat} may act out of turn", state)
            _check_refusals(state, seat, set(allowed))


def _check_refusals(state: State, seat: int, allowed: set[int]) -> None:
    for action in range(len(state.game.actions)):
        refusal = state.refusal(seat, action)
        if (refusal is None) != (action in allowed):
            text = state.game.actions.format(action)
            verdict = "legal and refused" if refusal else "neither legal nor refused"
            require(condition=False, promise=f"{text!r} of seat {seat} is {verdict}", where=state)
        if refusal is not None:
            require(bool(refusal.rule and refusal.telling.id), "a refusal names no rule or says nothing")


def check_turns(game: Game, rng: Rng, walks: int) -> None:
    """`turn`, `mover`, `legal` and `ending` agree, and chance is never due together with a seat."""
    for _setup, state in positions(game, rng, walks):
        turn = state.turn()
        require(list(turn) == sorted(set(turn)), f"turn {turn} does not rise")
        require(CHANCE not in turn or len(turn) == 1, "chance is due while a seat owes a decision")
        require(state.mover() == (turn[0] if turn else NOBODY), "mover() is not the first of turn()")
        require(all(actions_of(state, seat) for seat in turn), "nothing is legal", state)
        require((state.ending() in game.meta.endings) == (not turn), f"ending {state.ending()!r}, turn {turn}")
        require(bool(turn) or not any(state.legal(seat) for seat in range(state.seats)), "legal after the end")


def check_termination(game: Game, rng: Rng, walks: int) -> None:
    """Every game ends within `max_plies`."""
    for setup in setups(game):
        for _ in range(10 * walks):
            for _state in walk(setup, rng):
                pass


def check_conservation(game: Game, rng: Rng, walks: int) -> None:
    """No action loses or makes a piece."""
    for setup in setups(game):
        before = setup.start().census()
        for _ in range(walks):
            for state in walk(setup, rng):
                require(state.census() == before, f"pieces were {before}, now {state.census()}", state)


def check_copies(game: Game, rng: Rng, walks: int) -> None:
    """A copy is equal, and acting on one changes nothing in the other."""
    for _setup, state in some_positions(game, rng, walks):
        if not state.turn():
            continue
        before = plain(state.view(ALL))
        legal = [list(state.legal(seat)) for seat in range(state.seats)]
        copy = state.copy()
        require(plain(copy.view(ALL)) == before, "a copy differs")
        seat, action = random_ply(copy, rng)
        copy.apply(seat, action)
        unchanged = plain(state.view(ALL)) == before and [state.legal(s) for s in range(state.seats)] == legal
        require(unchanged, "acting on a copy changed the position", state)
        again = state.copy()
        again.apply(seat, action)
        require(plain(again.view(ALL)) == plain(copy.view(ALL)), "two copies part after the same action")


def check_records(game: Game, rng: Rng, walks: int) -> None:
    """A record, written and read, replays to the identical state."""
    for setup in setups(game):
        for _ in range(walks):
            record, end = _recorded_walk(setup, rng)
            again = decode(encode(record))
            require(again == record, "a record is not read back as it was written")
            replay = Replay(game.start(record.seats, record.options))
            for entry in again.entries:
                replay.feed(entry)
            require(plain(replay.state.view(ALL)) == plain(end.view(ALL)), "a record replays to another state")


def _recorded_walk(setup: Setup, rng: Rng) -> tuple[Record, State]:
    state, game = setup.start(), setup.game
    entries = []
    while state.turn():
        seat, action = random_ply(state, rng)
        entries.append(ActEntry(seat, game.actions.format(action)))
        state.apply(seat, action)
        require(len(entries) <= setup.max_plies(), "the game goes on after max_plies")
    meta = game.meta
    record = Record(
        game.name, meta.rules_version, game.edition.digest, setup.seats, dict(setup.options), tuple(entries)
    )
    return record, state


def check_shares(game: Game, rng: Rng, walks: int) -> None:
    """Win shares sum to 1, and there is a score and a reward for every seat."""
    for _setup, state in some_positions(game, rng, walks):
        shares = state.shares()
        require(len(shares) == len(state.scores()) == state.seats, "a seat has no score or share")
        require(abs(sum(shares) - 1) < 1e-9 and min(shares) >= 0, f"shares {shares} do not sum to 1")
        for seat in range(state.seats):
            require(state.reward(seat) == state.reward(seat), "a reward is not a number")
