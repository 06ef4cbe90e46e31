"""What Alembic runs: the migrations, on the connection that it was given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transaction_per_migration=False)
context.run_migrations()
