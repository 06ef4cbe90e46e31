"""Print the SQL of the migrations after a version, and of the indexes that follow, for a linter to read.

    python scripts/migration_sql.py [0018] | squawk

The rules of squawk say what locks a database table for long, or breaks nodes of the release before. Migrations up to
0018 were made before it was asked; some of them read rows, and cannot be printed.
"""

import sys

from alembic import command

from shoal.server.migrations.indexes import LATER
from shoal.server.migrations.upgrade import LOCK_TIMEOUT, config

CHECKED = "0018"


def main() -> None:
    print(f"SET lock_timeout = '{LOCK_TIMEOUT}';\nSET statement_timeout = 0;")
    print("BEGIN;")
    command.upgrade(config(), f"{sys.argv[1] if len(sys.argv) > 1 else CHECKED}:head", sql=True)
    print("COMMIT;")
    for name, rest in LATER.items():
        print(f"CREATE INDEX CONCURRENTLY IF NOT EXISTS {name} {rest};")


if __name__ == "__main__":
    main()
