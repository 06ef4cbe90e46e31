"""Reaching positions of Pisces: by texts, or by laying pieces out."""

from shoal.core.game import act
from shoal.core.options import Value
from shoal.games.pisces import GAME, bidding, port, purchases
from shoal.games.pisces.edition_numbers import GEAR_TYPES, ITEMS
from shoal.games.pisces.state import PiscesState
from shoal.games.pisces.turn_order import advance
from shoal.texts import Speaker

ACTIONS = GAME.pisces_actions
BOARDS = GAME.printed


def play(state: PiscesState, *texts: str) -> PiscesState:
    """Play steps, each checked and by the seat whose turn it is; return the same state."""
    for text in texts:
        act(state, state.mover(), ACTIONS.parse(text))
    return state


def begun(*boards: str, first: int = 0, **options: Value) -> PiscesState:
    """Begin a game in which the seats, the first player's first, take these boards."""
    state = GAME.start(len(boards), options)
    return play(state, f"first {first}", *(f"take {name}" for name in boards))


def fishing(
    *boards: str,
    goals: tuple[str, str] | None = None,
    blocks: tuple[str, ...] = (),
    fleets: tuple[str, ...] = (),
    **options: Value,
) -> PiscesState:
    """Go on to the first attempt; without other wishes everybody guards a spawner and sends all boats to sea."""
    state = begun(*boards, first=0, **options)
    play(state, *(f"goal {name}" for name in goals or boards[:2]))
    play(state, *(f"block {block}" for block in blocks or [f"{name} spawner b" for name in boards]))
    for fleet in fleets or ["ocean ocean"] * len(boards):
        play(state, *(f"boat {area}" for area in fleet.split()))
    return state


def in_port(*boards: str, first: int = 0, **options: Value) -> PiscesState:
    """Begin a game and go to the shop of round 1 at once, as if nobody had caught anything."""
    state = begun(*boards, first=first, **options)
    return_to_port(state)
    return state


def return_to_port(state: PiscesState) -> None:
    """Take everything home and open the shop, at any point of the round."""
    port.come_home(state)
    purchases.begin(state)
    advance(state)


def give(state: PiscesState, seat: int, **chips: int) -> PiscesState:
    """Let a seat hold these chips, from the centres or, if these have too few, from the boards."""
    for name, number in chips.items():
        kind = BOARDS.species.index(name)
        state.hold[seat * len(BOARDS.species) + kind] += number
        state.points[seat] += number * BOARDS.values[kind]
        state.centre[kind] -= number
        for place in range(BOARDS.board_from[kind], BOARDS.board_from[kind + 1]):
            if state.centre[kind] < 0 and state.stack[place]:
                state.stack[place] -= 1
                state.centre[kind] += 1
    return state


def equip(state: PiscesState, seat: int, **cards: int) -> PiscesState:
    """Let a seat own gear that it can use at once."""
    for name, number in cards.items():
        gear = ITEMS.index(name) - 1
        state.gear[GEAR_TYPES * seat + gear] += number
        state.gear_left[gear] -= number
    return state


def auctioned(state: PiscesState, seat: int, motors: int, holding: dict[str, int]) -> PiscesState:
    """Equip a seat and open the auction, the fish left as they are."""
    equip(give(state, seat, **holding), seat, outboard=motors)
    bidding.begin(state)
    advance(state)
    return state


def legal(state: PiscesState) -> list[str]:
    return [ACTIONS.format(action) for action in state.legal(state.mover())]


def odds(state: PiscesState) -> dict[str, int]:
    return {ACTIONS.format(action): weight for action, weight in state.odds()}


def refused(state: PiscesState, text: str, seat: int | None = None) -> str | None:
    """Return the rule that refuses the step to that seat, or to the one whose turn it is."""
    refusal = state.refusal(state.mover() if seat is None else seat, ACTIONS.parse(text))
    return None if refusal is None else refusal.rule


def reason(state: PiscesState, text: str) -> str:
    """Say why the step is refused to the one whose turn it is: the rule, and the sentence in English."""
    refusal = state.refusal(state.mover(), ACTIONS.parse(text))
    assert refusal is not None
    return f"{refusal.rule}: {Speaker(GAME, reader=state.mover())(refusal.telling)}"


def place(name: str) -> int:
    return BOARDS.locations.index(name)


def hold(state: PiscesState, seat: int) -> dict[str, int]:
    kinds = len(BOARDS.species)
    row = state.hold[kinds * seat : kinds * (seat + 1)]
    return {name: number for name, number in zip(BOARDS.species, row, strict=True) if number}


def stage(state: PiscesState, species: str, name: str) -> list[int]:
    """Return the stacks of one stage in filling order."""
    kind = BOARDS.species.index(species)
    number = BOARDS.stages[kind].index(name)
    return state.stack[BOARDS.stage_from[kind][number] : BOARDS.stage_from[kind][number + 1]]


def lay(state: PiscesState, **stacks: int) -> PiscesState:
    """Lay chips on locations, taken from or put back to the centre; `crab_adult_8=3`, with "to" for a dash."""
    for name, number in stacks.items():
        spot = place(name.replace("_", " ").replace("to", "-"))
        state.centre[BOARDS.species_of[spot]] += state.stack[spot] - number
        state.stack[spot] = number
    return state
