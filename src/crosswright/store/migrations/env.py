"""What Alembic runs to change the tables, on the connection and in the transaction it is given."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    version_table=context.config.attributes["version_table"],
    # SQLite takes back changed tables like any other change, once nobody begins for it.
    transactional_ddl=True,
)
context.run_migrations()
