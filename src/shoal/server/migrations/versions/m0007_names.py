"""Compare names by their looks: `folded` becomes the skeleton.

Of several players whose names look alike, the oldest account keeps the skeleton, or the oldest guest if none has an
account. The others keep their name, and their old key after a sign that no skeleton has: they sign in and are found as
before. No new player can get a name that looks like one of theirs.
"""

import sqlalchemy as sa
from alembic import op

from shoal.server.platform.base.confusables import LONGEST_FOLDED, fold

revision = "0007"
down_revision = "0006"

PLAYERS = sa.table("players", *map(sa.column, ("id", "name", "folded", "password", "created")))


def upgrade() -> None:
    connection = op.get_bind()
    order = (PLAYERS.c.password.is_(None), PLAYERS.c.created, PLAYERS.c.id)
    taken: set[str] = set()
    changes: list[dict[str, str]] = []
    for player in connection.execute(sa.select(PLAYERS).order_by(*order)):
        folded = fold(player.name)
        folded = f"={player.folded}"[:LONGEST_FOLDED] if folded in taken else folded
        taken.add(folded)
        if folded != player.folded:
            changes.append({"player": player.id, "between": f"~{player.id}", "after": folded})
    for value in ("between", "after"):
        if changes:
            changed = sa.update(PLAYERS).where(PLAYERS.c.id == sa.bindparam("player"))
            connection.execute(changed.values(folded=sa.bindparam(value)), changes)
