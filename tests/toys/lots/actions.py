"""The action table of Lots: action n bids n."""

from typing import Final

from shoal.core.actions import ActionTable, block
from toys.lots.meta import MONEY

ACTIONS: Final = ActionTable(block("bid", range(MONEY + 1), veil="seals a bid"))
