"""Reaching positions of Fleet: by steps in words, or by placing cards, boats and licences on the table."""

from shoal.core.game import CHANCE, NOBODY, act
from shoal.games.fleet import GAME
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.phases import NAMES
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.state import FleetState
from shoal.texts import Speaker

SAY = Speaker(GAME)
IDLE = ("decline", "pass", "stop")


def play(state: FleetState, steps: str) -> FleetState:
    """Play steps, separated by commas, each checked and by the seat to move, chance included."""
    for text in filter(None, (part.strip() for part in steps.split(","))):
        act(state, state.mover(), GAME.actions.parse(text))
    return state


def opened(seats: int = 2, display: str = "", start: int = 0, **options: bool) -> FleetState:
    """Begin a game with that start player and these licences on display, premium ones too."""
    state = GAME.start(seats, options)
    play(state, f"start {start}")
    while state.round == 0:
        state.apply(CHANCE, state.odds()[0][0])
    names = display.split() or ["shrimp", "cod", "lobster", "tuna"][:seats]
    for kind in range(LICENCE_KINDS):
        state.unseen[kind] += state.display[kind]
        state.display[kind] = 0
    for name in names:
        state.unseen[LICENCES.index(name)] -= 1
        state.display[LICENCES.index(name)] += 1
    return state


def deal(state: FleetState, seat: int, cards: str) -> None:
    """Let the seat hold exactly these cards, exchanged with the boat deck."""
    first = BOAT_KINDS * seat
    for kind in range(BOAT_KINDS):
        state.deck[kind] += state.hands[first + kind]
        state.hands[first + kind] = 0
    for name in cards.split():
        state.deck[BOATS.index(name)] -= 1
        state.hands[first + BOATS.index(name)] += 1
    state.hand_size[seat] = len(cards.split())
    state.deck_size = sum(state.deck)
    state.cash[seat] = sum(state.printed.cash[BOATS.index(name)] for name in cards.split())


def own(state: FleetState, seat: int, licences: str) -> None:
    """Let the seat own licences that nobody has seen."""
    for name in licences.split():
        kind = LICENCES.index(name)
        state.unseen[kind] -= 1
        state.licences[LICENCE_KINDS * seat + kind] += 1


def afloat(state: FleetState, seat: int, boat: str, crates: int = -1, boats: int = 1) -> None:
    """Put boats on the water, from the deck; with captains (Shrimp cards) and crates unless crates is -1."""
    kind = BOATS.index(boat)
    state.fleet[CLASSES * seat + LEVELS_OF_KIND * kind + crates + 1] += boats
    state.deck[kind] -= boats
    if crates < 0:
        state.waiting[seat] += boats
    else:
        state.deck[BOATS.index("shrimp")] -= boats
        state.captains[BOAT_KINDS * seat + BOATS.index("shrimp")] += boats
        state.supply -= crates * boats
    state.deck_size = sum(state.deck)


def phase(state: FleetState) -> str:
    return NAMES[state.phase]


def idle_until(state: FleetState, *phases: str) -> FleetState:
    """Let everybody do as little as possible until one of these phases; chance gives its first outcome."""
    while phase(state) not in phases:
        mover = state.mover()
        assert mover != NOBODY, "the game is over"
        if mover == CHANCE:
            state.apply(mover, state.odds()[0][0])
            continue
        legal = state.legal(mover)
        idle = [action for action in legal if GAME.actions.idle[action]]
        state.apply(mover, (idle or legal)[0])
    return state


def launching(state: FleetState) -> FleetState:
    """Skip the auction: nobody buys, and the display stays as it is."""
    state.bought = 1
    return idle_until(state, "launch", "captain", "process", "draw")


def legal_texts(state: FleetState) -> list[str]:
    return [GAME.actions.format(action) for action in state.legal(state.mover())]


def refused_by(state: FleetState, text: str, seat: int | None = None) -> str | None:
    """Return the rule that refuses the step to that seat, or to the one whose turn it is."""
    refusal = state.refusal(state.mover() if seat is None else seat, GAME.actions.parse(text))
    return None if refusal is None else refusal.rule


def why_not(state: FleetState, text: str) -> str:
    """Say in English why the step is refused to the seat whose turn it is."""
    refusal = state.refusal(state.mover(), GAME.actions.parse(text))
    assert refusal is not None, f"{text} is legal"
    return f"{refusal.rule}: {SAY(refusal.telling)}"


def hand_of(state: FleetState, seat: int) -> dict[str, int]:
    return {
        name: state.hands[BOAT_KINDS * seat + kind]
        for kind, name in enumerate(BOATS)
        if state.hands[BOAT_KINDS * seat + kind]
    }


def licences_of(state: FleetState, seat: int) -> dict[str, int]:
    owned = state.licences[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)]
    return {name: count for name, count in zip(LICENCES, owned, strict=True) if count}
