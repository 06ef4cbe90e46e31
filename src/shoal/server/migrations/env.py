"""What Alembic runs: the migrations, on the connection that it was given, or as SQL that is only printed."""

from alembic import context

if context.is_offline_mode():
    context.configure(dialect_name="postgresql", literal_binds=True)
else:
    context.configure(connection=context.config.attributes["connection"], transaction_per_migration=False)
context.run_migrations()
