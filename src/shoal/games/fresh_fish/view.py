"""What may be known of a position of Fresh Fish: everything but the bids that others have sealed."""

from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

from shoal.core.game import ALL, Game, View
from shoal.core.native import i64
from shoal.core.options import Value
from shoal.games.fresh_fish.actions import BUILD, CELLS, FIRST_OUTLET, KINDS, OUTLETS, TILES, TRADES, cell_name, cell_of
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.building import apartment_board
from shoal.games.fresh_fish.phases import BIDS, BUILDING, NO_AUCTION, NO_BID, NOT_YET, OFF_BOARD, TURN, mask_of
from shoal.games.fresh_fish.plots import high_bit, list_plots, low_bit

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState

Phase = Literal["centers", "start player", "turn", "tile", "bids", "building", "over"]
PHASES: Final[tuple[Phase, ...]] = ("centers", "start player", "turn", "tile", "bids", "building", "over")
OFF: Final = "off board"


class Auction(TypedDict):
    """An outlet under the hammer: who drew it, who must bid, and of the sealed bids those that the reader knows."""

    outlet: str
    drawer: int
    bidders: list[int]
    sealed: list[int | None]


class Opened(TypedDict):
    """The last auction: what each seat bid, and who won; no bids where only one seat needed the outlet."""

    outlet: str
    bids: list[int | None]
    winner: int


class FreshFishView(TypedDict):
    """A position in names.

    side            rows and columns of the board
    player          whose turn it is; None until there is a start player
    builder         who must build the tile in hand
    tile            the tile in hand: turned up, or won
    outlets         for each seat its four outlets by trade: a plot, "off board", or None
    reserved        for each seat its reserved plots
    supply, aside   for each seat its markers to use, and those set aside
    reserved_once   which seats have reserved a plot before
    deck            how many tiles of each kind are still face down
    set_aside       apartments for when the deck is empty
    zones_waiting   construction zones that wait for apartments
    zones_used      construction zones that were built over
    paid            what the bank has received
    expropriated    how many plots have become streets by force
    """

    options: dict[str, Value]
    side: int
    phase: Phase
    player: int | None
    builder: int | None
    tile: str | None
    turns: int
    passes: int
    centers: list[str]
    streets: list[str]
    demonstrations: list[str]
    apartments: list[str]
    zones: list[str]
    outlets: list[list[str | None]]
    reserved: list[list[str]]
    reserved_once: list[bool]
    money: list[int]
    supply: list[int]
    aside: list[int]
    deck: dict[str, int]
    set_aside: int
    zones_waiting: int
    zones_used: int
    paid: int
    expropriated: int
    auction: Auction | None
    opened: Opened | None


def view(state: "FreshFishState", reader: int) -> FreshFishView:
    seats = range(state.seats)
    apartments_low, apartments_high = apartment_board(state)
    building = state.phase == BUILDING
    return {
        "options": dict(state.options),
        "side": state.ground.side,
        "phase": PHASES[state.phase],
        "player": state.player if state.phase >= TURN else None,
        "builder": state.mover() if building else None,
        "tile": TILES[state.tile] if building or state.phase == BIDS else None,
        "turns": state.turns,
        "passes": state.passes,
        "centers": [cell_name(cell) for cell in state.centers],
        "streets": _names(state.street_low, state.street_high),
        "demonstrations": _names(state.demo_low, state.demo_high),
        "apartments": _names(apartments_low, apartments_high),
        "zones": _names(state.zone_low, state.zone_high),
        "outlets": [[_outlet(cell) for cell in state.outlets[TRADES * seat :][:TRADES]] for seat in seats],
        "reserved": [[cell_name(action - BUILD) for action in state.plots[seat]] for seat in seats],
        "reserved_once": [state.reserved_once & mask_of(seat) != 0 for seat in seats],
        "money": list(state.money),
        "supply": list(state.supply),
        "aside": list(state.aside),
        "deck": {TILES[kind]: state.deck[kind] for kind in range(KINDS)},
        "set_aside": state.set_aside,
        "zones_waiting": state.zones_waiting,
        "zones_used": state.zones_used,
        "paid": state.bank,
        "expropriated": state.expropriated,
        "auction": _auction(state, reader) if state.phase == BIDS else None,
        "opened": _opened(state) if state.opened_outlet != NO_AUCTION else None,
    }


def _names(low: i64, high: i64) -> list[str]:
    return [cell_name(cell) for cell in list_plots(low, high, 0)]


def _outlet(cell: int) -> str | None:
    if cell < CELLS:
        return cell_name(cell)
    return OFF if cell == OFF_BOARD else None


def _auction(state: "FreshFishState", reader: int) -> Auction:
    bidders = eligible(state)
    return {
        "outlet": OUTLETS[state.tile - FIRST_OUTLET],
        "drawer": state.player,
        "bidders": [seat for seat in range(state.seats) if bidders & mask_of(seat)],
        "sealed": [_bid(bid) if reader in (seat, ALL) else None for seat, bid in enumerate(state.bids)],
    }


def _opened(state: "FreshFishState") -> Opened:
    return {
        "outlet": OUTLETS[state.opened_outlet],
        "bids": [_bid(bid) for bid in state.opened],
        "winner": state.opened_winner,
    }


def _bid(bid: int) -> int | None:
    return None if bid == NO_BID else bid


def imagine(game: Game, view: View) -> "FreshFishState":
    """Rebuild the position; bids that the view does not know are still to be made."""
    known = cast("FreshFishView", view)
    state = cast("FreshFishState", game.start(len(known["money"]), known["options"]))
    _set_board(state, known)
    _set_seats(state, known)
    _set_deck(state, known)
    _set_phase(state, known)
    return state


def _set_board(state: "FreshFishState", known: FreshFishView) -> None:
    state.centers = [cell_of(name) for name in known["centers"]]
    state.street_low, state.street_high = _board(known["streets"])
    state.demo_low, state.demo_high = _board(known["demonstrations"])
    state.zone_low, state.zone_high = _board(known["zones"])
    state.taken_low, state.taken_high = _board([name for names in known["reserved"] for name in names])
    built = [name for names in known["outlets"] for name in names if name not in (None, OFF)]
    state.served_low, state.served_high = _board(known["centers"] + [name for name in built if name])
    apartments_low, apartments_high = _board(known["apartments"])
    low = state.street_low | state.demo_low | state.served_low | apartments_low
    high = state.street_high | state.demo_high | state.served_high | apartments_high
    state.empty_low = state.ground.low & ~low
    state.empty_high = state.ground.high & ~high


def _board(names: list[str]) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for name in names:
        low |= low_bit(cell_of(name))
        high |= high_bit(cell_of(name))
    return low, high


def _set_seats(state: "FreshFishState", known: FreshFishView) -> None:
    state.outlets = [_cell(outlet) for outlets in known["outlets"] for outlet in outlets]
    state.plots = [[BUILD + cell_of(name) for name in names] for names in known["reserved"]]
    state.reserved_once = sum(mask_of(seat) for seat, once in enumerate(known["reserved_once"]) if once)
    state.money = list(known["money"])
    state.supply = list(known["supply"])
    state.aside = list(known["aside"])


def _cell(outlet: str | None) -> int:
    if outlet is None:
        return NOT_YET
    return OFF_BOARD if outlet == OFF else cell_of(outlet)


def _set_deck(state: "FreshFishState", known: FreshFishView) -> None:
    state.deck = [known["deck"][TILES[kind]] for kind in range(KINDS)]
    state.deck_size = sum(state.deck)
    state.outlets_left = sum(state.deck[FIRST_OUTLET : FIRST_OUTLET + TRADES])
    state.set_aside = known["set_aside"]
    state.zones_waiting = known["zones_waiting"]
    state.zones_used = known["zones_used"]
    state.bank = known["paid"]
    state.turns = known["turns"]
    state.passes = known["passes"]
    state.expropriated = known["expropriated"]


def _set_phase(state: "FreshFishState", known: FreshFishView) -> None:
    phase, player, builder, tile, auction = (
        known["phase"], known["player"], known["builder"], known["tile"], known["auction"],
    )  # fmt: skip
    state.player = player or 0
    if phase == "turn":
        state.begin_turn()
    state.phase = PHASES.index(phase)
    if tile is not None:
        state.tile = TILES.index(tile)
    if builder is not None:
        state.let_build(builder)
    if auction is not None:
        state.bids = [NO_BID if bid is None else bid for bid in auction["sealed"]]
        state.due = sum(mask_of(seat) for seat in auction["bidders"] if state.bids[seat] == NO_BID)
    opened = known["opened"]
    if opened is not None:
        state.opened = [NO_BID if bid is None else bid for bid in opened["bids"]]
        state.opened_outlet = OUTLETS.index(opened["outlet"])
        state.opened_winner = opened["winner"]
