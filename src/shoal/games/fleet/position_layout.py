"""How a position of Fleet is laid out in flat lists and bits: see `position.py`."""

from typing import Final

CLASSES: Final = 36
"""Classes of boats afloat, of one seat: six kinds with six levels each."""
LEVELS_OF_KIND: Final = 6
"""Without a captain; with a captain and 0 to 4 crates."""
SEAT_BIT: Final = [1, 2, 4, 8]
KIND_BIT: Final = [1, 2, 4, 8, 16, 32]
BITS_IN: Final = [bits.bit_count() for bits in range(64)]
ONE_OF_EACH: Final = 63
"""The bits of one card of each kind, with which every hand begins."""
