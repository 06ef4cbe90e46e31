"""A position of Fresh Fish, made from a view."""

from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD, cell_of
from shoal.games.fresh_fish.bitboards import high_bit, low_bit
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, KINDS, OUTLETS, TILES, TRADES
from shoal.games.fresh_fish.phases import NAMES
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import NO_BID, NOT_YET, OFF_BOARD, mask_of
from shoal.games.fresh_fish.view import OFF, FreshFishView


def rebuild(position: Position, view: FreshFishView) -> None:
    """Put everything that the view tells into a first position; unknown bids are still to be made."""
    _rebuild_board(position, view)
    _rebuild_seats(position, view)
    _rebuild_deck(position, view)
    _rebuild_phase(position, view)


def _rebuild_board(position: Position, view: FreshFishView) -> None:
    position.centers = [cell_of(name) for name in view["centers"]]
    position.street_low, position.street_high = _board(view["streets"])
    position.demo_low, position.demo_high = _board(view["demonstrations"])
    position.zone_low, position.zone_high = _board(view["zones"])
    position.taken_low, position.taken_high = _board([name for names in view["reserved"] for name in names])
    built = [name for names in view["outlets"] for name in names if name not in (None, OFF)]
    position.served_low, position.served_high = _board(view["centers"] + [name for name in built if name])
    apartments_low, apartments_high = _board(view["apartments"])
    low = position.street_low | position.demo_low | position.served_low | apartments_low
    high = position.street_high | position.demo_high | position.served_high | apartments_high
    position.empty_low = position.ground.low & ~low
    position.empty_high = position.ground.high & ~high


def _board(names: list[str]) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for name in names:
        low |= low_bit(cell_of(name))
        high |= high_bit(cell_of(name))
    return low, high


def _rebuild_seats(position: Position, view: FreshFishView) -> None:
    position.outlets = [_cell(outlet) for outlets in view["outlets"] for outlet in outlets]
    position.plots = [[BUILD + cell_of(name) for name in names] for names in view["reserved"]]
    position.reserved_once = sum(mask_of(seat) for seat, once in enumerate(view["reserved_once"]) if once)
    position.money = list(view["money"])
    position.supply = list(view["supply"])
    position.aside = list(view["aside"])


def _cell(outlet: str | None) -> int:
    if outlet is None:
        return NOT_YET
    return OFF_BOARD if outlet == OFF else cell_of(outlet)


def _rebuild_deck(position: Position, view: FreshFishView) -> None:
    position.deck = [view["deck"][TILES[kind]] for kind in range(KINDS)]
    position.deck_size = sum(position.deck)
    position.outlets_left = sum(position.deck[FIRST_OUTLET : FIRST_OUTLET + TRADES])
    position.set_aside = view["set_aside"]
    position.zones_waiting = view["zones_waiting"]
    position.zones_used = view["zones_used"]
    position.bank = view["paid"]
    position.turns = view["turns"]
    position.passes = view["passes"]
    position.expropriated = view["expropriated"]


def _rebuild_phase(position: Position, view: FreshFishView) -> None:
    phase, player, builder, tile, auction = (
        view["phase"], view["player"], view["builder"], view["tile"], view["auction"],
    )  # fmt: skip
    position.phase = NAMES.index(phase)
    position.player = player or 0
    if tile is not None:
        position.tile = TILES.index(tile)
    if phase == "turn":
        position.due = mask_of(position.player)
    elif builder is not None:
        position.due = mask_of(builder)
    if auction is not None:
        position.bids = [NO_BID if bid is None else bid for bid in auction["sealed"]]
        position.due = sum(mask_of(seat) for seat in auction["bidders"] if position.bids[seat] == NO_BID)
    opened = view["opened"]
    if opened is not None:
        position.opened = [NO_BID if bid is None else bid for bid in opened["bids"]]
        position.opened_outlet = OUTLETS.index(opened["outlet"])
        position.opened_winner = opened["winner"]
